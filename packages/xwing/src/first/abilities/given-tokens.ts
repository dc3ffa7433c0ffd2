/** What cards do instead of giving tokens. */

import { atRange, type FirstGame, friendly, inPlay } from '../game.ts';
import type { Ship } from '../state.ts';
import { tellUse } from './acting.ts';
import { isUsedUp, rulesOf, wants } from './held-rules.ts';
import { hooked } from './hooks.ts';

/** How many of some focus tokens that a ship is to receive a friend's card makes evade tokens (faq-upgrade-cards.46). */
export function givenAsEvade(game: FirstGame, ship: Ship, count: number): number {
  const { state } = game;
  if (count <= 0 || !hooked(state, 'rule evade-for-focus')) return 0;
  let changed = 0;
  for (const holder of state.ships) {
    if (!inPlay(holder) || !friendly(holder, ship)) continue;
    for (const held of rulesOf(state, holder, 'evade-for-focus')) {
      if (changed >= count || isUsedUp(holder, held.ref, 'round')) continue;
      if (!atRange(state, holder, ship, held.rule.range) || !wants(game, held)) continue;
      tellUse(game, holder.id, held.ref, 'round');
      changed += 1;
    }
  }
  return changed;
}
