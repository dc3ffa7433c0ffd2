/**
 * Cards of a club's own, made of the house's blocks: a card of the house with other values in what it does. Its id says
 * all of it, `predator--e2-1-2--as-keen-eye`, so that it stands in squads, records and states like any other and needs
 * no place where it is kept: the same id is the same card everywhere.
 */

import { type MadeCards, OTHERWISE } from '../made-cards.ts';

/** A value in what a card does that may be another one. */
export interface CardElement {
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

/** An element's place in what a card does. */
interface Place extends Omit<CardElement, 'choices' | 'at'> {
  readonly path: readonly (string | number)[];
}

/** Why an id names no card. */
export interface NoCard {
  readonly reason: string;
}

/** What a game says of its cards to have others made of them. */
export interface CardKind<Card> {
  /** What such a card is called where an id is refused. */
  readonly called: string;
  readonly cards: readonly Card[];
  /** The parts of a card that hold values, as fields of it. */
  readonly parts: (card: Card) => Partial<Card>;
  /** Names of words that may be others; other words of a block say what it is. */
  readonly words: ReadonlySet<string>;
  /** Kinds and names of what has text of its own, or refers to what stands elsewhere. */
  readonly closed: RegExp;
  /** Fields of a card whose values are counted apart from others of the same names: `force.limit`, not `card.limit`. */
  readonly apart?: ReadonlySet<string>;
  /** Why none is made of a card, where its id alone says what it does; null where one is. */
  readonly refusal?: (card: Card) => string | null;
  /** Why a card that was made of another cannot be; null where it can. */
  readonly fault?: (made: Card, like: Card) => string | null;
}

/** How cards of a club's own are made of those of a game. */
export interface OwnCardMaking<Card> {
  /** The values of a card of the house that may be others, in the order in which an id counts them. */
  readonly elements: (id: string) => readonly CardElement[];
  /** The id of a card with other values, by the number of each element. Throws for an unknown card. */
  readonly idOf: (id: string, values: ReadonlyMap<number, number | string>, name: string) => string;
  /** The card that an id says; the reason where it says none. */
  readonly make: (id: string) => Card | NoCard;
}

/** Longer than any id that the editor makes. */
const LONGEST = 300;

/** The making of a game's own cards; it looks at the cards when it is first asked. */
export function ownCardMaking<Card extends { readonly id: string; readonly name: string }>(
  kindOf: () => CardKind<Card>,
): OwnCardMaking<Card> {
  let house: House<Card> | null = null;
  const known = () => {
    house ??= houseOf(kindOf());
    return house;
  };
  return {
    elements: (id) => {
      const { byId, elements } = known();
      const card = byId.get(id);
      return card ? elements(card) : [];
    },
    idOf: (id, values, name) => {
      const { byId, elements, called } = known();
      const card = byId.get(id);
      if (!card) throw new Error(`there is no ${called} '${id}' to begin with`);
      return idWith(id, elements(card), values, name);
    },
    make: (id) => made(id, known()),
  };
}

/** How many are kept: made again where there are more. */
const MOST_KEPT = 500;

/** Finds such cards, each made once; `keep` makes what a game keeps of a card. */
export function madeCards<Card extends object, Kept>(
  make: OwnCardMaking<Card>['make'],
  keep: (card: Card) => Kept,
): MadeCards<Kept> {
  const all = new Map<string, Kept>();
  // What a stranger sends as an id is looked up before it is refused for being none.
  const madeBy = (id: string) => (typeof id === 'string' && id.includes(OTHERWISE) ? make(id) : null);
  return {
    find: (id) => {
      const known = all.get(id);
      if (known) return known;
      const card = madeBy(id);
      if (!card || 'reason' in card) return undefined;
      if (all.size >= MOST_KEPT) all.clear();
      const kept = keep(card);
      all.set(id, kept);
      return kept;
    },
    refusal: (id) => {
      const card = madeBy(id);
      return card && 'reason' in card ? card.reason : null;
    },
  };
}

/** The cards of a game with what stands in each kind of place on them. */
interface House<Card> extends CardKind<Card> {
  readonly byId: ReadonlyMap<string, Card>;
  readonly places: (card: Card) => readonly Place[];
  readonly elements: (card: Card) => readonly CardElement[];
}

function houseOf<Card extends { readonly id: string }>(kind: CardKind<Card>): House<Card> {
  const { cards, parts, refusal } = kind;
  const places = (card: Card) => placesIn(parts(card), 'card', [], kind);
  const values = new Map<string, Set<number | string>>();
  for (const { what, value } of cards.flatMap(places))
    values.set(what, (values.get(what) ?? new Set<number | string>()).add(value));
  const elements = (card: Card): readonly CardElement[] =>
    refusal?.(card)
      ? []
      : places(card).map(({ what, name, value }, at) => ({
          at,
          what,
          name,
          value,
          choices: [...(values.get(what) ?? [])].filter((one) => typeof one === typeof value).sort(inOrder),
        }));
  return { ...kind, byId: new Map(cards.map((card) => [card.id, card])), places, elements };
}

/** Where values stand below a value. */
type Search = Pick<CardKind<unknown>, 'words' | 'closed' | 'apart'>;

function placesIn(
  value: unknown,
  kind: string,
  path: readonly (string | number)[],
  search: Search,
): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each, at) => placeOf(each, kind, [...path, at], search));
  const own = 'kind' in value && typeof value.kind === 'string' ? value.kind : kind;
  if (search.closed.test(own)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    search.closed.test(name) || name === 'kind'
      ? []
      : placeOf(each, path.length === 0 && search.apart?.has(name) ? name : own, [...path, name], search),
  );
}

