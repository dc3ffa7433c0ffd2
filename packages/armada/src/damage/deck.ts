/** The damage deck that both players share. It has no order: a card is drawn with the weights of what is left. */
import { type ArmadaGame, DECK_STREAM } from '../game.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { DAMAGE_CARDS, type DamageName } from './cards.ts';

/** `kind` of a card for which neither deck nor discard pile had one: only its number counts. */
export const COUNTER = -1;

const NAMES = DAMAGE_CARDS.map(({ name }) => name);

/** A whole deck: cards of each kind (damage-cards.1). */
export const fullDeck = (): number[] => DAMAGE_CARDS.map(({ count }) => count);
export const emptyDeck = (): number[] => DAMAGE_CARDS.map(() => 0);

/** Takes the top card; an empty deck is made of the discard pile first (damage.9). */
export function drawCard(game: ArmadaGame): number {
  const { state } = game;
  if (cardsIn(state.deck) === 0) reshuffle(game);
  if (cardsIn(state.deck) === 0) return COUNTER;
  const kind = game.draw(DECK_STREAM, NAMES, state.deck, 'card');
  state.deck[kind]! -= 1;
  return kind;
}

/** A card that was drawn just now is seen by all, or by a player who looks at it. */
export function showDrawn(game: ArmadaGame, kind: number, player?: number): void {
  if (kind !== COUNTER) game.shown(DECK_STREAM, kind, player);
}

const cardsIn = (cards: readonly number[]): number => cards.reduce((sum, count) => sum + count, 0);

function reshuffle(game: ArmadaGame): void {
  const { state } = game;
  const cards = cardsIn(state.discarded);
  if (cards === 0) return;
  state.deck = [...state.discarded];
  state.discarded = emptyDeck();
  game.emit({ kind: 'deck-reshuffled', cards, because: 'armada:damage.9' });
}

/** Puts a card of a ship on the discard pile. */
export function toDiscardPile(state: ArmadaState, kind: number): void {
  if (kind !== COUNTER) state.discarded[kind]! += 1;
}

/** The name of a damage card; null for a counter and for one that the viewer may not know. */
export const damageName = (kind: number): DamageName | null => NAMES[kind] ?? null;

/** The faceup damage cards of a name that a ship has. */
export function faceupOf(ship: Ship, name: DamageName): number {
  let count = 0;
  for (const { kind, up } of ship.damage) if (up && NAMES[kind] === name) count++;
  return count;
}
