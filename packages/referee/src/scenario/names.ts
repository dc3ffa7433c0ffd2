import type { GameEvent } from '../game.ts';
import { beginsWith } from '../made-cards.ts';
import type { Choice, Each, Question } from '../question.ts';
import type { ExpectedQuestion, GivenOption, Partly, ScenarioFile } from './file.ts';
import { nearest, unquoted } from './nearest.ts';
import type { Problem } from './problems.ts';

/**
 * What a value may be made of, as scenario files may ask for it: the fields of objects (of lists, of their items), and
 * the words of a text that is one of some. `1`: a number, a truth, a text that may be anything, or what lies deeper.
 * The compiler holds a table of this type complete: it names every field and word, and no other.
 */
export type Shape<T, Depth extends number = 3> = [Named<T>] extends [never]
  ? 1
  : Depth extends 0
    ? 1
    : { readonly [K in Named<T>]: K extends Word<T> ? 1 : Shape<FieldOf<Piece<T>, K>, Less[Depth]> };

type Less = { readonly [depth: number]: number; readonly 3: 2; readonly 2: 1; readonly 1: 0 };
/** Nothing where a text that may be anything could stand instead of an object. */
type Named<T> = string extends Text<T> ? never : Text<T> | FieldName<Piece<T>>;
/** The objects among values, lists opened. */
type Piece<T> = T extends readonly (infer Item)[] ? Piece<Item> : T extends object ? T : never;
type FieldName<T> = T extends unknown ? keyof T & string : never;
type FieldOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** The words of a text that is one of some; none when it may be any text. */
type Word<T> = string extends Text<T> ? never : Text<T>;
type Text<T> = T extends readonly (infer Item)[] ? Text<Item> : T extends string ? T : never;

/** The members of a union that have, or may have, one kind. */
type OfKind<T extends { readonly kind: string }, K> = T extends unknown
  ? K extends T['kind']
    ? T
    : never
  : never;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type OptionOf<Q> = Q extends Choice<infer Option> ? Option : Q extends Each<infer Option> ? Option : never;

/** The fields of every kind of event but those of all. */
export type EventNames<E extends GameEvent> = {
  readonly [K in E['kind']]: Shape<Without<OfKind<E, K>, keyof GameEvent>>;
};

/** What every kind of question is about, and the fields and words of its options. */
export type QuestionNames<Q extends Question> = {
  readonly [K in Q['kind']]: {
    readonly about: Shape<
      Without<OfKind<Q, K>, 'kind' | 'because' | 'player' | 'form' | 'options' | 'parts'>
    >;
    readonly options: Shape<OptionOf<OfKind<Q, K>>, 2>;
  };
};

/** What a game's scenario files may name, at run time. */
export interface Names {
  readonly events: Readonly<Record<string, AnyShape>>;
  readonly questions: Readonly<Record<string, { readonly about: AnyShape; readonly options: AnyShape }>>;
  /** The names of everything that can have an ability, where abilities are called by the cards they stand on. */
  readonly abilities?: () => readonly string[];
  /** The card in the number of an ability, as "juke" in "upgrade-juke.0"; null where it names none. */
  readonly cardOfAbility?: (number: string) => string | null;
  /** What texts may stand in fields that hold ids and names, by the field; in others any text may. */
  readonly texts?: Readonly<Record<string, () => readonly string[]>>;
}
export type AnyShape = 1 | { readonly [name: string]: AnyShape };

/** Fields that every event has. */
const OF_EVENTS: AnyShape = { kind: 1, because: 1, also: 1 };
/** Fields that every question has. */
const OF_QUESTIONS: AnyShape = { kind: 1, player: 1, because: 1, form: 1, options: 1, parts: 1 };

/** Every name in what a file expects that no event, question or option can have. */
export function nameProblems(names: Names, { answers = [], expect = {} }: ScenarioFile): readonly Problem[] {
  const { events = [], never = [], counts = [], notBefore = [], question } = expect;
  return [
    ...answers.flatMap((given, at) => questionNameProblems(names, given.question, given, `/answers/${at}`)),
    ...events.flatMap((event, at) => eventNameProblems(names, event, `/expect/events/${at}`)),
    ...never.flatMap((event, at) => eventNameProblems(names, event, `/expect/never/${at}`)),
    ...counts.flatMap(({ event }, at) => eventNameProblems(names, event, `/expect/counts/${at}/event`)),
    ...notBefore.flatMap(({ event, until }, at) => [
      ...eventNameProblems(names, event, `/expect/notBefore/${at}/event`),
      ...eventNameProblems(names, until, `/expect/notBefore/${at}/until`),
    ]),
    ...(question ? questionNameProblems(names, question.question, question, '/expect/question') : []),
  ];
}

