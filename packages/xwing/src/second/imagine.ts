import { anyOf, dealUnknown } from '@firing-arc/referee';
import { CONDITIONS } from './conditions/cards.ts';
import { coverOn, HIDDEN_UPGRADE, hideableUnder } from './hidden-upgrades.ts';
import { dialFor } from './ship/card.ts';
import { compiledState, type SecondState, type Ship } from './state.ts';
import { HIDDEN_CONDITION, HIDDEN_DIAL, UNKNOWN_CARD } from './view.ts';

/**
 * A position that looks to a player like this view: dials of others are set to any maneuver, facedown damage cards are
 * dealt from what nobody has seen, facedown conditions are any of their marker, facedown upgrades any of
 * those that may lie there. What a later view of the same step
 * shows is taken from there.
 */
export function imagine(
  view: SecondState,
  _player: number,
  random: () => number,
  now: SecondState,
): SecondState {
  const state = compiledState.copy(view);
  const later = new Map(now.ships.map((ship) => [ship.id, ship]));
  for (const ship of state.ships) {
    if (ship.dial === HIDDEN_DIAL) {
      const shown = later.get(ship.id)?.dial ?? HIDDEN_DIAL;
      ship.dial = shown >= 0 ? shown : Math.floor(random() * dialFor(ship).length);
    }
    const cover = coverOn(ship);
    if (cover?.under === HIDDEN_UPGRADE) {
      const able = hideableUnder(state, ship);
      cover.under = revealedSince(later.get(ship.id), able) ?? anyOf(able, random);
    }
    for (const one of ship.conditions) {
      if (one.id !== HIDDEN_CONDITION) continue;
      const shown = later.get(ship.id)?.conditions.find(({ uid }) => uid === one.uid)?.id;
      one.id = shown || anyOf(conditionsLike(state, one.marker, one.by), random);
    }
  }
  const shown = now.ships.flatMap(({ damage }) => damage);
  state.players.forEach((side, player) => {
    const own = state.ships.filter((ship) => ship.player === player);
    const cards = own.flatMap((ship) => ship.damage);
    dealUnknown(cards, UNKNOWN_CARD, side.deck, random, { cards: shown, deck: now.players[player]!.deck });
  });
  return state;
}

/** Which of the upgrades that may lie facedown a ship has been seen to equip since. */
const revealedSince = (now: Ship | undefined, able: readonly string[]): string | undefined =>
  now && !coverOn(now) ? now.upgrades.find(({ id }) => able.includes(id))?.id : undefined;

/** The conditions of a marker that a player may have assigned facedown: those that do not lie there already. */
function conditionsLike(state: SecondState, marker: string, by: number): readonly string[] {
  const lying = state.ships.flatMap(({ conditions }) =>
    conditions.filter((one) => one.by === by).map(({ id }) => id),
  );
  const like = CONDITIONS.filter((card) => (card.marker ?? card.id) === marker).map(({ id }) => id);
  const free = like.filter((id) => !lying.includes(id));
  return free.length > 0 ? free : like;
}
