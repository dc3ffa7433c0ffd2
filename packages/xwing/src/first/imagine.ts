import { dealUnknown } from '@firing-arc/referee';
import { cardsOf, decksIn } from './damage/deck.ts';
import { typeOf } from './game.ts';
import { compiledState, type FirstState } from './state.ts';
import { HIDDEN_DIAL, unknownCard } from './view.ts';

/**
 * A position that looks to a player like this view: dials of the other side are set to any maneuver, facedown damage
 * cards are dealt from what nobody has seen. What a later view of the same step shows is taken from there.
 */
export function imagine(
  view: FirstState,
  _player: number,
  random: () => number,
  now: FirstState,
): FirstState {
  const state = compiledState.copy(view);
  const later = new Map(now.ships.map((ship) => [ship.id, ship]));
  for (const ship of state.ships) {
    if (ship.dial !== HIDDEN_DIAL) continue;
    const shown = later.get(ship.id)?.dial ?? HIDDEN_DIAL;
    ship.dial = shown >= 0 ? shown : Math.floor(random() * typeOf(ship).dial.length);
  }
  const shown = now.ships.flatMap(({ damage }) => damage);
  state.players.forEach((side, player) => {
    const cards = state.ships.filter((ship) => ship.player === player).flatMap((ship) => ship.damage);
    const later = { cards: shown, deck: now.players[player]!.deck };
    for (const deck of decksIn(state, side.deck)) {
      const left = cardsOf(state, side.deck, deck);
      const others = side.deck.map((count, kind) => count - left[kind]!);
      dealUnknown(cards, unknownCard(deck), left, random, later);
      side.deck = others.map((count, kind) => count + left[kind]!);
    }
  });
  return state;
}
