/** What units cover, and the range between two bodies. */

import {
  type BaseBody,
  type Body,
  band,
  bodiesOverlap,
  deviceBody,
  distance,
  hugeBody,
  isBase,
  type OutlineBody,
  obstacleBody,
  overlapsBody,
  type Pose,
  shipBody,
} from '../common/index.ts';
import { shipCard } from './cards/library.ts';
import type { Obstacle, Ship } from './state.ts';

/** In play: placed, and not removed. A destroyed ship stays in play until it is removed. */
export const inPlay = (ship: Ship): boolean => ship.place === 'table';

/** A remote in play: a device, treated like a ship only while it attacks or is attacked (remotes.3). */
export const isRemote = (ship: Ship): boolean => ship.place === 'remote';

/** The base of a ship where it stands, or at another pose. */
export const bodyOf = (ship: Ship, at: Pose = ship): BaseBody => {
  const { size } = shipCard(ship.card).chassis;
  return size === 'huge' ? hugeBody(at) : shipBody(size, at);
};

/** What a unit covers: a ship's base, or a remote's marker. */
export const unitBody = (unit: Ship): Body => (isRemote(unit) ? deviceBody(unit.card, unit) : bodyOf(unit));

/** Range between two bodies: 0 in contact or on top of each other (range.12), 4 beyond range 3. */
export const rangeOf = (a: Body, b: Body): number => (meet(a, b) ? 0 : Math.max(1, band(distance(a, b))));

function meet(a: Body, b: Body): boolean {
  if (distance(a, b) === 0) return true;
  return isBase(a) ? overlapsBody(a, b) : bodiesOverlap(a, b);
}

export const obstacleBodyOf = (obstacle: Obstacle): OutlineBody => obstacleBody(obstacle.outline, obstacle);
