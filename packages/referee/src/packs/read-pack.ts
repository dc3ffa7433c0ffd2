/** Reads format packs of any game: checks the shape, then what its records say of each other. */

import type * as Type from 'typebox';
import { Errors } from 'typebox/schema';
import { checker } from '../check.ts';
import { nearest } from '../scenario/nearest.ts';
import { fieldsBeside, keysOf, valueAt } from '../scenario/problems.ts';
import { baseOf, withBase } from './base-pack.ts';
import { shown } from './given-text.ts';
import { jsonError } from './json-error.ts';
import { placeInJson } from './json-place.ts';

/** What is wrong with a pack, and where: a path such as `/pilots/12/cost`, with the id of the record. */
export interface PackProblem {
  readonly path: string;
  readonly message: string;
  /** Where it stands, when the pack was read from a text. */
  readonly line?: number;
  readonly column?: number;
}

export type Reading<Pack> =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

export interface PackReader<Pack> {
  /** Checks that a value read from JSON is a format pack whose records agree with each other. */
  read(value: unknown): Reading<Pack>;
  /** Reads a pack from the text of a file; each problem has its line and column. */
  readText(text: string): Reading<Pack>;
  /** The pack in a value that ships with an app; throws an error that names the first problems. */
  from(value: unknown): Pack;
}

/** A reader of the packs that fit a schema and in which `contradictions` finds none. */
export function packReader<Schema extends Type.TSchema>(
  schema: Schema,
  contradictions: (pack: Type.Static<Schema>) => readonly PackProblem[],
): PackReader<Type.Static<Schema>> {
  type Pack = Type.Static<Schema>;
  // Made with the first pack. TypeBox's, which takes eight times as long, is asked only for the words of what is wrong.
  let misfits: ReturnType<typeof checker> | null = null;
  const fits = (value: unknown): value is Pack => {
    misfits ??= checker(schema);
    return misfits(value).length === 0;
  };
  const read = (value: unknown): Reading<Pack> => {
    if (!fits(value)) {
      const problems = Errors(schema, value)[1].map((error) => ({
        path: error.instancePath || '/',
        message: `${recordName(value, error.instancePath)}${wordsFor(error, schema, value)}`,
      }));
      return { ok: false, problems: withoutTwice(problems) };
    }
    const problems = [...strangeDays(value), ...contradictions(value)];
    return problems.length > 0 ? { ok: false, problems: first(problems) } : { ok: true, pack: value };
  };
  const readText = (text: string): Reading<Pack> => {
    const given = packText(text);
    return given.ok ? readGiven(given, read, null) : given;
  };
  const from = (value: unknown): Pack => {
    const reading = read(value);
    if (reading.ok) return reading.pack;
    const some = reading.problems.slice(0, 3).map(({ path, message }) => `${path} ${message}`);
    throw new Error(`Not a format pack (${reading.problems.length} problems): ${some.join('; ')}`);
  };
  return { read, readText, from };
}

/** The days that a pack names of itself and that no calendar has. */
const strangeDays = (pack: unknown): readonly PackProblem[] =>
  ['date', 'asOf'].flatMap((field) => {
    const day = fieldsOf(pack)[field];
    return typeof day !== 'string' || isDay(day)
      ? []
      : [{ path: `/${field}`, message: `'${shown(day)}' is no day` }];
  });

/** Whether a text such as 2026-11-30 is a day: a month of 12, and no more days than it has. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

/** More than anybody mends at once: a list of cards that are all wrong says so of these. */
const MOST_PROBLEMS = 200;

function first(problems: readonly PackProblem[]): readonly PackProblem[] {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return problems;
  return [...problems.slice(0, MOST_PROBLEMS), { path: '/', message: `there are ${more} more problems` }];
}

/** The text of a pack before anything is known of it but that it is JSON. */
export interface GivenPack {
  readonly ok: true;
  readonly text: string;
  readonly json: unknown;
  /** The game that it names; null when it names none. */
  readonly game: string | null;
  /** The pack from which it is told; null when it is told whole. */
  readonly base: string | null;
}

/** What a text says before its game and its base are there; a problem where it is no JSON. */
export function packText(
  text: string,
): GivenPack | { readonly ok: false; readonly problems: readonly PackProblem[] } {
  const trimmed = text.replace(/^\uFEFF/, '');
  const error = jsonError(trimmed);
  if (error) {
    const { line, column, message } = error;
    return { ok: false, problems: [{ path: '/', line, column, message }] };
  }
  const json: unknown = JSON.parse(trimmed);
  const game = fieldsOf(json).game;
  return { ok: true, text: trimmed, json, game: typeof game === 'string' ? game : null, base: baseOf(json) };
}

