import { allowedTo } from '../abilities/modifiers.ts';
import { obstacleType } from '../locks.ts';
import type { Obstacle, SecondState, Ship } from '../state.ts';

/** When a card lets a ship ignore obstacles. */
export type IgnoredWhile = 'maneuver' | 'boost' | 'barrel-roll' | 'attack' | 'overlap';

/**
 * Whether a ship ignores an obstacle: its effects, not its presence (faq-objects.1, .3). Others do not ignore it
 * (faq-objects.4).
 */
export function ignores(state: SecondState, ship: Ship, obstacle: Obstacle, during: IgnoredWhile): boolean {
  for (const permission of allowedTo(state, ship, 'ignore-obstacles')) {
    if (!permission.while.includes(during)) continue;
    if (!permission.types || permission.types.includes(obstacleType(obstacle.outline))) return true;
  }
  return false;
}

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

/** Whether an attacker ignores every kind of obstacle: then none gives the defender a die (faq-objects.2). */
export const ignoresWhileAttacking = (state: SecondState, attacker: Ship): boolean =>
  allowedTo(state, attacker, 'ignore-obstacles').some(
    (permission) => permission.while.includes('attack') && !permission.types,
  );
