import { allowedTo } from '../abilities/evaluate.ts';
import { isInTheWay } from '../abilities/scene.ts';
import { obstacleBodyOf } from '../bodies.ts';
import { hugeBetween } from '../huge/between.ts';
import { locksOf } from '../locks.ts';
import { obstaclesUnder, obstacleType } from '../obstacles.ts';
import type { Attack, Obstacle, SecondState, Ship } from '../state.ts';

/** When a card lets a ship ignore obstacles. */
export type IgnoredWhile = 'maneuver' | 'moving-through' | 'boost' | 'barrel-roll' | 'attack' | 'overlap';

/**
 * Whether a ship ignores an obstacle: its effects, not its presence (faq-objects.1, .3). Others do not ignore it
 * (faq-objects.4).
 */
export function ignores(state: SecondState, ship: Ship, obstacle: Obstacle, during: IgnoredWhile): boolean {
  for (const permission of allowedTo(state, ship, 'ignore-obstacles')) {
    if (!permission.while.includes(during)) continue;
    const { atRange0, locked, only } = permission;
    if (atRange0 !== undefined && obstaclesUnder(state, ship).includes(obstacle.id) !== atRange0) continue;
    if (locked && !hasLockedObstacle(state, ship, obstacle)) continue;
    if (only !== undefined && only !== obstacle.id) continue;
    if (!permission.types || permission.types.includes(obstacleType(obstacle.outline))) return true;
  }
  return false;
}

const hasLockedObstacle = (state: SecondState, ship: Ship, { id }: Obstacle): boolean =>
  locksOf(state, ship).some((lock) => lock.kind === 'obstacle' && lock.on === id);

/** Obstacles that a ship does not ignore. */
export const notIgnored = (
  state: SecondState,
  ship: Ship,
  obstacles: readonly number[],
  during: IgnoredWhile,
): readonly number[] =>
  obstacles.length === 0
    ? obstacles
    : obstacles.filter((id) => !ignores(state, ship, state.obstacles[id]!, during));

/** Whether the attacker of an attack ignores all that obstructs it: then the defender gets no die for it (faq-objects.2). A huge ship is no obstacle (huge-ships.46). */
export function ignoresObstruction(state: SecondState, attack: Attack): boolean {
  const attacker = state.ships[attack.attacker]!;
  const rest = state.obstacles.filter(
    (obstacle) => obstacle.placed && !ignores(state, attacker, obstacle, 'attack'),
  );
  if (rest.length === state.obstacles.filter(({ placed }) => placed).length) return false;
  const defender = state.ships[attack.defender]!;
  const bodies = [...rest.map(obstacleBodyOf), ...hugeBetween(state, attacker, defender)];
  return !isInTheWay(attack, attacker, defender, bodies);
}
