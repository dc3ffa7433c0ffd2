import { HIDDEN_UPGRADE } from './hidden-upgrades.ts';
import { compiledState, type SecondState } from './state.ts';

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
  view.streams.fill(0);
  for (const ship of view.ships) {
    if (
      ship.player !== player &&
      !ship.revealed &&
      !ship.dialShown &&
      ship.dial >= 0 &&
      !ship.seenBy?.includes(player)
    )
      ship.dial = HIDDEN_DIAL;
    if (ship.player !== player)
      for (const upgrade of ship.upgrades) if (upgrade.under !== undefined) upgrade.under = HIDDEN_UPGRADE;
    for (const one of ship.conditions) if (!one.up && one.by !== player) one.id = HIDDEN_CONDITION;
    for (const card of ship.damage) {
      if (card.up || card.kind < 0) continue;
      view.players[ship.player]!.deck[card.kind]! += 1;
      card.kind = UNKNOWN_CARD;
    }
  }
  for (const side of view.players) {
    for (let kind = 0; kind < side.deck.length; kind++) side.deck[kind]! += side.discarded[kind]!;
    side.discarded.fill(0);
  }
  return view;
}
