/** What two sources of cards tell differently. */

/** Facts of cards: by id, then by the name of the fact, each in one form. */
export type Facts = ReadonlyMap<string, ReadonlyMap<string, string>>;
/** Texts of cards by id. */
export type Texts = ReadonlyMap<string, string>;

/** Each fact that differs, and each card that only the second source has, a line each. */
export function factsApart(ours: Facts, theirs: Facts): readonly string[] {
  return [...theirs].flatMap(([id, facts]) => {
    const own = ours.get(id);
    if (!own) return [`${id}: not in the house`];
    return [...facts].flatMap(([name, value]) =>
      (own.get(name) ?? '') === value
        ? []
        : [`${id}: ${name} is ${shown(own.get(name))}, there ${shown(value)}`],
    );
  });
}

const shown = (value: string | undefined): string => value || 'nothing';

/**
 * Cards whose two texts are less alike than `least` (0 to 1), from the least alike up, and those whose text in the
 * second source is more like that of another card in the first: they seem to be swapped.
 */
export function textsApart(one: Texts, other: Texts, least: number): readonly string[] {
  const words = new Map([...one].map(([id, text]) => [id, wordsOf(text)]));
  const found = [...other].flatMap(([id, text]) => {
    const known = words.get(id);
    if (!known || known.size === 0) return [];
    const its = wordsOf(text);
    if (its.size === 0) return [];
    const own = likeness(known, its);
    if (own >= least) return [];
    const [nearest, nearness] = [...words].reduce<readonly [string, number]>(
      (best, [card, theirs]) => {
        const like = likeness(theirs, its);
        return like > best[1] ? [card, like] : best;
      },
      [id, own],
    );
    return [{ id, own, swapped: nearness >= least ? nearest : null }];
  });
  return found
    .toSorted((a, b) => a.own - b.own)
    .map(
      ({ id, own, swapped }) =>
        `${id}: ${own.toFixed(2)} alike${swapped === null ? '' : `; it reads like ${swapped}`}`,
    );
}

/**
 * Cards of whose texts one names another range or distance than the other: what decides stands in a few words, by which
 * long texts hardly differ.
 */
export function spansApart(one: Texts, other: Texts): readonly string[] {
  return [...other].flatMap(([id, text]) => {
    const known = one.get(id);
    if (!known?.trim() || !text.trim()) return [];
    const [own, its] = [spansOf(known), spansOf(text)];
    return own === its ? [] : [`${id}: ranges ${shown(own)}, there ${shown(its)}`];
  });
}

/** The ranges and distances that a text names, each once. */
const spansOf = (text: string): string =>
  [
    ...new Set(
      [...text.matchAll(/\b(?:ranges?|distance)\s+(\d)(?:\s*-\s*(\d))?/gi)].map(([, from, to]) =>
        to ? `${from}-${to}` : from,
      ),
    ),
  ]
    .toSorted()
    .join(' ');

/** Cards of whose texts one speaks of enemies or friends and the other does not. */
export function sidesApart(one: Texts, other: Texts): readonly string[] {
  return [...other].flatMap(([id, text]) => {
    const known = one.get(id);
    if (!known?.trim() || !text.trim()) return [];
    const [own, its] = [sidesOf(known), sidesOf(text)];
    return own === its ? [] : [`${id}: sides ${shown(own)}, there ${shown(its)}`];
  });
}

const sidesOf = (text: string): string =>
  ['enemy', 'friendly'].filter((side) => wordsOf(text).has(side)).join(' ');

/** Who is right where sources are apart, by card (`upgrade dt798`). */
export type Decisions = Readonly<
  Record<string, { readonly apart: string; readonly by: string; readonly why: string }>
>;

/** Of what was found apart, a line a card: what is decided, what is not, and decisions on what is not apart (any more). */
export function judged(
  found: readonly string[],
  decisions: Decisions,
): {
  readonly decided: readonly string[];
  readonly open: readonly string[];
  readonly idle: readonly string[];
} {
  const decisionOn = (line: string) => {
    const [card = ''] = line.split(': ');
    const decision = decisions[card];
    return decision && line === `${card}: ${decision.apart}` ? decision : null;
  };
  const decided = found.flatMap((line) => {
    const decision = decisionOn(line);
    return decision ? [`${line}; decided by ${decision.by}: ${decision.why}`] : [];
  });
  const open = found.filter((line) => !decisionOn(line));
  const idle = Object.entries(decisions).flatMap(([card, { apart }]) =>
    found.includes(`${card}: ${apart}`) ? [] : [`${card}: ${apart}`],
  );
  return { decided, open, idle };
}

/** The different words of a text, without signs. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);

/** Words that two texts share, as a part of all words of both: 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
}
