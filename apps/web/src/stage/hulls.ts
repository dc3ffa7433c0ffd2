/** The ship on a base: its mesh, or its silhouette as a solid where it has none yet; and the light of its engines. */

import { Group, Mesh, MeshStandardMaterial } from 'three';
import type { ShownShip } from '../shown/table.ts';
import { glow } from './glow.ts';
import { solid } from './shapes.ts';
import { sideColor } from './sides.ts';

export function hullFor(ship: ShownShip): Group {
  return silhouette(ship);
}

/** A ship type without a mesh. */
function silhouette({ base, prints, player }: ShownShip): Group {
  const group = new Group();
  const shapes = prints.filter(({ className }) => className === 'silhouette' || className === 'hull-shape');
  if (shapes.length === 0) return group;
  const [halfX, halfY] = base.kind === 'disc' ? [base.radius, base.radius] : [base.halfX, base.halfY];
  const body = new Mesh(solid(shapes, Math.min(halfX, halfY) * 0.34), PLAIN);
  body.castShadow = true;
  body.receiveShadow = true;
  const light = glow(sideColor(player), halfX * 0.7, 0.75);
  light.position.set(0, -halfY * 0.55, 0);
  group.add(body, light);
  return group;
}

const PLAIN = new MeshStandardMaterial({
  color: '#b9c0cb',
  flatShading: true,
  roughness: 0.7,
  metalness: 0.15,
});
