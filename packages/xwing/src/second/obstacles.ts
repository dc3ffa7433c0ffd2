/** The obstacles on the table. */

import { type BaseBody, type ObstacleType, obstacleOutline, overlapsBody } from '../common/index.ts';
import { bodyOf, obstacleBodyOf } from './bodies.ts';
import type { SecondState, Ship } from './state.ts';

/** Obstacles that a ship is at range 0 of, which for obstacles means on top of (range.12); of one type, or all. */
export function obstaclesUnder(state: SecondState, ship: Ship, type?: string): readonly number[] {
  const under: number[] = [];
  let body: BaseBody | null = null;
  for (const obstacle of state.obstacles) {
    const dx = obstacle.x - ship.x;
    const dy = obstacle.y - ship.y;
    if (!obstacle.placed || dx * dx + dy * dy > NEAR * NEAR) continue;
    if (type !== undefined && obstacleType(obstacle.outline) !== type) continue;
    body ??= bodyOf(ship);
    if (overlapsBody(body, obstacleBodyOf(obstacle))) under.push(obstacle.id);
  }
  return under;
}

/** Whether any obstacle is so near that a ship may be on it: mostly none is. */
export function isNearAny({ obstacles }: SecondState, ship: Ship): boolean {
  for (const obstacle of obstacles) {
    const dx = obstacle.x - ship.x;
    const dy = obstacle.y - ship.y;
    if (obstacle.placed && dx * dx + dy * dy <= NEAR * NEAR) return true;
  }
  return false;
}

/** Farther apart than this, the middles of a ship and an obstacle cannot belong to an overlap (mm). */
const NEAR = 130;

/** Asteroid, debris cloud, gas cloud, electro-chaff cloud or Blaze; cargo is one of the first two (obstacles.10, .11). */
export function obstacleType(outline: string): ObstacleType {
  const known = obstacleOutline(outline);
  if (!known) throw new Error(`there is no obstacle outline '${outline}'`);
  return known.type;
}
