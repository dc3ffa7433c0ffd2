/** Moments inside an attack. */

import { hooked } from '../abilities/hooks.ts';
import { resolveNow } from '../abilities/queue.ts';
import type { SecondGame } from '../game.ts';
import type { Attack, InAttackWindow } from '../state.ts';
import type { PoolKind } from './pool.ts';

/** A moment inside an attack: what it triggers acts at once. */
export function inAttack(game: SecondGame, attack: Attack, window: InAttackWindow): void {
  if (hooked(game.state, window)) resolveNow(game, window, { ship: attack.attacker, other: attack.defender });
}

/** The moment after dice were rerolled, of the attacker or the defender. */
export function afterReroll(game: SecondGame, { attacker, defender }: Attack, kind: PoolKind): void {
  if (hooked(game.state, 'after-reroll'))
    resolveNow(game, 'after-reroll', { ship: attacker, other: defender, what: kind });
}
