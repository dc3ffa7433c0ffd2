import { DAMAGE_DECKS, type DamageKind } from '../cards/index.ts';
import { deckStream, type FirstGame } from '../game.ts';
import type { DamageCard, FirstState, Ship } from '../state.ts';

/** `kind` of a card for which neither deck nor discard pile had one: only its number counts. */
export const COUNTER = -1;

/** The kinds of cards of the deck that a game is played with. */
export const deckKinds = (state: Pick<FirstState, 'damageDeck'>): readonly DamageKind[] =>
  DAMAGE_DECKS[state.damageDeck === 'core' ? 'core' : 'tfa'];

/** Takes the top card of a ship's own player's deck (damage.13); an empty deck is rebuilt first (damage.7). */
export function drawCard(game: FirstGame, ship: Ship): number {
  const side = game.state.players[ship.player]!;
  if (sizeOf(side.deck) === 0) reshuffle(game, ship.player);
  if (sizeOf(side.deck) === 0) return COUNTER;
  const names = deckKinds(game.state).map(({ name }) => name);
  const kind = game.draw(deckStream(ship.player), names, side.deck, 'card');
  side.deck[kind]! -= 1;
  return kind;
}

/** A card that was drawn for a ship just now is seen by all, or by a player who looks at it. */
export function showDrawn(game: FirstGame, ship: Ship, kind: number, player?: number): void {
  if (kind !== COUNTER) game.shown(deckStream(ship.player), kind, player);
}

const sizeOf = (cards: readonly number[]): number => cards.reduce((sum, count) => sum + count, 0);

/** The discard pile becomes the deck (damage.7). */
function reshuffle(game: FirstGame, player: number): void {
  const side = game.state.players[player]!;
  const cards = sizeOf(side.discarded);
  if (cards === 0) return;
  side.deck = side.discarded;
  side.discarded = side.deck.map(() => 0);
  game.emit({ kind: 'deck-reshuffled', player, cards, because: 'xwing1:damage.7' });
}

/** At the end of a round cards that have become available take the place of counters (damage.8). */
export function replaceCounters(game: FirstGame): void {
  for (const ship of game.state.ships) {
    for (const card of ship.damage) if (card.kind === COUNTER) card.kind = drawCard(game, ship);
  }
}

/** Cards that were drawn and are not dealt go to the ship's player's discard pile. */
export function discardKinds(state: FirstState, ship: Ship, kinds: readonly number[]): void {
  const { discarded } = state.players[ship.player]!;
  for (const kind of kinds) discarded[kind]! += 1;
}

/** A ship's damage cards go faceup to its player's discard pile (damage.5). */
export function discardAll(state: FirstState, ship: Ship): void {
  const { discarded } = state.players[ship.player]!;
  for (const { kind } of ship.damage) if (kind !== COUNTER) discarded[kind]! += 1;
  ship.damage = [];
}

/** The name of a faceup card; null for a facedown one. */
export const cardName = (state: FirstState, kind: number, up: boolean): string | null =>
  up ? (deckKinds(state)[kind]?.name ?? null) : null;

/** One damage card of a ship is discarded; the discard pile lies open (damage.6). */
export function discardCard(game: FirstGame, ship: Ship, card: DamageCard, because: string): void {
  ship.damage = ship.damage.filter((one) => one !== card);
  if (card.kind !== COUNTER) game.state.players[ship.player]!.discarded[card.kind]! += 1;
  const name = cardName(game.state, card.kind, card.up);
  game.emit({ kind: 'damage-discarded', ship: ship.id, card: name, because });
}
