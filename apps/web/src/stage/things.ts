/** Obstacles and what else lies on the table: rocks, wrecks, clouds of gas, and flat tokens. */

import {
  BufferGeometry,
  Color,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Shape,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type Frame, toDrawing, turnOnDrawing } from '../board/frame.ts';
import type { ShownThing } from '../shown/table.ts';
import { DISC, FIRE, type Lights, type Tone, toneOf } from './lights.ts';
import { chance, seedOf } from './noise.ts';
import { sideColor } from './sides.ts';

/** A puff of gas, or a lamp. */
interface Puff {
  readonly kind: typeof DISC | typeof FIRE;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly tone: Tone;
  readonly strength: number;
  readonly age: number;
}

/** What a thing is made of, where it lies. */
interface Made {
  readonly stone?: BufferGeometry;
  readonly metal?: BufferGeometry;
  readonly glass?: BufferGeometry;
  readonly puffs?: readonly Puff[];
}

/** Obstacles and the like: everything of one material is one mesh, whatever lies on the table. */
export class Things {
  readonly group = new Group();
  readonly #materials = {
    stone: new MeshStandardMaterial({ vertexColors: true, flatShading: true, roughness: 0.95 }),
    metal: new MeshStandardMaterial({
      vertexColors: true,
      flatShading: true,
      roughness: 0.45,
      metalness: 0.45,
      side: DoubleSide,
    }),
    glass: new MeshStandardMaterial({
      vertexColors: true,
      roughness: 0.4,
      transparent: true,
      opacity: 0.38,
    }),
  };
  #made = '';
  #puffs: readonly Puff[] = [];

  show(things: readonly ShownThing[], frame: Frame): void {
    const made = JSON.stringify([
      frame.bottom,
      things.map(({ key, kind, player, at, outline }) => [key, kind, player, at, outline]),
    ]);
    if (made === this.#made) return;
    this.#made = made;
    this.#clear();
    const all = things.map((thing) => laid(build(thing), thing, frame));
    for (const name of ['stone', 'metal', 'glass'] as const) {
      const parts = all.flatMap((one) => one[name] ?? []);
      if (parts.length === 0) continue;
      const mesh = new Mesh(mergeGeometries(parts), this.#materials[name]);
      mesh.castShadow = name !== 'glass';
      mesh.receiveShadow = true;
      this.group.add(mesh);
      for (const part of parts) part.dispose();
    }
    this.#puffs = all.flatMap(({ puffs = [] }) => puffs);
  }

  /** Lights what glows. */
  draw(lights: Lights): void {
    for (const { kind, x, y, z, wide, tone, strength, age } of this.#puffs)
      lights.shine(kind, x, y, z, { wide, tone, strength, age });
  }

  #clear(): void {
    for (const child of this.group.children) if (child instanceof Mesh) child.geometry.dispose();
    this.group.clear();
  }

  dispose(): void {
    this.#clear();
    for (const material of Object.values(this.#materials)) material.dispose();
  }
}

/** A thing where it lies on the stage. */
function laid(made: Made, { at }: ShownThing, frame: Frame): Made {
  const [x, y] = toDrawing(frame, at.x, at.y);
  const turn = (-turnOnDrawing(frame, at.facing) * Math.PI) / 180;
  const matrix = new Matrix4().makeRotationZ(turn).setPosition(x, -y, 0);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    ...(made.stone && { stone: made.stone.applyMatrix4(matrix) }),
    ...(made.metal && { metal: made.metal.applyMatrix4(matrix) }),
    ...(made.glass && { glass: made.glass.applyMatrix4(matrix) }),
    puffs: (made.puffs ?? []).map((puff) => ({
      ...puff,
      x: x + puff.x * cos - puff.y * sin,
      y: -y + puff.x * sin + puff.y * cos,
    })),
  };
}

function build(thing: ShownThing): Made {
  const outline = corners(thing.outline);
  const random = chance(seedOf(`${thing.key} ${thing.outline.length}`));
  switch (thing.kind) {
    case 'asteroid':
      return { stone: rock(outline, random) };
    case 'debris':
      return { metal: wreck(outline, random) };
    case 'gascloud':
      return { puffs: gas(outline, random, [0x2fae86, 0x1f6f9a, 0x3fb98a]) };
    case 'electrochaff':
      return { puffs: gas(outline, random, [0x4f7fff, 0x9db4ff]) };
    case 'blaze':
      return { puffs: gas(outline, random, [0xff7a2c, 0xd6432a]) };
    default:
      return token(outline, thing);
  }
}

function corners(points: readonly number[]): readonly Vector2[] {
  const found: Vector2[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) found.push(new Vector2(points[at], points[at + 1]));
  return found;
}

/** How far in each ring of a rock lies, and how high, as parts of its size. */
const RINGS = [
  { out: 1, high: 0, corners: 26 },
  { out: 0.98, high: 0.16, corners: 26 },
  { out: 0.86, high: 0.33, corners: 22 },
  { out: 0.66, high: 0.46, corners: 16 },
  { out: 0.4, high: 0.54, corners: 10 },
  { out: 0.16, high: 0.57, corners: 5 },
] as const;

/** A rock over its true outline: its foot is the outline, its faces are rough, with pits and veins. */
function rock(outline: readonly Vector2[], random: () => number): BufferGeometry {
  const middle = middleOf(outline);
  const size = Math.max(...outline.map((corner) => corner.distanceTo(middle)));
  const rough = (by: number) => (random() - 0.5) * by * size;
  const pits = Array.from(
    { length: 4 },
    () => [rough(1.2), rough(1.2), size * (0.1 + random() * 0.16)] as const,
  );
  const sunk = (x: number, y: number) =>
    pits.reduce((sum, [px, py, r]) => {
      const away = Math.hypot(x - middle.x - px, y - middle.y - py) / r;
      return sum + (away < 1 ? (1 - away * away) * r * 0.6 : 0);
    }, 0);
  const rings = RINGS.map(({ out, high, corners: count }) =>
    evenly(outline, count).map((foot): Corner => {
      const spot = foot.clone().sub(middle).multiplyScalar(out).add(middle);
      if (high === 0) return [spot.x, spot.y, 0];
      const [x, y] = [spot.x + rough(0.08), spot.y + rough(0.08)];
      return [x, y, Math.max(1, high * size * 0.92 + rough(0.11) - sunk(x, y))];
    }),
  );
  const faces = new Faces();
  const tone = new Color();
  const stone = (height: number) =>
    tone.setHSL(
      0.07 + random() * 0.025,
      0.17 + random() * 0.08,
      0.13 + random() * 0.09 + 0.07 * (height / size),
    );
  for (const [at, low] of rings.entries()) {
    const above = rings[at + 1] ?? [[middle.x, middle.y, low[0]![2]] as const];
    stitch(low, above, (a, b, c) => faces.add(a, b, c, stone(b[2])));
  }
  return faces.geometry();
}

/** Triangles between two rings, of however many corners each. */
function stitch(
  low: readonly Corner[],
  high: readonly Corner[],
  add: (a: Corner, b: Corner, c: Corner) => void,
): void {
  for (let i = 0, j = 0; i < low.length || (j < high.length && high.length > 1); ) {
    const [a, c] = [low[i % low.length]!, high[j % high.length]!];
    const below = high.length === 1 || (i < low.length && (i + 1) / low.length <= (j + 1) / high.length);
    if (below) add(a, low[++i % low.length]!, c);
    else add(a, high[++j % high.length]!, c);
  }
}

/** Points along an outline, as far from each other. */
function evenly(outline: readonly Vector2[], count: number): readonly Vector2[] {
  const lengths = outline.map((from, at) => from.distanceTo(outline[(at + 1) % outline.length]!));
  const step = lengths.reduce((sum, length) => sum + length, 0) / count;
  const points: Vector2[] = [];
  let due = 0;
  for (const [at, from] of outline.entries()) {
    const length = lengths[at]!;
    for (; due < length && points.length < count; due += step)
      points.push(from.clone().lerp(outline[(at + 1) % outline.length]!, length === 0 ? 0 : due / length));
    due -= length;
  }
  return points;
}

/** What is left of a ship: torn plates and struts, all within the outline. */
function wreck(outline: readonly Vector2[], random: () => number): BufferGeometry {
  const middle = middleOf(outline);
  const faces = new Faces();
  const tone = new Color();
  for (let plate = 0; plate < 90; plate++) {
    const edge = outline[Math.floor(random() * outline.length)]!;
    const at = middle.clone().lerp(edge, Math.sqrt(random()) * 0.86);
    const size = 2 + random() ** 2 * 8;
    const turn = random() * 6.28;
    const high = 2 + random() * 12;
    const burnt = random() < 0.2;
    tone.setHSL(burnt ? 0.06 : 0.6, burnt ? 0.45 : 0.08, 0.1 + random() * 0.16);
    const spots = [0, 1.9 + random() * 0.5, 3.6 + random(), 5].map((angle) => {
      const out = size * (0.5 + random() * 0.6);
      const spot = new Vector2(Math.cos(turn + angle), Math.sin(turn + angle)).multiplyScalar(out).add(at);
      return [spot.x, spot.y, high + (random() - 0.5) * 8] as const;
    });
    faces.add(spots[0]!, spots[1]!, spots[2]!, tone);
    faces.add(spots[0]!, spots[2]!, spots[3]!, tone.multiplyScalar(0.85));
  }
  return faces.geometry();
}

/** Glowing gas: soft lights that fill the outline. */
function gas(outline: readonly Vector2[], random: () => number, tones: readonly number[]): readonly Puff[] {
  const middle = middleOf(outline);
  return Array.from({ length: 30 }, (_, nth) => {
    const edge = outline[Math.floor(random() * outline.length)]!;
    const at = middle.clone().lerp(edge, Math.sqrt(random()) * 0.78);
    const room = edge.distanceTo(middle);
    const fine = nth % 3 > 0;
    return {
      kind: fine ? FIRE : DISC,
      x: at.x,
      y: at.y,
      z: 3 + random() * 16,
      wide: room * (fine ? 0.34 + random() * 0.3 : 0.55 + random() * 0.3),
      tone: toneOf(tones[nth % tones.length]!),
      strength: fine ? 0.2 + random() * 0.16 : 0.1 + random() * 0.08,
      age: random() * 9,
    };
  });
}

/** A flat piece of acrylic in its owner's color, and on it what it stands for. */
function token(outline: readonly Vector2[], { kind, player }: ShownThing): Made {
  const color = new Color(sideColor(player));
  const glass = new ExtrudeGeometry(new Shape([...outline]), { depth: 2.4, bevelEnabled: false });
  glass.deleteAttribute('uv');
  const count = glass.getAttribute('position').count;
  const tones = new Float32Array(count * 3);
  for (let at = 0; at < count; at++) tones.set([color.r, color.g, color.b], at * 3);
  glass.setAttribute('color', new Float32BufferAttribute(tones, 3));
  const middle = middleOf(outline);
  const size = Math.min(11, ...outline.map((corner) => corner.distanceTo(middle)));
  const faces = new Faces();
  if (kind === 'device') mine(faces, middle, size);
  else if (kind === 'objective') crate(faces, middle, size);
  else return { glass };
  const lamp: Puff = {
    kind: DISC,
    x: middle.x,
    y: middle.y,
    z: size * 1.1 + 4,
    wide: size * 0.9,
    tone: toneOf(color.getHex()),
    strength: 0.85,
    age: 0,
  };
  return { glass, metal: faces.geometry(), puffs: [lamp] };
}

/** A body of a mine or bomb: two cones on a belt. */
function mine(faces: Faces, { x, y }: Vector2, size: number): void {
  const [low, belt, high] = [4, 4 + size * 0.45, 4 + size * 0.95];
  const ring = (out: number, height: number): readonly Corner[] =>
    Array.from({ length: 10 }, (_, nth) => {
      const turn = (nth / 10) * 2 * Math.PI;
      return [x + Math.cos(turn) * out, y + Math.sin(turn) * out, height] as const;
    });
  const rings = [
    ring(size * 0.2, low),
    ring(size * 0.6, belt - 1),
    ring(size * 0.6, belt + 1),
    ring(size * 0.24, high),
  ];
  const shades = [new Color('#4a5058'), new Color('#a4572f'), new Color('#6b727c')];
  for (const [at, shade] of shades.entries()) band(faces, rings[at]!, rings[at + 1]!, shade);
  band(faces, rings[3]!, ring(0.01, high), new Color('#8d949e'));
}

type Two = readonly [number, number];

/** A crate or satellite: a box with two wings. */
function crate(faces: Faces, { x, y }: Vector2, size: number): void {
  // Its middle, its half width and depth, from where to where it is high.
  const box = ([cx, cy]: Two, [w, h]: Two, [low, high]: Two, shade: Color) => {
    const foot = [
      [x + cx - w, y + cy - h, low],
      [x + cx + w, y + cy - h, low],
      [x + cx + w, y + cy + h, low],
      [x + cx - w, y + cy + h, low],
    ] as const;
    const head = foot.map(([a, b]) => [a, b, high] as const);
    band(faces, foot, head, shade);
    faces.add(head[0]!, head[1]!, head[2]!, shade);
    faces.add(head[0]!, head[2]!, head[3]!, shade);
  };
  box([0, 0], [size * 0.34, size * 0.34], [4, 4 + size * 0.8], new Color('#767d88'));
  for (const side of [-1, 1]) {
    const high = size * 0.3;
    box([side * size * 0.66, 0], [size * 0.26, size * 0.42], [5 + high, 5.6 + high], new Color('#27406e'));
  }
}

function band(faces: Faces, low: readonly Corner[], high: readonly Corner[], shade: Color): void {
  for (const [nth, a] of low.entries()) {
    const next = (nth + 1) % low.length;
    faces.add(a, low[next]!, high[next]!, shade);
    faces.add(a, high[next]!, high[nth]!, shade);
  }
}

function middleOf(outline: readonly Vector2[]): Vector2 {
  const sum = outline.reduce((all, corner) => all.add(corner), new Vector2());
  return sum.divideScalar(Math.max(1, outline.length));
}

type Corner = readonly [number, number, number];

/** Triangles, each of one color. */
class Faces {
  readonly #places: number[] = [];
  readonly #colors: number[] = [];

  add(a: Corner, b: Corner, c: Corner, { r, g, b: blue }: Color): void {
    this.#places.push(...a, ...b, ...c);
    for (let corner = 0; corner < 3; corner++) this.#colors.push(r, g, blue);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(this.#colors, 3));
    geometry.computeVertexNormals();
    return geometry;
  }
}
