import { cardIdOf } from './abilities/owned.ts';
import { conditionCard } from './cards/conditions.ts';
import { COUNTER, deckKinds, decksOf } from './damage/deck.ts';
import type { FirstGame } from './game.ts';
import type { FirstState, Ship } from './state.ts';

type Condition = Ship['conditions'][number];

const BY_CARD = 'xwing1:condition-cards.1';
/** The card that takes a damage card with it. */
const DARK_SIDE = 'illshowyouthedarkside';

export const hasCondition = (ship: Ship, id: string): boolean => ship.conditions.some((one) => one.id === id);

/** A ship's card assigns a condition to a ship; a unique one leaves the ship that had it (condition-cards.2). */
export function assignCondition(game: FirstGame, id: string, from: Ship, on: Ship): void {
  const old = conditionCard(id)?.unique ? holderOf(game.state, id) : undefined;
  const damage = id === DARK_SIDE ? pilotCardFor(game, from, on, old) : COUNTER;
  if (old) remove(game, old.ship, old.condition, 'xwing1:condition-cards.2');
  if (id === DARK_SIDE && damage === COUNTER) return;
  on.conditions.push({ id, from: from.id, damage });
  game.emit({ kind: 'condition-assigned', ship: on.id, condition: id, because: BY_CARD });
}

interface Held {
  readonly ship: Ship;
  readonly condition: Condition;
}

function holderOf({ ships }: FirstState, id: string): Held | undefined {
  for (const ship of ships)
    for (const condition of ship.conditions) if (condition.id === id) return { ship, condition };
  return undefined;
}

/** The damage card that moves along between ships of one player, or one of the trait Pilot that is searched for. */
function pilotCardFor(game: FirstGame, from: Ship, on: Ship, old: Held | undefined): number {
  if (old && old.ship.player === on.player) {
    const { damage } = old.condition;
    old.condition.damage = COUNTER;
    return damage;
  }
  return searched(game, from, on);
}

/** A card of the trait Pilot from the deck of the ship's own player, or none. */
function searched(game: FirstGame, from: Ship, on: Ship): number {
  const { deck } = game.state.players[on.player]!;
  const kinds = deckKinds(game.state);
  const decks = decksOf(game.state, on);
  const able = kinds.flatMap(({ trait, deck: of }, kind) =>
    trait === 'pilot' && decks.includes(of) && (deck[kind] ?? 0) > 0 ? [kind] : [],
  );
  const { card } = game.choose({
    form: 'choice',
    kind: 'pick-damage',
    player: from.player,
    because: BY_CARD,
    ship: on.id,
    options: [...able.map((kind) => ({ card: kinds[kind]!.name })), { card: '' }],
  });
  const kind = kinds.findIndex(({ name }) => name === card);
  if (kind < 0) return COUNTER;
  deck[kind]! -= 1;
  return kind;
}

/** The condition on which an ability stands leaves its ship. */
export function removeOwnCondition(game: FirstGame, ship: Ship, ability: string): void {
  const id = cardIdOf(ability);
  const condition = ship.conditions.find((one) => one.id === id);
  if (condition) remove(game, ship, condition, BY_CARD);
}

/** The damage card that lies on a condition of a ship is dealt to it instead of another; COUNTER without one. */
export function takeDarkSide(game: FirstGame, ship: Ship): number {
  const condition = ship.conditions.find(({ id }) => id === DARK_SIDE);
  if (!condition) return COUNTER;
  const { damage } = condition;
  condition.damage = COUNTER;
  remove(game, ship, condition, BY_CARD);
  return damage;
}

function remove(game: FirstGame, ship: Ship, condition: Condition, because: string): void {
  ship.conditions = ship.conditions.filter((one) => one !== condition);
  if (condition.damage !== COUNTER) game.state.players[ship.player]!.discarded[condition.damage]! += 1;
  game.emit({ kind: 'condition-removed', ship: ship.id, condition: condition.id, because });
}
