/**
 * Cards of a club's own, made of the house's blocks: an upgrade of the house with other values in its abilities. Its id
 * says all of it, `predator--e2-1-2--as-keen-eye`, so that it stands in squads, records and states like any other and
 * needs no place where it is kept: the same id is the same card everywhere.
 */

import type { UpgradeCard } from './chassis.ts';

/** Stands between a card of the house and what is otherwise; no id of the house has it. */
export const OTHERWISE = '--';

/** A value in the abilities of a card that may be another one. */
export interface Element {
  /** Which of the card's it is, counted from 0. */
  readonly at: number;
  /** What it is, as `reroll.count`, `range.range`, `attack.arc`: the kind of its block and its name there. */
  readonly what: string;
  /** Its name alone, with its place in a list: `range 0`. */
  readonly name: string;
  readonly value: number | string;
  /** What it may be: what it is on any card of the house in the same place of such a block. */
  readonly choices: readonly (number | string)[];
}

/** An element's place in the abilities of a card. */
interface Place extends Omit<Element, 'choices' | 'at'> {
  readonly path: readonly (string | number)[];
}

/** Words that may be others; other words of a block say what it is. */
const WORDS: ReadonlySet<string> = new Set(['arc', 'arcs', 'token', 'tokens']);

/** What has text of its own, or refers to what stands elsewhere. */
const CLOSED = /^(strange|condition|rulings)$/;

function placesIn(value: unknown, kind: string, path: readonly (string | number)[]): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each, at) => placeOf(each, kind, [...path, at]));
  const own = 'kind' in value && typeof value.kind === 'string' ? value.kind : kind;
  if (CLOSED.test(own)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    CLOSED.test(name) || name === 'kind' ? [] : placeOf(each, own, [...path, name]),
  );
}

function placeOf(value: unknown, kind: string, path: readonly (string | number)[]): readonly Place[] {
  const names = path.filter((step) => typeof step === 'string');
  const last = names.at(-1) ?? '';
  const isOther = Number.isSafeInteger(value) || (typeof value === 'string' && WORDS.has(last));
  if (!isOther) return placesIn(value, kind, path);
  const step = path.at(-1);
  const name = typeof step === 'number' ? `${last} ${step}` : last;
  return [{ what: `${kind}.${last}`, name, value: value as number | string, path }];
}

/** The parts of a card that hold such values. */
type Parts = Pick<UpgradeCard, 'abilities' | 'charges'>;

const partsOf = ({ abilities, charges }: UpgradeCard): Parts => ({ abilities, ...(charges && { charges }) });

const placesOf = (card: UpgradeCard): readonly Place[] => placesIn(partsOf(card), 'card', []);

/** What stands in each kind of place on the cards of the house. */
export type Known = ReadonlyMap<string, ReadonlySet<number | string>>;

/** What the elements of these cards are, by what they are. */
export function knownElements(cards: readonly UpgradeCard[]): Known {
  const known = new Map<string, Set<number | string>>();
  for (const { what, value } of cards.flatMap(placesOf))
    known.set(what, (known.get(what) ?? new Set<number | string>()).add(value));
  return known;
}

/** The elements of a card that may be others, in the order in which an id counts them. */
export const elementsOf = (card: UpgradeCard, known: Known): readonly Element[] =>
  placesOf(card).map(({ what, name, value }, at) => ({
    at,
    what,
    name,
    value,
    choices: [...(known.get(what) ?? [])].filter((one) => typeof one === typeof value).sort(inOrder),
  }));

const inOrder = (one: number | string, other: number | string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** A value as an id writes it: a number below 0 begins with m. */
const written = (value: number | string): string =>
  typeof value === 'number' && value < 0 ? `m${-value}` : String(value);

/** The id of a card with other values, by the number of each element, under a name of small letters and digits. */
export function variantId(
  card: UpgradeCard,
  known: Known,
  values: ReadonlyMap<number, number | string>,
  name: string,
): string {
  const elements = elementsOf(card, known);
  const changes = [...values]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([at, value]) => {
      const was = elements[at]?.value;
      return was === undefined || was === value ? [] : [`e${at}-${written(was)}-${written(value)}`];
    });
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [card.id, ...changes, `as-${words || 'ours'}`].join(OTHERWISE);
}

/** Longer than any id that the editor makes. */
const LONGEST = 300;

/** Why an id names no card. */
export interface NoVariant {
  readonly reason: string;
}

/** The card that an id says, of the cards of the house; the reason where it says none. */
export function variantOf(
  id: string,
  house: (id: string) => UpgradeCard | undefined,
  known: Known,
): UpgradeCard | NoVariant {
  const [base = '', ...parts] = id.split(OTHERWISE);
  const card = house(base);
  if (id.length > LONGEST) return { reason: `it is longer than ${LONGEST} letters` };
  if (!card) return { reason: `there is no upgrade '${base}' to begin with` };
  const name = parts.at(-1);
  if (name === undefined || !/^as-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return { reason: "it ends in no name, as 'as-keen-eye'" };
  const elements = elementsOf(card, known);
  const places = placesOf(card);
  let changed = partsOf(card);
  let last = -1;
  for (const part of parts.slice(0, -1)) {
    const [, number = '', rest = ''] = /^e(0|[1-9]\d*)-(.+)$/.exec(part) ?? [];
    const at = number === '' ? -1 : Number(number);
    const element = elements[at];
    if (!element || at <= last) return { reason: `'${part}' is no value of ${base}` };
    const value = element.choices.find((choice) => rest === `${written(element.value)}-${written(choice)}`);
    if (value === undefined) {
      const could = element.choices.map(written).join(', ');
      return {
        reason: `'${part}': value ${at} of ${base} is ${written(element.value)}, and may be ${could}`,
      };
    }
    changed = changedAt(changed, places[at]!.path, value) as Parts;
    last = at;
  }
  if (hasTurnedSpan(changed)) return { reason: 'a range ends before it begins' };
  return { ...card, ...changed, id, name: titled(name.slice('as-'.length)) };
}

/** A copy with another value at a place. */
function changedAt(
  old: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: number | string,
): unknown {
  if (step === undefined) return value;
  if (Array.isArray(old))
    return old.map((each: unknown, at) => (at === step ? changedAt(each, rest, value) : each));
  const fields = old as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: changedAt(fields[step], rest, value) };
}

/** Whether two numbers that say from where to where have changed places. */
function hasTurnedSpan(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number'))
    return value[0]! > value[1]!;
  return Object.values(value).some(hasTurnedSpan);
}

/** "Keen Eye". */
const titled = (words: string): string =>
  words
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
