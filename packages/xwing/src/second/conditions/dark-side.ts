import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import type { SecondGame } from '../game.ts';
import type { Condition, SecondState, Ship } from '../state.ts';

/** A damage card that lies faceup on a condition card, until the ship would suffer crit damage. */

/** Pilot damage cards that are in the deck of a ship's player, by their kinds. */
const pilotCards = (state: SecondState, ship: Ship): readonly number[] =>
  state.players[ship.player]!.deck.flatMap((count, kind) =>
    count > 0 && DAMAGE_DECK[kind]?.trait === 'pilot' ? [kind] : [],
  );

/** The assigning player searches the damage deck for a pilot card and puts it faceup on the condition. */
export function searchPilotCard(game: SecondGame, ship: Ship, condition: Condition, because: string): void {
  const kinds = pilotCards(game.state, ship);
  if (condition.damage >= 0 || kinds.length === 0) return;
  const { name } = game.choose({
    form: 'choice',
    kind: 'search-deck',
    player: condition.by,
    because,
    ship: ship.id,
    options: kinds.map((kind) => ({ name: DAMAGE_DECK[kind]!.name })),
  });
  condition.damage = DAMAGE_DECK.findIndex((card) => card.name === name);
  game.state.players[ship.player]!.deck[condition.damage]! -= 1;
  game.emit({ kind: 'card-on-condition', ship: ship.id, condition: condition.id, card: name, because });
}

/** The condition of a ship with a damage card that is dealt instead of 1 crit damage. */
export const conditionInstead = (ship: Ship): Condition | undefined =>
  ship.conditions.length === 0 ? undefined : ship.conditions.find((one) => one.damage >= 0);
