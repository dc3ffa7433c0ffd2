/** Cards by which a command counts as resolved with other means than were spent. */

import { COMMANDS, type Command } from '../cards/index.ts';
import type { DialOrToken } from '../events.ts';
import { type ArmadaGame, playerOrder, shipsInPlay } from '../game.ts';
import type { Ship } from '../state.ts';
import type { Acting } from './act.ts';
import { isMomentOf, triggersIn } from './triggers.ts';

/** With what a command that has been paid for is resolved: cards of both sides may say otherwise, one after the other. */
export function countedAs(game: ArmadaGame, ship: Ship, command: Command, paid: DialOrToken): DialOrToken {
  let spending = paid;
  for (const player of playerOrder(game.state)) {
    for (const bearer of shipsInPlay(game.state)) {
      if (bearer.player !== player) continue;
      for (const one of triggersIn(bearer, 'command-paid', (whose) => isMomentOf(bearer, whose, ship))) {
        spending = afterCard(game, ship, { ...one, other: ship, what: command, spending });
      }
    }
  }
  return spending;
}

function afterCard(
  game: ArmadaGame,
  ship: Ship,
  acting: Acting & { readonly spending: DialOrToken },
): DialOrToken {
  const [effect] = acting.trigger.does;
  if (effect?.kind !== 'count-as' || !game.interpreter.act(game, acting)) return acting.spending;
  // No other command can be resolved this round: all count as resolved.
  if (effect.last) ship.resolved = [...COMMANDS];
  return effect.spending;
}