/**
 * Reads a text as a pack of its game; `base` is the whole JSON of the pack from which it is told, null without one.
 * Each problem has its path, line and column in this text, `/pilots/bossk/cost` where it names its cards by their ids.
 */
export function readGiven<Pack>(
  { text, json, base: name }: GivenPack,
  read: (value: unknown) => Reading<Pack>,
  base: unknown,
): Reading<Pack> {
  if (name !== null && base === null) {
    const problem = { path: '/base', message: `there is no pack '${shown(name)}' to be told from` };
    return { ok: false, problems: placed(text, [problem]) };
  }
  if (name === null) {
    const reading = read(json);
    return reading.ok ? reading : { ok: false, problems: placed(text, reading.problems) };
  }
  const whole = withBase(json, base);
  const reading = read(whole);
  if (reading.ok) return reading;
  const problems = reading.problems.map((problem) => inDifference(problem, json, whole, base));
  return { ok: false, problems: placed(text, problems) };
}

/** A fault of a pack that was read, with its line and column in a text. */
export const faultIn = ({ text }: GivenPack, path: string, message: string): PackProblem => ({
  path,
  message,
  ...placeInJson(text, path),
});

const placed = (text: string, problems: readonly PackProblem[]): readonly PackProblem[] =>
  problems.map((problem) => ({ ...problem, ...placeInJson(text, problem.path) }));

/**
 * A problem of the pack that comes of a difference, where the difference has it, as `/pilots/bossk/cost`. A card that
 * its base does not have is told as one: its id may be a slip.
 */
function inDifference(problem: PackProblem, difference: unknown, whole: unknown, base: unknown): PackProblem {
  const [list = '', at = '', ...rest] = problem.path.split('/').slice(1);
  const told = fieldsOf(difference)[list];
  const cards = fieldsOf(whole)[list];
  if (at === '' || Array.isArray(told) || typeof told !== 'object' || !Array.isArray(cards)) return problem;
  const here = (key: string) => `/${[list, key, ...rest].join('/')}`;
  const { id } = fieldsOf(cards[Number(at)]);
  if (typeof id === 'string') return { ...problem, path: here(id) };
  const known = idsIn(fieldsOf(base)[list]);
  const added = Object.entries(fieldsOf(told)).flatMap(([key, card]) =>
    known.has(key) || !isRecord(card) ? [] : [key],
  );
  const key = added[Number(at) - cards.length + added.length] ?? '';
  const strange = `${shown(key)}: no card of ${shown(String(fieldsOf(base).id))} has this id${nearest(key, [...known])}; a new one `;
  return { path: here(key), message: `${strange}${problem.message}` };
}

const idsIn = (cards: unknown): ReadonlySet<string> =>
  new Set(
    (Array.isArray(cards) ? cards : []).flatMap((card) => {
      const { id } = fieldsOf(card);
      return typeof id === 'string' ? [id] : [];
    }),
  );

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Ids that a list of records has twice. */
export function repeatedIds(
  lists: Readonly<Record<string, readonly { readonly id: string }[]>>,
): readonly PackProblem[] {
  return Object.entries(lists).flatMap(([list, records]) => {
    const seen = new Set<string>();
    return records.flatMap(({ id }, at) => {
      if (seen.has(id)) return [{ path: `/${list}/${at}/id`, message: `${id} is there twice` }];
      seen.add(id);
      return [];
    });
  });
}

/** A field that nothing knows is told twice, of itself and of what it stands in; once is enough. */
const withoutTwice = (problems: readonly PackProblem[]): readonly PackProblem[] =>
  problems.filter(({ message }) => !message.endsWith('must not have additional properties'));

interface ShapeError {
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params?: object;
}

/** What is wrong in plain words, with what may stand there: of a short word that is none of many, the nearest. */
function wordsFor(
  { schemaPath, instancePath, message, params = {} }: ShapeError,
  schema: Type.TSchema,
  value: unknown,
) {
  if (message === 'schema is false') {
    const field = keysOf(instancePath).at(-1) ?? '';
    return `is no field of a format pack${nearest(field, fieldsBeside(schema, schemaPath))}`;
  }
  if (!('allowedValues' in params) || !Array.isArray(params.allowedValues)) return message;
  const given = String(valueAt(value, instancePath));
  const allowed = params.allowedValues.map(String);
  return `'${shown(given)}' is none of ${allowed.join(', ')}${nearest(given, allowed)}`;
}

function recordName(value: unknown, path: string): string {
  const [list, at] = path.split('/').slice(1);
  const records = fieldsOf(value)[list ?? ''];
  const { id } = fieldsOf(Array.isArray(records) ? records[Number(at)] : undefined);
  return typeof id === 'string' ? `${shown(id)}: ` : '';
}
