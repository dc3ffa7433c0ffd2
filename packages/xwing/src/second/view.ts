import { HIDDEN_UPGRADE } from './hidden-upgrades.ts';
import { compiledState, type SecondState, type Ship } from './state.ts';

/** A dial that is set, but not for the one who looks. */
export const HIDDEN_DIAL = -2;
/** `id` of a facedown condition that another player assigned (condition-cards.6). */
export const HIDDEN_CONDITION = '';
/** `kind` of a facedown damage card in a view: nobody may look at it (damage-cards.10). */
export const UNKNOWN_CARD = -2;

/**
 * The state as one player may see it (-1: a spectator): no dial of the other side before it is revealed (dial.3),
 * no facedown damage card, nothing of the dice to come. A deck is shown as all cards nobody has seen: also those
 * that lie facedown on ships, and those that were discarded facedown.
 */
export function viewOf(state: SecondState, player: number): SecondState {
  const view = compiledState.copy(state);
  // Plain loops over what the copy made: lists made anew and iterators took as long again as a tenth of the copy.
  view.streams.fill(0);
  for (let at = 0; at < view.ships.length; at++) hideOf(view.ships[at]!, view, player);
  for (let at = 0; at < view.players.length; at++) {
    const { deck, discarded } = view.players[at]!;
    for (let kind = 0; kind < deck.length; kind++) deck[kind]! += discarded[kind]!;
    discarded.fill(0);
  }
  return view;
}

/** Takes out of a copied ship what a player may not know of it. */
function hideOf(ship: Ship, view: SecondState, player: number): void {
  const { upgrades, conditions, damage } = ship;
  if (ship.player !== player) {
    if (ship.dial >= 0 && !ship.revealed && !ship.dialShown && !ship.seenBy?.includes(player))
      ship.dial = HIDDEN_DIAL;
    for (let at = 0; at < upgrades.length; at++)
      if (upgrades[at]!.under !== undefined) upgrades[at]!.under = HIDDEN_UPGRADE;
  }
  for (let at = 0; at < conditions.length; at++) {
    const one = conditions[at]!;
    if (!one.up && one.by !== player) one.id = HIDDEN_CONDITION;
  }
  for (let at = 0; at < damage.length; at++) {
    const card = damage[at]!;
    if (card.up || card.kind < 0) continue;
    view.players[ship.player]!.deck[card.kind]! += 1;
    card.kind = UNKNOWN_CARD;
  }
}