function eventNameProblems(names: Names, wanted: Partly, where: string): readonly Problem[] {
  const { events } = names;
  const { kind } = wanted;
  if (typeof kind === 'string' && !Object.hasOwn(events, kind))
    return [unknown(events, kind, `${where}/kind`)];
  if (typeof kind === 'string') return unknownNames(both(OF_EVENTS, events[kind] ?? 1), wanted, where, names);
  return unknownNames(Object.values(events).reduce(both, OF_EVENTS), wanted, where, names);
}

/** The names in what is expected of a question that one of this kind cannot have; of none, as long as it is unknown. */
export function questionNameProblems(
  names: Names,
  kind: string | undefined,
  { about = {}, ...listed }: ExpectedQuestion,
  where: string,
): readonly Problem[] {
  const { questions } = names;
  if (kind === undefined) return [];
  if (!Object.hasOwn(questions, kind)) return [unknown(questions, kind, `${where}/question`)];
  const known = questions[kind]!;
  const option = (given: GivenOption, place: string) =>
    unknownNames(known.options, typeof given === 'string' ? { kind: given } : given, place, names);
  return [
    ...unknownNames(both(OF_QUESTIONS, known.about), about, `${where}/about`, names),
    ...(['offers', 'missing', 'options'] as const).flatMap((field) =>
      (listed[field] ?? []).flatMap((given, at) => option(given, `${where}/${field}/${at}`)),
    ),
  ];
}

const both = (a: AnyShape, b: AnyShape): AnyShape => (a === 1 ? b : b === 1 ? a : { ...b, ...a });

function unknownNames(shape: AnyShape, wanted: unknown, where: string, names: Names): readonly Problem[] {
  if (shape === 1) return [];
  if (typeof wanted === 'string') return Object.hasOwn(shape, wanted) ? [] : [unknown(shape, wanted, where)];
  if (Array.isArray(wanted))
    return wanted.flatMap((item, at) => unknownNames(shape, item, `${where}/${at}`, names));
  if (typeof wanted !== 'object' || wanted === null) return [];
  return Object.entries(wanted).flatMap(([key, value]) => {
    const place = `${where}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!Object.hasOwn(shape, key)) return [unknown(shape, key, place)];
    return [
      ...unknownNames(shape[key]!, value, place, names),
      ...(key === 'ability' ? unknownAbility(names, value, place) : []),
      ...(shape[key] === 1 ? unknownTexts(names, key, value, place) : []),
    ];
  });
}

/** A text, or several, that no event and no option has in a field of ids or names. */
function unknownTexts(names: Names, field: string, value: unknown, where: string): readonly Problem[] {
  const { texts } = names;
  if (Array.isArray(value))
    return value.flatMap((item, at) => unknownTexts(names, field, item, `${where}/${at}`));
  if (!texts || !Object.hasOwn(texts, field) || typeof value !== 'string') return [];
  // An effect of several on a card has its number behind it.
  return unknownAmong(texts[field]!(), value.replace(/#\d+$/, ''), `there is no '${value}' here`, where);
}

/** An ability is called by its number on a card, or by a name that some card has. */
function unknownAbility(
  { abilities, cardOfAbility = () => null }: Names,
  value: unknown,
  where: string,
): readonly Problem[] {
  if (!abilities || typeof value !== 'string') return [];
  const card = /[.#]\S*\d$/.test(value) ? cardOfAbility(value) : value;
  return card === null ? [] : unknownAmong(abilities(), card, `there is no card '${value}'`, where);
}

/** What is written, where what it names is none of what is known: cards print some names in quotation marks. */
function unknownAmong(
  known: readonly string[],
  named: string,
  what: string,
  where: string,
): readonly Problem[] {
  // A card of a club's own is known by the one with which it begins; whether there is one, its place in the file tells.
  const like = beginsWith(named);
  if (like === '' || known.some((name) => name === like || unquoted(name) === like)) return [];
  return [{ where, reason: 'unknown-name', what: `${what}${nearest(named, [...new Set(known)])}` }];
}

function unknown(shape: object, given: string, where: string): Problem {
  const known = Object.keys(shape);
  const meant = nearest(given, known) || `, but ${known.join(', ')}`;
  return { where, reason: 'unknown-name', what: `there is no '${given}' here${meant}` };
}
