import { DAMAGE_DECKS, type DamageKind, type DamageName, type DeckName } from '../cards/index.ts';
import { deckStream, type FirstGame, typeOf } from '../game.ts';
import type { DamageCard, FirstState, Ship, Upgrade } from '../state.ts';

/** `kind` of a card for which neither deck nor discard pile had one: only its number counts. */
export const COUNTER = -1;

/** The halves of the base of a ship that has a deck for each. */
export const HALVES = ['fore', 'aft'] as const;
export type Half = (typeof HALVES)[number];

const DECK_OF_HALF = { fore: 'transport-fore', aft: 'transport-aft' } as const satisfies Record<
  Half,
  DeckName
>;

/** The deck that all ships draw from which have none of their own (huge-ships.4). */
const commonDeck = (state: Pick<FirstState, 'damageDeck'>): 'core' | 'tfa' =>
  state.damageDeck === 'core' ? 'core' : 'tfa';

const kindsWith = (common: 'core' | 'tfa'): readonly DamageKind[] => [
  ...DAMAGE_DECKS[common],
  ...DAMAGE_DECKS['transport-fore'],
  ...DAMAGE_DECKS['transport-aft'],
];
const KINDS = { core: kindsWith('core'), tfa: kindsWith('tfa') };

/**
 * The kinds of cards of all decks that a game may be played with: a card is known by its place in the list. The deck that
 * both players have comes first.
 */
export const deckKinds = (state: Pick<FirstState, 'damageDeck'>): readonly DamageKind[] =>
  KINDS[commonDeck(state)];

/** Whether a ship is dealt cards from the decks it brings, one for each half of its base. */
export const hasOwnDecks = (ship: Pick<Ship, 'card'>): boolean => typeOf(ship).huge?.ownDecks === true;

/** The decks that a ship may be dealt cards from. */
export const decksOf = (
  state: Pick<FirstState, 'damageDeck'>,
  ship: Pick<Ship, 'card'>,
): readonly DeckName[] =>
  hasOwnDecks(ship) ? HALVES.map((half) => DECK_OF_HALF[half]) : [commonDeck(state)];

/**
 * The cards with which a player begins, of each kind: the common deck, and those of the ships that bring their own,
 * which players of several such ships shuffle together.
 */
export function wholeDeck(
  state: Pick<FirstState, 'damageDeck'>,
  ships: readonly Pick<Ship, 'card'>[],
): readonly number[] {
  const common = DAMAGE_DECKS[commonDeck(state)].map(({ count }) => count);
  const bringing = ships.filter(hasOwnDecks).length;
  if (bringing === 0) return common;
  return deckKinds(state).map(({ count }, kind) => (kind < common.length ? count : count * bringing));
}

/** The decks that a pile of a player holds cards of. */
export const decksIn = (
  state: Pick<FirstState, 'damageDeck'>,
  pile: readonly number[],
): readonly DeckName[] => [
  ...new Set(
    deckKinds(state)
      .slice(0, pile.length)
      .map(({ deck }) => deck),
  ),
];

/** A pile with the cards of one deck only. */
export function cardsOf(
  state: Pick<FirstState, 'damageDeck'>,
  pile: readonly number[],
  deck: DeckName,
): number[] {
  const kinds = deckKinds(state);
  return pile.map((count, kind) => (kinds[kind]!.deck === deck ? count : 0));
}

/**
 * Takes the top card of a deck of a ship's own player (damage.13), of a ship with decks of its own that of a half; an
 * empty deck is rebuilt first (damage.7).
 */
export function drawCard(game: FirstGame, ship: Ship, half: Half): number {
  const { state } = game;
  const side = state.players[ship.player]!;
  const deck = hasOwnDecks(ship) ? DECK_OF_HALF[half] : commonDeck(state);
  if (sizeOf(cardsOf(state, side.deck, deck)) === 0) reshuffle(game, ship.player, deck);
  const cards = cardsOf(state, side.deck, deck);
  if (sizeOf(cards) === 0) return COUNTER;
  const names = deckKinds(state).map(({ name }) => name);
  const kind = game.draw(deckStream(ship.player), names, cards, 'card');
  side.deck[kind]! -= 1;
  return kind;
}

/** A card that was drawn for a ship just now is seen by all, or by a player who looks at it. */
export function showDrawn(game: FirstGame, ship: Ship, kind: number, player?: number): void {
  if (kind !== COUNTER) game.shown(deckStream(ship.player), kind, player);
}

const sizeOf = (cards: readonly number[]): number => cards.reduce((sum, count) => sum + count, 0);

/** What was discarded of a deck becomes that deck (damage.7). */
function reshuffle(game: FirstGame, player: number, deck: DeckName): void {
  const side = game.state.players[player]!;
  const back = cardsOf(game.state, side.discarded, deck);
  const cards = sizeOf(back);
  if (cards === 0) return;
  side.deck = side.deck.map((count, kind) => count + back[kind]!);
  side.discarded = side.discarded.map((count, kind) => count - back[kind]!);
  game.emit({ kind: 'deck-reshuffled', player, cards, because: 'xwing1:damage.7' });
}

/** At the end of a round cards that have become available take the place of counters (damage.8). */
export function replaceCounters(game: FirstGame): void {
  for (const ship of game.state.ships) {
    for (const card of ship.damage) {
      for (const half of HALVES) if (card.kind === COUNTER) card.kind = drawCard(game, ship, half);
    }
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
  for (const upgrade of ship.upgrades) if (upgrade.under > 0) uncover(upgrade);
}

/** The name of a faceup card; null for a facedown one. */
export const cardName = (state: FirstState, kind: number, up: boolean): string | null =>
  up ? (deckKinds(state)[kind]?.name ?? null) : null;

/** One damage card of a ship is discarded; the discard pile lies open (damage.6). */
export function discardCard(game: FirstGame, ship: Ship, card: DamageCard, because: string): void {
  ship.damage = ship.damage.filter((one) => one !== card);
  uncoverUnder(game, ship, card, because);
  if (card.kind !== COUNTER) game.state.players[ship.player]!.discarded[card.kind]! += 1;
  const name = cardName(game.state, card.kind, card.up);
  game.emit({ kind: 'damage-discarded', ship: ship.id, card: name, because });
}

/** The upgrade card that lay under a damage card can be used again (damage-deck-rebel-transport.7). */
export function uncoverUnder(game: FirstGame, ship: Ship, { uid }: DamageCard, because: string): void {
  for (const upgrade of ship.upgrades) {
    if (upgrade.under !== uid) continue;
    uncover(upgrade);
    game.emit({ kind: 'upgrade-recovered', ship: ship.id, upgrade: upgrade.id, because });
  }
}

function uncover(upgrade: Upgrade): void {
  upgrade.under = 0;
  upgrade.discarded = false;
}

/** The faceup damage cards of a name that a ship has. */
export function faceup(game: Pick<FirstGame, 'state'>, ship: Ship, name: DamageName): readonly DamageCard[] {
  if (ship.damage.length === 0) return NONE;
  return ship.damage.filter((card) => card.up && deckKinds(game.state)[card.kind]?.name === name);
}

const NONE: readonly DamageCard[] = [];

/** What a ship's damage cards count towards destruction: a faceup Direct Hit two, any other one (destroying-ships.4). */
export function damageOn(state: FirstState, ship: Ship): number {
  const kinds = deckKinds(state);
  let sum = 0;
  for (const { kind, up } of ship.damage) sum += up && kinds[kind]?.name === 'direct-hit' ? 2 : 1;
  return sum;
}
