/** The obstacles that a ship lies on. */

import { obstacleOutline, overlapsBody } from '../../common/index.ts';
import { bodyOf, obstacleBodyOf } from '../game.ts';
import type { FirstState, Obstacle, Ship } from '../state.ts';

/** Farther apart than this, the middles of a ship and an obstacle cannot belong to an overlap (mm). */
const NEAR = 130;

/** Obstacles that a ship lies on, guides included (guides.1). */
export function obstaclesUnder(state: FirstState, ship: Ship): readonly number[] {
  const under: number[] = [];
  for (const obstacle of state.obstacles) {
    const dx = obstacle.x - ship.x;
    const dy = obstacle.y - ship.y;
    if (!obstacle.placed || dx * dx + dy * dy > NEAR * NEAR) continue;
    if (overlapsBody(bodyOf(ship), obstacleBodyOf(obstacle))) under.push(obstacle.id);
  }
  return under;
}

/** Asteroid or debris cloud. */
export const isAsteroid = (obstacle: Obstacle): boolean =>
  obstacleOutline(obstacle.outline)?.type === 'asteroid';

/** Whether a ship lies on an asteroid, where it cannot attack (obstacles.4). */
export const onAsteroid = (state: FirstState, ship: Ship): boolean =>
  obstaclesUnder(state, ship).some((id) => isAsteroid(state.obstacles[id]!));
