/** Obstacles and what else lies on the table: rocks, wrecks, clouds of gas, and flat tokens. */

import {
  BufferGeometry,
  Color,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Shape,
  Vector2,
} from 'three';
import { type Frame, toDrawing, turnOnDrawing } from '../board/frame.ts';
import type { ShownThing } from '../shown/table.ts';
import { disposeOf } from './dispose.ts';
import { glow } from './glow.ts';
import { chance, seedOf } from './noise.ts';
import { sideColor } from './sides.ts';

const STONE = new MeshStandardMaterial({ vertexColors: true, flatShading: true, roughness: 0.95 });
const SCRAP = new MeshStandardMaterial({
  vertexColors: true,
  flatShading: true,
  roughness: 0.45,
  metalness: 0.5,
  side: DoubleSide,
});

export class Things {
  readonly group = new Group();
  #shown = new Map<string, { readonly made: string; readonly object: Object3D }>();

  show(things: readonly ShownThing[], frame: Frame): void {
    const shown = new Map<string, { readonly made: string; readonly object: Object3D }>();
    for (const thing of things) {
      const made = `${thing.kind} ${thing.player} ${thing.outline.join(' ')}`;
      const before = this.#shown.get(thing.key);
      const object = before?.made === made ? before.object : build(thing);
      const [x, y] = toDrawing(frame, thing.at.x, thing.at.y);
      object.position.set(x, -y, 0);
      object.rotation.z = (-turnOnDrawing(frame, thing.at.facing) * Math.PI) / 180;
      shown.set(thing.key, { made, object });
    }
    for (const { object } of this.#shown.values()) {
      if ([...shown.values()].some((other) => other.object === object)) continue;
      disposeOf(object);
      this.group.remove(object);
    }
    for (const { object } of shown.values()) this.group.add(object);
    this.#shown = shown;
  }
}

function build(thing: ShownThing): Object3D {
  const outline = corners(thing.outline);
  const random = chance(seedOf(`${thing.key} ${thing.outline.length}`));
  switch (thing.kind) {
    case 'asteroid':
      return solid(rock(outline, random), STONE);
    case 'debris':
      return solid(wreck(outline, random), SCRAP);
    case 'gascloud':
      return gas(outline, random, ['#3fb98a', '#2d7fa8']);
    case 'electrochaff':
      return gas(outline, random, ['#5b8cff', '#b7c8ff']);
    case 'blaze':
      return gas(outline, random, ['#ff8a3c', '#d6432a']);
    default:
      return token(outline, thing.player);
  }
}

function corners(points: readonly number[]): readonly Vector2[] {
  const found: Vector2[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) found.push(new Vector2(points[at], points[at + 1]));
  return found;
}

function solid(geometry: BufferGeometry, material: MeshStandardMaterial): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** How far in each ring of a rock lies, and how high, as parts of its size. */
const RINGS = [
  [1, 0],
  [0.93, 0.2],
  [0.76, 0.36],
  [0.52, 0.47],
  [0.26, 0.53],
] as const;
/** Corners of a ring: few enough that faces are seen. */
const AROUND = 22;

/** A rock over its true outline: its foot is the outline, its faces are rough. */
function rock(outline: readonly Vector2[], random: () => number): BufferGeometry {
  const middle = middleOf(outline);
  const size = Math.max(...outline.map((corner) => corner.distanceTo(middle)));
  const step = Math.max(1, outline.length / AROUND);
  const feet = Array.from(
    { length: Math.floor(outline.length / step) },
    (_, at) => outline[Math.floor(at * step)]!,
  );
  const rough = (by: number) => (random() - 0.5) * by * size;
  const rings = RINGS.map(([out, high], ring) =>
    feet.map((foot) => {
      const spot = foot.clone().sub(middle).multiplyScalar(out).add(middle);
      if (ring === 0) return [spot.x, spot.y, 0] as const;
      return [spot.x + rough(0.09), spot.y + rough(0.09), high * size + rough(0.16)] as const;
    }),
  );
  const top = [middle.x + rough(0.1), middle.y + rough(0.1), 0.55 * size + rough(0.08)] as const;
  const faces = new Faces();
  const tone = new Color();
  const stone = () => tone.setHSL(0.075 + random() * 0.02, 0.13 + random() * 0.06, 0.22 + random() * 0.12);
  for (const [at, ring] of rings.entries()) {
    for (const [nth, a] of ring.entries()) {
      const b = ring[(nth + 1) % ring.length]!;
      const above = rings[at + 1];
      const [c, d] = above ? [above[nth]!, above[(nth + 1) % above.length]!] : [top, top];
      faces.add(a, b, d, stone());
      if (above) faces.add(a, d, c, stone());
    }
  }
  return faces.geometry();
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
function gas(outline: readonly Vector2[], random: () => number, tones: readonly string[]): Group {
  const middle = middleOf(outline);
  const group = new Group();
  for (let puff = 0; puff < 26; puff++) {
    const edge = outline[Math.floor(random() * outline.length)]!;
    const at = middle.clone().lerp(edge, Math.sqrt(random()) * 0.72);
    const room = edge.distanceTo(middle);
    const light = glow(tones[puff % tones.length]!, room * (0.55 + random() * 0.5), 0.1 + random() * 0.1);
    light.position.set(at.x, at.y, 4 + random() * 18);
    group.add(light);
  }
  return group;
}

/** A flat piece of acrylic in its owner's color. */
function token(outline: readonly Vector2[], player: number): Mesh {
  const shape = new Shape([...outline]);
  const geometry = new ExtrudeGeometry(shape, { depth: 3, bevelEnabled: false });
  const material = new MeshStandardMaterial({
    color: sideColor(player),
    roughness: 0.5,
    transparent: true,
    opacity: 0.42,
  });
  return solid(geometry, material);
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
