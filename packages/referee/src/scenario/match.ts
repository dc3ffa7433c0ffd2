import type { Choice, Each, Help, Question, Refusal } from '../question.ts';
import type { ExpectedQuestion, GivenAnswer, GivenOption } from './file.ts';
import { type Names, questionNameProblems } from './names.ts';
import { nearest, unquoted } from './nearest.ts';
import type { Problem } from './problems.ts';

/** Numbers in files count as equal when they differ by less than this: nobody writes the grid's last digits (mm). */
const CLOSE = 1e-6;

/** By what names a field's value may be called; `ship` is the one that it is about. */
export type Called = (field: string, value: number | string, ship?: number) => readonly string[];
const NO_NAMES: Called = () => [];

/** The names that a game has for values, in one of its positions. */
export const calledIn =
  <S>(game: { readonly called?: CalledBy<S> }, state: S): Called =>
  (field, value, ship) =>
    game.called?.(state, field, value, ship) ?? [];
type CalledBy<S> = (state: S, ...of: Parameters<Called>) => readonly string[];

/** Whether a value has everything that is wanted of it: of objects the named properties, of lists every item. */
export function fits(value: unknown, wanted: unknown, called: Called = NO_NAMES, ship?: number): boolean {
  if (typeof wanted === 'number') return typeof value === 'number' && Math.abs(value - wanted) < CLOSE;
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(value) &&
      value.length === wanted.length &&
      wanted.every((item, i) => fits(value[i], item, called, ship))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  const has = value as Readonly<Record<string, unknown>>;
  const of = typeof has.ship === 'number' ? has.ship : ship;
  return Object.entries(wanted).every(([key, part]) => fieldFits(key, has[key], part, called, of));
}

/** The same for one field, whose value may have a name. */
export function fieldFits(
  field: string,
  value: unknown,
  wanted: unknown,
  called: Called,
  ship?: number,
): boolean {
  if (fits(value, wanted, called, ship)) return true;
  if (typeof wanted !== 'string' || (typeof value !== 'number' && typeof value !== 'string')) return false;
  return called(field, value, ship).some((name) => name === wanted || unquoted(name) === wanted);
}

/** The indices of the options that a file's word for one may mean. */
export function optionsMeant(
  options: readonly unknown[],
  given: GivenOption,
  named: (name: string) => number | undefined,
  called: Called = NO_NAMES,
  ship?: number,
): readonly number[] {
  if (typeof given === 'number') return Number.isInteger(given) && given in options ? [given] : [];
  if (typeof given === 'string') {
    const own = named(given);
    return own === undefined ? matching(options, { kind: given }, called, ship) : [own];
  }
  return matching(options, given, called, ship);
}

const matching = (
  options: readonly unknown[],
  wanted: unknown,
  called: Called,
  ship: number | undefined,
): readonly number[] => options.flatMap((option, i) => (fits(option, wanted, called, ship) ? [i] : []));

/** The ship that a question is about, if it is about one. */
const shipOf = (question: Question): number | undefined =>
  'ship' in question && typeof question.ship === 'number' ? question.ship : undefined;

/** What a file's answer stands for, or why it stands for nothing. */
export type Meant = { readonly answer: number | readonly number[] } | { readonly what: string };

/** Finds the answer that a file gives to a question. */
export function answerMeant<S, Q extends Question>(
  game: {
    readonly named?: (question: Q, part: number, name: string, state: S) => number | undefined;
    readonly called?: CalledBy<S>;
  },
  question: Q,
  given: GivenAnswer,
  state: S,
): Meant {
  const asked: Question = question;
  const called = calledIn(game, state);
  const named = (part: number) => (name: string) => game.named?.(question, part, name, state);
  switch (asked.form) {
    case 'place':
      return isNumbers(given) ? { answer: given } : { what: 'a place is [x, y, facing]' };
    case 'choice':
      return isList(given)
        ? { what: `${asked.kind} is answered by one option, not by a list` }
        : oneMeant(asked, { options: asked.options, ship: shipOf(asked) }, given, named(0), called);
    case 'each':
      return eachMeant(asked, given, named, called);
  }
}

