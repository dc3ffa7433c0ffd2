/** What changed from one format pack to another, in plain words: what the packs of both editions share. */

/** One change: what it is about, and what happened to it. */
export interface PackChange {
  readonly about: 'format' | 'list' | 'ship' | 'pilot' | 'upgrade';
  readonly id: string;
  readonly text: string;
}

type Side = string | number | undefined;

/** "initiative 3 → 4", or null when both sides are the same. */
export const from = (what: string, before: Side, after: Side): string | null =>
  before === after ? null : `${what} ${before ?? 'none'} → ${after ?? 'none'}`;

/** A list or rule as one word to compare. */
export const plain = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** What came and went, copies counted: `gains slot talent`. */
export function gainsAndLosses(
  what: string,
  before: readonly string[] = [],
  after: readonly string[] = [],
): readonly string[] {
  const count = (list: readonly string[], item: string) => list.filter((each) => each === item).length;
  return [...new Set([...before, ...after])].sort().flatMap((item) => {
    const more = count(after, item) - count(before, item);
    if (more === 0) return [];
    const times = Math.abs(more) > 1 ? ` (${Math.abs(more)} times)` : '';
    return [`${more > 0 ? 'gains' : 'loses'} ${what} ${item}${times}`];
  });
}

/** The texts that say something, about a pack as a whole. */
export const formatTexts = (id: string, texts: readonly (string | null)[]): readonly PackChange[] =>
  texts.flatMap((text) => (text === null ? [] : [{ about: 'format', id, text }]));

/** How the cards of one kind are told: by a title, as new ones, and by what has changed on them. */
export interface CardWords<Card> {
  readonly about: PackChange['about'];
  readonly title: (card: Card) => string;
  readonly asNew: (card: Card) => string;
  readonly changes: (old: Card, now: Card) => readonly (string | null)[];
}

/** New, changed and lost cards of two packs, in the order of the later one. */
export function cardChanges<Card extends { readonly id: string }>(
  old: readonly Card[],
  now: readonly Card[],
  { about, title, asNew, changes }: CardWords<Card>,
): readonly PackChange[] {
  const known = new Map(old.map((card) => [card.id, card]));
  const left = new Set(now.map((card) => card.id));
  const change = (card: Card, text: string): PackChange => ({ about, id: card.id, text });
  return [
    ...now.flatMap((card) => {
      const was = known.get(card.id);
      if (!was) return [change(card, `${title(card)} is new, ${asNew(card)}`)];
      const said = changes(was, card).filter((text) => text !== null);
      return said.length === 0 ? [] : [change(card, `${title(card)}: ${said.join('; ')}`)];
    }),
    ...old.filter((card) => !left.has(card.id)).map((card) => change(card, `${title(card)} is gone`)),
  ];
}
