/**
 * Takes one card out of a deck that is kept as the number of cards left of each kind: any of them as likely. Gives its
 * kind, and takes it from the deck. `random` gives a number between 0 and 1. Throws when the deck is empty.
 */
export function takeCard(deck: number[], random: () => number): number {
  const cards = deck.reduce((sum, count) => sum + count, 0);
  if (cards === 0) throw new Error('a card is taken from an empty deck');
  let at = Math.floor(random() * cards);
  for (let kind = 0; kind < deck.length; kind++) {
    at -= deck[kind]!;
    if (at < 0) {
      deck[kind]! -= 1;
      return kind;
    }
  }
  throw new Error(`random gave ${at}, which is not below 1`);
}

/**
 * What is answered while cards that were taken off a deck are looked at: to everybody who does not see them they lie on
 * it until it is said what becomes of them. A negative kind stands for no card.
 */
export function whileLookedAt<Answer>(deck: number[], kinds: readonly number[], ask: () => Answer): Answer {
  const cards = kinds.filter((kind) => kind >= 0);
  for (const kind of cards) deck[kind]! += 1;
  const answer = ask();
  for (const kind of cards) deck[kind]! -= 1;
  return answer;
}

/** A card that a player knows only to be there, and what it is if a later view shows it. */
interface Unknown {
  kind: number;
  readonly uid: number;
}

/** What a later view of the same step tells of cards: those that lie somewhere, and how many of each kind nobody has seen. */
interface Later {
  readonly cards: readonly Readonly<Unknown>[];
  readonly deck: readonly number[];
}

/**
 * Deals kinds from a deck to cards that are not known: first to those that `later` shows, then to the others, which are
 * none of the cards that have come off the deck for all to see since.
 */
export function dealUnknown(
  cards: readonly Unknown[],
  unknown: number,
  deck: number[],
  random: () => number,
  later: Later,
): void {
  const shown = new Map(later.cards.map(({ uid, kind }) => [uid, kind]));
  for (const card of cards) {
    const kind = card.kind === unknown ? shown.get(card.uid) : undefined;
    if (kind === undefined || kind < 0) continue;
    card.kind = kind;
    deck[kind]! -= 1;
  }
  const unseen = deck.map((count, kind) => Math.min(count, later.deck[kind]!));
  const unknowns = cards.filter(({ kind }) => kind === unknown);
  // A deck that was made anew meanwhile tells less.
  const from = unseen.reduce((sum, count) => sum + count, 0) < unknowns.length ? [...deck] : unseen;
  for (const card of unknowns) {
    card.kind = takeCard(from, random);
    deck[card.kind]! -= 1;
  }
}

/** Any one of some values. */
export const anyOf = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)]!;
