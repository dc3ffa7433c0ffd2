/** Which abilities of a pack have acted and been declined in games so far. */
import type { Answerer, Question, State } from '@firing-arc/referee';
import { below } from '@firing-arc/table';

/** An ability of a pack. */
export interface Sighted {
  /** Id of the card on which it stands. */
  readonly card: string;
  /** Whether its player may decline it. */
  readonly may: boolean;
}

/** How often an ability has flown in a game, acted, and been declined. */
export interface Count {
  flown: number;
  acted: number;
  declined: number;
}

/** What flew so much oftener than others waits: it may want cards beside it that only chance brings. */
const MORE_FLIGHTS = 10;

/** Counts the abilities of a pack by their labels; what has none is not counted. */
export class Seen {
  readonly counts: ReadonlyMap<string, Count>;
  readonly #abilities: ReadonlyMap<string, Sighted>;

  constructor(abilities: ReadonlyMap<string, Sighted>) {
    this.#abilities = abilities;
    this.counts = new Map([...abilities.keys()].map((label) => [label, { flown: 0, acted: 0, declined: 0 }]));
  }

  note(label: string, what: keyof Count): void {
    const count = this.counts.get(label);
    if (count) count[what]++;
  }

  /** What it still has to do; null when it has done all, or is not of the pack. */
  lacks(label: string): 'acted' | 'declined' | null {
    const count = this.counts.get(label);
    if (!count) return null;
    if (count.acted === 0) return 'acted';
    return count.declined === 0 && this.#abilities.get(label)!.may ? 'declined' : null;
  }

  /** Cards with an ability that still has to act or to be declined; of them those that flew least. */
  wanted(): ReadonlySet<string> {
    const lacking = [...this.#abilities].filter(([label]) => this.lacks(label) !== null);
    const flights = ([label]: readonly [string, Sighted]) => this.counts.get(label)!.flown;
    const least = lacking.reduce((few, one) => Math.min(few, flights(one)), Number.POSITIVE_INFINITY);
    const often = least + MORE_FLIGHTS;
    return new Set(lacking.flatMap((one) => (flights(one) <= often ? [one[1].card] : [])));
  }

  /** Labels of those that never acted or were never declined. */
  never(what: 'acted' | 'declined'): readonly string[] {
    return [...this.#abilities].flatMap(([label, { may }]) =>
      this.counts.get(label)![what] === 0 && (what === 'acted' || may) ? [label] : [],
    );
  }
}

/** What a game says of the options of a question. */
export interface Options<Q extends Question> {
  /** Which ability an option uses, by its label; undefined when it uses none. */
  readonly usedBy: (question: Q, option: object) => string | undefined;
  /** The cards that an option brings nearer to act: a weapon that is fired, a lock for one that needs it. */
  readonly leadsTo: (question: Q, option: object) => readonly string[];
}

/**
 * A player that answers as another one does, but uses what has never acted, and declines what has acted and was never
 * declined. Draws from stream number `index`.
 */
export function curious<S extends State, Q extends Question>(
  other: Answerer<S, Q>,
  [streams, index]: readonly [streams: number[], index: number],
  { usedBy, leadsTo }: Options<Q>,
  seen: Seen,
): Answerer<S, Q> {
  const wanted = seen.wanted();
  /** Two times of three an option that leads to a card which has not done all. */
  const leading = (question: Q, options: readonly object[]): number | null => {
    const places = options.flatMap((option, at) =>
      leadsTo(question, option).some((card) => wanted.has(card)) ? [at] : [],
    );
    return places.length > 0 && below(streams, index, 3) > 0
      ? places[below(streams, index, places.length)]!
      : null;
  };
  return (question, view, help) => {
    if (question.form !== 'choice') return other(question, view, help);
    const uses = question.options.map((option) => usedBy(question, option as object));
    const lacking = (what: 'acted' | 'declined') =>
      uses.flatMap((label, at) => (label !== undefined && seen.lacks(label) === what ? [at] : []));
    const oneOf = (places: readonly number[]) => places[below(streams, index, places.length)]!;
    const fresh = lacking('acted');
    const undeclined = lacking('declined');
    const others = uses.flatMap((_, at) => (undeclined.includes(at) ? [] : [at]));
    const answer =
      fresh.length > 0
        ? oneOf(fresh)
        : undeclined.length > 0 && others.length > 0
          ? oneOf(others)
          : (leading(question, question.options as readonly object[]) ?? other(question, view, help));
    const used = uses[Number(answer)];
    if (used !== undefined) seen.note(used, 'acted');
    for (const label of new Set(uses))
      if (label !== undefined && label !== used) seen.note(label, 'declined');
    return answer;
  };
}

/** Whether an option is to do nothing. */
export function isNothing(option: object): boolean {
  const parts = option as Readonly<Record<string, unknown>>;
  return (
    ['none', 'done', 'no'].includes(String(parts.kind)) ||
    parts.use === false ||
    parts.token === 'none' ||
    parts.target === -1 ||
    parts.guess === -1 ||
    (parts.ship === -1 && parts.kind === undefined)
  );
}

/** A list in which what is wanted stands so often that every other draw takes it. */
export function leaning<Item>(list: readonly Item[], isWanted: (item: Item) => boolean): readonly Item[] {
  const wanted = list.filter(isWanted);
  if (wanted.length === 0) return list;
  const times = Math.ceil(list.length / wanted.length);
  return [...list, ...Array.from({ length: times }, () => wanted).flat()];
}

/** Lists that each lean towards what is wanted. */
export const leaningIn = <Key, Item>(
  lists: ReadonlyMap<Key, readonly Item[]>,
  isWanted: (item: Item) => boolean,
): ReadonlyMap<Key, readonly Item[]> =>
  new Map([...lists].map(([key, list]) => [key, leaning(list, isWanted)]));

/** Two players of three lock, aim and stay on the table, the others do what nobody would think of. */
export const oftenSensible = (streams: number[], index: number): 'tables' | 'random' =>
  below(streams, index, 3) > 0 ? 'tables' : 'random';
