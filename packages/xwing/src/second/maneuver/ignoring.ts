import { allowedTo } from '../abilities/modifiers.ts';
import { isInTheWay } from '../abilities/scene.ts';
import { obstacleBodyOf } from '../game.ts';
import { hugeBetween } from '../huge/attacks.ts';
import { obstaclesUnder, obstacleType } from '../locks.ts';
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
    if (permission.atRange0 && !obstaclesUnder(state, ship).includes(obstacle.id)) continue;
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

/** Whether the attacker of an attack ignores all that obstructs it: then the defender gets no die for it (faq-objects.2). */
export function ignoresObstruction(state: SecondState, attack: Attack): boolean {
  const attacker = state.ships[attack.attacker]!;
  if (ignoresWhileAttacking(state, attacker)) return true;
  const rest = state.obstacles.filter(
    (obstacle) => obstacle.placed && !ignores(state, attacker, obstacle, 'attack'),
  );
  if (rest.length === state.obstacles.filter(({ placed }) => placed).length) return false;
  const defender = state.ships[attack.defender]!;
  const bodies = [...rest.map(obstacleBodyOf), ...hugeBetween(state, attacker, defender)];
  return !isInTheWay(attack, attacker, defender, bodies);
}

/** Whether an attacker ignores every kind of obstacle: then none gives the defender a die (faq-objects.2). */
const ignoresWhileAttacking = (state: SecondState, attacker: Ship): boolean =>
  allowedTo(state, attacker, 'ignore-obstacles').some(
    (permission) => permission.while.includes('attack') && !permission.types && !permission.atRange0,
  );
