import { DAMAGE_DECK, DAMAGE_NAMES } from '../abilities/damage-deck.ts';
import { inPlay } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import { deckStream } from '../streams.ts';

/** `kind` of a facedown card whose real card was taken back into an empty deck: only its number counts. */
export const COUNTER = -1;

/** Takes a card from a ship's own player's deck (damage-cards.1); a counter when there is none anywhere. */
export function drawCard(game: SecondGame, ship: Ship): number {
  const side = game.state.players[ship.player]!;
  if (isEmpty(side.deck)) refillDeck(game, ship.player);
  if (isEmpty(side.deck)) return COUNTER;
  const kind = game.draw(deckStream(ship.player), DAMAGE_NAMES, side.deck, 'card');
  side.deck[kind]! -= 1;
  return kind;
}

/** A card that was drawn for a ship just now is seen by all, or by a player who looks at it. */
export function showDrawn(game: SecondGame, ship: Ship, kind: number, player?: number): void {
  if (kind !== COUNTER) game.shown(deckStream(ship.player), kind, player);
}

const isEmpty = (deck: readonly number[]): boolean => deck.every((count) => count === 0);

/**
 * An empty deck is filled with the cards of destroyed ships, which leave them (damage-cards.11); if there are none,
 * with the facedown cards of ships that are left, which counters replace (damage-cards.12).
 */
function refillDeck(game: SecondGame, player: number): void {
  const own = game.state.ships.filter((ship) => ship.player === player);
  let cards = 0;
  for (const ship of own.filter((other) => other.destroyed)) {
    cards += takeBack(game.state, ship, () => true);
    ship.damage = [];
  }
  let because = 'xwing2:damage-cards.11';
  if (cards === 0) {
    for (const ship of own.filter(isLeft)) cards += takeBack(game.state, ship, (up) => !up);
    because = 'xwing2:damage-cards.12';
  }
  game.emit({ kind: 'deck-reshuffled', player, cards, because });
}

/** Whether a ship is still in the game: on the table, or in reserve, as docked ones are. */
const isLeft = (ship: Ship): boolean => inPlay(ship) || ship.place === 'reserve';

/** Puts a ship's cards back into the deck and leaves counters in their place; tells how many. */
function takeBack(state: SecondState, ship: Ship, wanted: (up: boolean) => boolean): number {
  let taken = 0;
  for (const card of ship.damage) {
    if (card.kind === COUNTER || !wanted(card.up)) continue;
    state.players[ship.player]!.deck[card.kind]! += 1;
    card.kind = COUNTER;
    card.up = false;
    taken++;
  }
  return taken;
}

/** A repaired facedown card leaves the ship and is discarded (damage-cards.5). */
export function discardCard(game: SecondGame, ship: Ship, uid: number): void {
  for (const card of ship.damage) {
    if (card.uid === uid && card.kind !== COUNTER)
      game.state.players[ship.player]!.discarded[card.kind]! += 1;
  }
  ship.damage = ship.damage.filter((card) => card.uid !== uid);
}

/** The faceup damage cards of a ship, those of a trait where one is asked for. */
export const faceupOf = (ship: Ship, trait?: 'ship' | 'pilot'): Ship['damage'] =>
  ship.damage.filter((card) => card.up && (!trait || DAMAGE_DECK[card.kind]?.trait === trait));

/** The name of a faceup card, or null for a facedown one. */
export const cardName = (kind: number, up: boolean): string | null =>
  up ? (DAMAGE_DECK[kind]?.name ?? null) : null;
