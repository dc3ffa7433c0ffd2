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

/** A card that a player knows only to be there, and what it is if a later view shows it. */
interface Unknown {
  kind: number;
  readonly uid: number;
}

/** Deals kinds from a deck to cards that are not known: first to those that `later` shows, then to the others. */
export function dealUnknown(
  cards: readonly Unknown[],
  unknown: number,
  deck: number[],
  random: () => number,
  later: readonly Readonly<Unknown>[],
): void {
  const shown = new Map(later.map(({ uid, kind }) => [uid, kind]));
  for (const card of cards) {
    const kind = card.kind === unknown ? shown.get(card.uid) : undefined;
    if (kind === undefined || kind < 0) continue;
    card.kind = kind;
    deck[kind]! -= 1;
  }
  for (const card of cards) if (card.kind === unknown) card.kind = takeCard(deck, random);
}

/** Any one of some values. */
export const anyOf = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)]!;