function placeOf(
  value: unknown,
  kind: string,
  path: readonly (string | number)[],
  search: Search,
): readonly Place[] {
  const names = path.filter((step) => typeof step === 'string');
  const last = names.at(-1) ?? '';
  const isOther = Number.isSafeInteger(value) || (typeof value === 'string' && search.words.has(last));
  if (!isOther) return placesIn(value, kind, path, search);
  const step = path.at(-1);
  const name = typeof step === 'number' ? `${last} ${step}` : last;
  return [{ what: `${kind}.${last}`, name, value: value as number | string, path }];
}

const inOrder = (one: number | string, other: number | string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** A value as an id writes it: a number below 0 begins with m. */
const written = (value: number | string): string =>
  typeof value === 'number' && value < 0 ? `m${-value}` : String(value);

/** The id of a card with other values, under a name of small letters and digits. */
function idWith(
  id: string,
  elements: readonly CardElement[],
  values: ReadonlyMap<number, number | string>,
  name: string,
): string {
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
  return [id, ...changes, `as-${words || 'ours'}`].join(OTHERWISE);
}

function made<Card extends { readonly id: string; readonly name: string }>(
  id: string,
  { byId, parts, places, elements: elementsOf, refusal, fault, called }: House<Card>,
): Card | NoCard {
  const [base = '', ...otherwise] = id.split(OTHERWISE);
  const card = byId.get(base);
  if (id.length > LONGEST) return { reason: `it is longer than ${LONGEST} letters` };
  if (!card) return { reason: `there is no ${called} '${base}' to begin with` };
  const refused = refusal?.(card) ?? null;
  if (refused !== null) return { reason: refused };
  const name = otherwise.at(-1);
  if (name === undefined || !/^as-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return { reason: "it ends in no name, as 'as-keen-eye'" };
  const elements = elementsOf(card);
  const paths = places(card);
  let changed = parts(card);
  let last = -1;
  for (const part of otherwise.slice(0, -1)) {
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
    changed = changedAt(changed, paths[at]!.path, value) as Partial<Card>;
    last = at;
  }
  if (hasTurnedSpan(changed)) return { reason: 'a range ends before it begins' };
  const own = { ...card, ...changed, id, name: titled(name.slice('as-'.length)) };
  const reason = fault?.(own, card) ?? null;
  return reason === null ? own : { reason };
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
