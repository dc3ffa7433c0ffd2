import type { DeckName } from './cards/index.ts';
import { deckKinds } from './damage/deck.ts';
import { sideOf } from './sides.ts';
import { compiledState, type FirstState, type Ship } from './state.ts';

/** A dial that is set, but not for the one who looks. */
export const HIDDEN_DIAL = -2;
/** `kind` of a facedown damage card in a view: nobody may look at it. */
export const UNKNOWN_CARD = -2;
/** The same by the deck that it comes from, which its back tells. */
export const unknownCard = (deck: DeckName): number =>
  deck === 'transport-fore' ? UNKNOWN_CARD - 1 : deck === 'transport-aft' ? UNKNOWN_CARD - 2 : UNKNOWN_CARD;

/**
 * The state as one player may see it (-1: a spectator): no dial of the other side before it is revealed
 * (planning-phase.1, .3; team mates show each other theirs, optional-rules-team-play.7), no facedown damage card, nothing of the dice to come. A deck is shown as all cards nobody has
 * seen, also those that lie facedown on ships; the discard pile lies open (damage.6).
 */
export function viewOf(state: FirstState, player: number): FirstState {
  const view = compiledState.copy(state);
  const side = sideOf(state, player);
  const kinds = deckKinds(state);
  view.streams = view.streams.map(() => 0);
  for (const ship of view.ships) {
    if (isHidden(ship, side, player)) ship.dial = HIDDEN_DIAL;
    for (const card of ship.damage) {
      if (card.up || card.kind < 0) continue;
      view.players[ship.player]!.deck[card.kind]! += 1;
      card.kind = unknownCard(kinds[card.kind]!.deck);
    }
  }
  return view;
}

/** Whether a dial is set that one may not see: who looked at it by a card may. */
const isHidden = (ship: Ship, side: number, player: number): boolean =>
  ship.side !== side && !ship.revealed && ship.dial >= 0 && !ship.shownTo.includes(player);
