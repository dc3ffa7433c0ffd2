/** The ships on bases: their meshes, or silhouettes as solids where there is none yet; each kind is built once. */

import { type Glow, type Hull, hasModel, hullOf, isAce } from '@firing-arc/hulls';
import { BufferAttribute, BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { ShownModel } from '../shown/table.ts';
import { solid } from './shapes.ts';
import { sideColor } from './sides.ts';
import type { StagedShip } from './staged.ts';

/** A hull as it is drawn: one mesh with colors at its corners, and where its engines shine, in mm of the ship. */
export interface Body {
  readonly geometry: BufferGeometry;
  readonly glows: readonly Glow[];
  /** From its middle to its farthest corner, mm. */
  readonly reach: number;
}

/** Where the craft of a squadron fly, as parts of the radius of its base, and how much higher than the others, mm. */
const FLIGHTS: readonly (readonly (readonly [number, number, number])[])[] = [
  [[0, 0, 0]],
  [
    [-0.42, -0.1, 1.5],
    [0.42, 0.1, -1],
  ],
  [
    [0, 0.46, 0],
    [-0.52, -0.28, 2.5],
    [0.52, -0.3, -1],
  ],
  [
    [0, 0.58, 0],
    [-0.58, 0.04, 2.5],
    [0.58, 0, -1.5],
    [0.04, -0.55, 4],
  ],
  [
    [0, 0.6, 0],
    [-0.52, 0.12, 3],
    [0.54, 0.1, -2],
    [-0.3, -0.52, -1],
    [0.34, -0.54, 4.5],
  ],
];

/** Builds hulls and keeps them: craft of one kind share theirs. */
export class Hulls {
  readonly #kept = new Map<string, Body>();

  of(ship: StagedShip): Body | null {
    const { model, base } = ship;
    if (base.kind === 'disc' && model) {
      const craft = ship.craft ?? 3;
      const key = `${painted(model)} ${craft}`;
      return this.#once(key, () => flight(model, base.radius, craft));
    }
    if (model && hasModel(model.game, model.chassis))
      return this.#once(painted(model), () => modelled(model));
    const shapes = ship.prints.filter(({ className }) => /\b(silhouette|hull-shape)\b/.test(className));
    if (shapes.length === 0) return null;
    const key = `${ship.player} ${shapes.map(({ d, transform = '' }) => d + transform).join()}`;
    return this.#once(key, () => silhouette(ship));
  }

  #once(key: string, build: () => Body): Body {
    const kept = this.#kept.get(key) ?? build();
    this.#kept.set(key, kept);
    return kept;
  }

  dispose(): void {
    for (const { geometry } of this.#kept.values()) geometry.dispose();
    this.#kept.clear();
  }
}

/** Ships of one kind in one paint look alike. */
const painted = ({ chassis, faction, pilot }: ShownModel) =>
  `${chassis} ${faction} ${isAce(pilot) ? pilot : ''}`;

/** A craft as the shipyard builds it. Built anew at each call. */
export function modelled({ game, chassis, faction, pilot }: ShownModel): Body {
  const hull = hullOf(game, chassis, faction, 'small', pilot);
  return bodyOf(geometryOf(hull), hull.glows);
}

/** A mesh of the shipyard as it is drawn. */
export function geometryOf({ positions, normals, colors }: Hull): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  return geometry;
}

/** So many craft over the base of a squadron. */
function flight(model: ShownModel, radius: number, count: number): Body {
  const one = modelled(model);
  const places = FLIGHTS[Math.min(FLIGHTS.length, count) - 1]!;
  const small = count > 3 ? 0.86 : 1;
  const spots = places.map(([x, y, z]) => [x * radius, y * radius, z] as const);
  const geometry = mergeGeometries(
    spots.map(([x, y, z]) => one.geometry.clone().scale(small, small, small).translate(x, y, z)),
  );
  one.geometry.dispose();
  return bodyOf(
    geometry,
    spots.flatMap(([x, y, z]) =>
      one.glows.map((glow) => ({
        ...glow,
        x: glow.x * small + x,
        y: glow.y * small + y,
        z: glow.z * small + z,
        radius: glow.radius * small,
      })),
    ),
  );
}

/** A ship type without a mesh. */
function silhouette({ base, prints, player }: StagedShip): Body {
  const shapes = prints.filter(({ className }) => /\b(silhouette|hull-shape)\b/.test(className));
  const [halfX, halfY] = base.kind === 'disc' ? [base.radius, base.radius] : [base.halfX, base.halfY];
  const flat = solid(shapes, Math.min(halfX, halfY) * 0.34);
  const geometry = flat.index ? flat.toNonIndexed() : flat;
  geometry.deleteAttribute('uv');
  geometry.computeVertexNormals();
  const grey = new Color('#b9c0cb');
  const count = geometry.getAttribute('position').count;
  const tones = Array.from({ length: count }, () => [grey.r, grey.g, grey.b]).flat();
  geometry.setAttribute('color', new Float32BufferAttribute(tones, 3));
  const color = new Color(sideColor(player)).getHex();
  return bodyOf(geometry, [{ x: 0, y: -halfY * 0.6, z: 0, radius: halfX * 0.12, color }]);
}

function bodyOf(geometry: BufferGeometry, glows: readonly Glow[]): Body {
  geometry.computeBoundingSphere();
  const sphere = geometry.boundingSphere;
  return { geometry, glows, reach: sphere ? sphere.radius + sphere.center.length() : 20 };
}
