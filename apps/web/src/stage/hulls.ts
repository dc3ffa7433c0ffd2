/** The ship on a base: its mesh, or its silhouette as a solid where it has none yet; and the light of its engines. */

import { hasModel, hullOf } from '@firing-arc/hulls';
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  type ColorRepresentation,
  Group,
  Mesh,
  MeshStandardMaterial,
} from 'three';
import type { ShownModel, ShownShip } from '../shown/table.ts';
import { glow } from './glow.ts';
import { solid } from './shapes.ts';
import { sideColor } from './sides.ts';

const PAINT = new MeshStandardMaterial({ vertexColors: true, roughness: 0.62, metalness: 0.12 });
const PLAIN = new MeshStandardMaterial({
  color: '#b9c0cb',
  flatShading: true,
  roughness: 0.7,
  metalness: 0.15,
});

/** Where the craft of a squadron fly, as parts of the radius of its base: one ahead, two behind. */
const FLIGHT = [
  [0, 0.46],
  [-0.5, -0.3],
  [0.5, -0.3],
] as const;

export function hullFor(ship: ShownShip): Group {
  const { base, model } = ship;
  const group = new Group();
  if (base.kind === 'disc' && model) {
    for (const [x, y] of FLIGHT) {
      const craft = modelled(model);
      craft.position.set(x * base.radius, y * base.radius, 0);
      group.add(craft);
    }
  } else if (model && hasModel(model.game, model.chassis)) group.add(modelled(model));
  else group.add(silhouette(ship));
  return group;
}

/** A craft as the shipyard builds it. */
function modelled({ game, chassis, faction }: ShownModel): Group {
  const { positions, normals, colors, glows } = hullOf(game, chassis, faction);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  const group = solidIn(geometry, PAINT);
  for (const { x, y, z, radius, color } of glows) addEngine(group, [x, y - radius * 0.6, z], radius, color);
  return group;
}

/** A ship type without a mesh. */
function silhouette({ base, prints, player }: ShownShip): Group {
  const shapes = prints.filter(({ className }) => className === 'silhouette' || className === 'hull-shape');
  if (shapes.length === 0) return new Group();
  const [halfX, halfY] = base.kind === 'disc' ? [base.radius, base.radius] : [base.halfX, base.halfY];
  const group = solidIn(solid(shapes, Math.min(halfX, halfY) * 0.34), PLAIN);
  addEngine(group, [0, -halfY * 0.6, 0], halfX * 0.14, sideColor(player));
  return group;
}

function solidIn(geometry: BufferGeometry, material: MeshStandardMaterial): Group {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return new Group().add(mesh);
}

/** The light of an engine: nearly white in its middle, its own color around. */
function addEngine(
  ship: Group,
  [x, y, z]: readonly [number, number, number],
  radius: number,
  color: ColorRepresentation,
): void {
  const hot = new Color(color).lerp(new Color('#fff'), 0.55);
  for (const light of [glow(color, radius * 7, 0.7), glow(hot, radius * 3, 0.95)]) {
    light.position.set(x, y, z);
    ship.add(light);
  }
}
