/** Obstacles and what else lies on the table: rocks, wrecks, clouds of gas, and what the shipyard models. */

import { hasThing, thingOf } from '@firing-arc/hulls';
import {
  type BufferGeometry,
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
import { geometryOf } from './hulls.ts';
import { DISC, FIRE, type Lights, type Tone, toneOf } from './lights.ts';
import { chance, seedOf } from './noise.ts';
import { middleOf, rock, wreck } from './rocks.ts';
import { sideColor } from './sides.ts';
import type { StagedThing } from './staged.ts';

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

  show(things: readonly StagedThing[]): void {
    const made = JSON.stringify(things);
    if (made === this.#made) return;
    this.#made = made;
    this.#clear();
    const all = things.map((thing) => laid(build(thing), thing));
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
function laid(made: Made, { x, y, turn: clockwise }: StagedThing): Made {
  const turn = (-clockwise * Math.PI) / 180;
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

function build(thing: StagedThing): Made {
  const { model } = thing;
  const ground = grounded(thing);
  if (model === undefined || !hasThing(model)) return ground;
  const { metal, puffs = [] } = modelled(model);
  return { ...ground, metal, puffs: [...(ground.puffs ?? []), ...puffs] };
}

/** What covers the outline of a thing. */
function grounded(thing: StagedThing): Made {
  const outline = corners(thing.outline);
  const random = chance(seedOf(`${thing.key} ${thing.outline.length}`));
  switch (thing.model) {
    case 'dust field':
      return { puffs: gas(outline, random, [0x8a6a45, 0x5f4a3a, 0xa98a5c]) };
    case 'gravity rift':
      return { puffs: whirl(outline, random) };
    case 'purrgil':
      return {};
  }
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
      return { glass: acrylic(outline, thing.player) };
  }
}

function corners(points: readonly number[]): readonly Vector2[] {
  const found: Vector2[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) found.push(new Vector2(points[at], points[at + 1]));
  return found;
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

/** A flat piece of acrylic in its owner's color. */
function acrylic(outline: readonly Vector2[], player: number): BufferGeometry {
  const color = new Color(sideColor(player));
  const glass = new ExtrudeGeometry(new Shape([...outline]), { depth: 2.4, bevelEnabled: false });
  glass.deleteAttribute('uv');
  const count = glass.getAttribute('position').count;
  const tones = new Float32Array(count * 3);
  for (let at = 0; at < count; at++) tones.set([color.r, color.g, color.b], at * 3);
  glass.setAttribute('color', new Float32BufferAttribute(tones, 3));
  return glass;
}

/** What stands on the table in the shipyard's model, with its lamps. */
function modelled(id: string) {
  const hull = thingOf(id);
  const puffs = hull.glows.map(({ x, y, z, radius, color }): Puff => {
    return { kind: DISC, x, y, z, wide: radius * 2.4, tone: toneOf(color), strength: 0.8, age: 0 };
  });
  return { metal: geometryOf(hull), puffs };
}

/** A hole in space: gas that winds into the dark. */
function whirl(outline: readonly Vector2[], random: () => number): readonly Puff[] {
  const middle = middleOf(outline);
  const room = Math.min(...outline.map((corner) => corner.distanceTo(middle)));
  return Array.from({ length: 44 }, (_, nth) => {
    const part = nth / 43;
    const out = room * (0.22 + 0.72 * part);
    const turn = (nth % 2) * Math.PI + part * 5.2;
    return {
      kind: nth % 3 === 0 ? DISC : FIRE,
      x: middle.x + Math.cos(turn) * out,
      y: middle.y + Math.sin(turn) * out,
      z: 2 + part * 9,
      wide: room * (0.12 + 0.16 * part),
      tone: toneOf(nth % 4 === 0 ? 0xb08cff : 0x5a35c8),
      strength: 0.34 - 0.18 * part,
      age: random() * 9,
    };
  });
}
