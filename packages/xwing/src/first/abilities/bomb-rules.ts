/** What cards do when a bomb goes off. */

import { rerollChoices } from '../attack/pool.ts';
import { rollSingleDie } from '../dice.ts';
import { type FirstGame, inPlay } from '../game.ts';
import { sideOf } from '../sides.ts';
import type { Die, FirstState, Ship } from '../state.ts';
import { discardUpgrade } from '../upgrades.ts';
import { rulingOf, tellUse } from './acting.ts';
import { isUsedUp, rulesOf, wants, wantsTo } from './held-rules.ts';
import { hooked } from './hooks.ts';
import { abilitiesOf } from './owned.ts';

/** Whether a card keeps a bomb of a player's side from going off, once per round. */
export function isPrevented(game: FirstGame, player: number): boolean {
  const { state } = game;
  if (!hooked(state, 'rule prevents-bombs')) return false;
  for (const holder of state.ships) {
    if (!inPlay(holder) || holder.side !== sideOf(state, player)) continue;
    const held = rulesOf(state, holder, 'prevents-bombs').find(({ ref }) => !isUsedUp(holder, ref, 'round'));
    if (!held || !wants(game, held)) continue;
    tellUse(game, holder.id, held.ref, 'round');
    return true;
  }
  return false;
}

/** Whether a ship ignores a friendly bomb by a card, one of which may be lost by it. */
export function shrugsBomb(game: FirstGame, ship: Ship): boolean {
  if (wantsTo(game, ship, 'ignores-own-bombs')) return true;
  const [held] = rulesOf(game.state, ship, 'shrugs-bombs');
  if (!held || !wants(game, held)) return false;
  const upgrade = abilitiesOf(game.state, ship).find(({ ref }) => ref === held.ref)?.upgrade ?? -1;
  const because = rulingOf(held.ref);
  tellUse(game, ship.id, held.ref);
  if (rollSingleDie(game, ship, because) === 'hit') discardUpgrade(game, ship, upgrade, because);
  return true;
}

/** Results of dice that an enemy rolled for a bomb of a player’s side, which a card’s player has it reroll once per round. */
export function rerolledForBomb(game: FirstGame, player: number, pool: readonly Die[]): readonly number[] {
  const { state } = game;
  const weak = pool.map((die) => ({ ...die, rerolled: die.face !== 'focus' && die.face !== 'blank' }));
  if (!hooked(state, 'rule rerolls-bomb-dice') || weak.every(({ rerolled }) => rerolled)) return [];
  for (const holder of state.ships) {
    if (!inPlay(holder) || holder.side !== sideOf(state, player)) continue;
    const held = rulesOf(state, holder, 'rerolls-bomb-dice').find(
      ({ ref }) => !isUsedUp(holder, ref, 'round'),
    );
    if (!held) continue;
    const choices = rerollChoices(weak).filter(({ length }) => length > 0);
    const { dice } = game.choose({
      form: 'choice',
      kind: 'reroll-results',
      player: holder.player,
      because: 'xwing1:card-abilities.4',
      ship: holder.id,
      ability: held.ref,
      options: [...choices, []].map((dice) => ({ dice, faces: dice.map((at) => pool[at]!.face) })),
    });
    if (dice.length === 0) continue;
    tellUse(game, holder.id, held.ref, 'round');
    return dice;
  }
  return [];
}

/** The cards that hurt an enemy by a bomb of a player's side, once per round. */
export function hurtingByBombs(
  state: FirstState,
  player: number,
): readonly { readonly holder: Ship; readonly ref: string }[] {
  if (!hooked(state, 'rule hurts-by-bombs')) return [];
  return state.ships.flatMap((holder) =>
    inPlay(holder) && holder.side === sideOf(state, player)
      ? rulesOf(state, holder, 'hurts-by-bombs').flatMap(({ ref }) =>
          isUsedUp(holder, ref, 'round') ? [] : [{ holder, ref }],
        )
      : [],
  );
}