const isList = (given: GivenAnswer): given is readonly GivenOption[] => Array.isArray(given);
const isNumbers = (given: GivenAnswer): given is readonly number[] =>
  isList(given) && given.every((part) => typeof part === 'number');

function oneMeant(
  question: Choice | Each,
  { options, ship }: { readonly options: readonly unknown[]; readonly ship: number | undefined },
  given: GivenOption,
  named: (name: string) => number | undefined,
  called: Called,
): { readonly answer: number } | { readonly what: string } {
  const meant = optionsMeant(options, given, named, called, ship);
  if (meant.length === 1) return { answer: meant[0]! };
  const words = JSON.stringify(given);
  if (meant.length === 0) {
    return { what: `${words} is none of the options of ${question.kind}: ${JSON.stringify(options)}` };
  }
  const several = JSON.stringify(meant.map((at) => options[at]));
  return { what: `${words} may mean several options of ${question.kind}: ${several}` };
}

function eachMeant(
  question: Each,
  given: GivenAnswer,
  named: (part: number) => (name: string) => number | undefined,
  called: Called,
): Meant {
  const { parts, kind } = question;
  if (!isList(given) || given.length !== parts.length) {
    return { what: `${kind} is answered by a list of ${parts.length}` };
  }
  const answers: number[] = [];
  for (const [at, part] of parts.entries()) {
    const meant = oneMeant(
      question,
      { options: part.options, ship: part.about },
      given[at]!,
      named(at),
      called,
    );
    if ('what' in meant) return meant;
    answers.push(meant.answer);
  }
  return { answer: answers };
}

/** What is not as a file expects it of a question; `where` is the place of the expectation in the file. */
export function questionProblems(
  question: Question,
  help: Help,
  expected: ExpectedQuestion,
  where: string,
  { names, called }: { readonly names: Names; readonly called: Called },
): readonly Problem[] {
  const problems: Problem[] = [];
  const wrong = (field: string, what: string) =>
    problems.push({ where: `${where}/${field}`, reason: 'question', what });
  if (expected.question !== undefined && expected.question !== question.kind) {
    wrong('question', `${question.kind} is asked of player ${question.player}`);
    return problems;
  }
  // What it names was checked before, if the file says which question it is.
  if (expected.question === undefined)
    problems.push(...questionNameProblems(names, question.kind, expected, where));
  if (expected.player !== undefined && expected.player !== question.player)
    wrong('player', `${question.kind} is asked of player ${question.player}`);
  if (expected.about && !fits(question, expected.about, called))
    wrong('about', `the question is ${JSON.stringify(question)}`);
  const options = question.form === 'choice' ? question.options : [];
  const meant = (option: GivenOption) =>
    optionsMeant(options, option, () => undefined, called, shipOf(question));
  const offered = (option: GivenOption) => meant(option).length > 0;
  for (const [at, option] of (expected.offers ?? []).entries())
    if (!offered(option)) wrong(`offers/${at}`, `not offered; the options are ${JSON.stringify(options)}`);
  for (const [at, option] of (expected.missing ?? []).entries())
    if (offered(option)) wrong(`missing/${at}`, 'is offered');
  if (expected.options) {
    for (const [at, option] of expected.options.entries())
      if (!offered(option)) wrong(`options/${at}`, `not offered; the options are ${JSON.stringify(options)}`);
    const named = new Set(expected.options.flatMap(meant));
    const others = options.filter((_, at) => !named.has(at));
    if (others.length > 0) wrong('options', `there are others: ${JSON.stringify(others)}`);
  }
  const refusals = refusalsOf(question, help);
  for (const [at, refused] of (expected.refuses ?? []).entries())
    if (!refusals.some((refusal) => fits(refusal, refused)))
      wrong(
        `refuses/${at}`,
        `not refused so; the refusals are ${JSON.stringify(refusals)}${nearest(
          refused.option,
          refusals.map(({ option }) => option),
        )}`,
      );
  return problems;
}

/** Why other things are not among the options of a question. */
export const refusalsOf = (question: Question, help: Help): readonly Refusal[] =>
  question.form === 'choice' ? (help.refused?.() ?? []) : [];
