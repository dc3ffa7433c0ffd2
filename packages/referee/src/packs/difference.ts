/** What changed from one format pack to another, in plain words: what the packs of all games share. */

/** One change: what it is about, and what happened to it. */
export interface PackChange {
  readonly about: 'format' | 'list' | 'ship' | 'pilot' | 'squadron' | 'upgrade' | 'objective';
  readonly id: string;
  readonly text: string;
}

/** How changes are told in a language; a game has terms of its own for what its packs say. */
export interface PackWords<Term extends string> {
  readonly term: (term: Term) => string;
  readonly none: string;
  readonly gains: (change: { readonly what: string; readonly item: string }) => string;
  readonly loses: (change: { readonly what: string; readonly item: string }) => string;
  readonly times: (change: { readonly text: string; readonly count: number }) => string;
  readonly isNew: (card: { readonly card: string; readonly as: string }) => string;
  readonly isGone: (card: { readonly card: string }) => string;
  readonly banned: (card: { readonly card: string }) => string;
  readonly unbanned: (card: { readonly card: string }) => string;
  readonly restricted: (card: { readonly card: string }) => string;
  readonly unrestricted: (card: { readonly card: string }) => string;
  readonly copies: (card: { readonly card: string }) => string;
}

/** In English a term is its own word. */
export const ENGLISH_PACKS: PackWords<string> = {
  term: (term) => term,
  none: 'none',
  gains: ({ what, item }) => `gains ${what} ${item}`,
  loses: ({ what, item }) => `loses ${what} ${item}`,
  times: ({ text, count }) => `${text} (${count} times)`,
  isNew: ({ card, as }) => `${card} is new${as === '' ? '' : `, ${as}`}`,
  isGone: ({ card }) => `${card} is gone`,
  banned: ({ card }) => `now ${card} is banned`,
  unbanned: ({ card }) => `${card} is no longer banned`,
  restricted: ({ card }) => `now ${card} is on the restricted list`,
  unrestricted: ({ card }) => `${card} is no longer on the restricted list`,
  copies: ({ card }) => `copies of ${card} in a squad:`,
};

type Side = string | number | undefined;

/** A list or rule as one word to compare. */
export const plain = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

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

/** What tells changes in a language. */
export function changesIn<Term extends string>(say: PackWords<Term>) {
  /** "initiative 3 → 4" of something named already, or null when both sides are the same. */
  const moved = (what: string, before: Side, after: Side): string | null =>
    before === after ? null : `${what} ${before ?? say.none} → ${after ?? say.none}`.trim();
  return {
    moved,
    from: (what: Term, before: Side, after: Side): string | null => moved(say.term(what), before, after),

    /** What came and went, copies counted: `gains slot talent`. */
    gainsAndLosses(
      what: Term,
      before: readonly string[] = [],
      after: readonly string[] = [],
    ): readonly string[] {
      const count = (list: readonly string[], item: string) => list.filter((each) => each === item).length;
      return [...new Set([...before, ...after])].sort().flatMap((item) => {
        const more = count(after, item) - count(before, item);
        if (more === 0) return [];
        const change = { what: say.term(what), item };
        const text = more > 0 ? say.gains(change) : say.loses(change);
        return [Math.abs(more) > 1 ? say.times({ text, count: Math.abs(more) }) : text];
      });
    },

    /** New, changed and lost cards of two packs, in the order of the later one. */
    cardChanges<Card extends { readonly id: string }>(
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
          if (!was) return [change(card, say.isNew({ card: title(card), as: asNew(card) }))];
          const said = changes(was, card).filter((text) => text !== null);
          return said.length === 0 ? [] : [change(card, `${title(card)}: ${said.join('; ')}`)];
        }),
        ...old
          .filter((card) => !left.has(card.id))
          .map((card) => change(card, say.isGone({ card: title(card) }))),
      ];
    },
  };
}
