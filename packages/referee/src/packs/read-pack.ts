/** Reads format packs of any game: checks the shape, then what its records say of each other. */

import type * as Type from 'typebox';
import { Errors } from 'typebox/schema';
import { checker } from '../check.ts';
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
        message: `${recordName(value, error.instancePath)}${error.message}`,
      }));
      return { ok: false, problems: withUnknownFields(problems) };
    }
    const problems = contradictions(value);
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
    return { ok: false, problems: [{ ...problem, ...placeInJson(text, problem.path) }] };
  }
  const whole = name === null ? json : withBase(json, base);
  const reading = read(whole);
  if (reading.ok) return reading;
  const problems = reading.problems.map((problem) => {
    const path = name === null ? problem.path : pathInDifference(json, whole, problem.path);
    return { ...problem, path, ...placeInJson(text, path) };
  });
  return { ok: false, problems };
}

/** Where a difference says what stands at a path of the pack that comes of it, as `/pilots/bossk/cost`. */
function pathInDifference(difference: unknown, whole: unknown, path: string): string {
  const [list = '', at = '', ...rest] = path.split('/').slice(1);
  const told = fieldsOf(difference)[list];
  const cards = fieldsOf(whole)[list];
  if (Array.isArray(told) || typeof told !== 'object' || !Array.isArray(cards)) return path;
  const { id } = fieldsOf(cards[Number(at)]);
  return `/${[list, typeof id === 'string' ? id : '', ...rest].join('/')}`;
}

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

/** A field that nothing knows is told twice, of itself and of what it stands in; once and plainly is enough. */
function withUnknownFields(problems: readonly PackProblem[]): readonly PackProblem[] {
  return problems
    .filter(({ message }) => !message.endsWith('must not have additional properties'))
    .map((problem) => ({
      ...problem,
      message: problem.message.replace('schema is false', 'is no field of a format pack'),
    }));
}

function recordName(value: unknown, path: string): string {
  const [list, at] = path.split('/').slice(1);
  const records = fieldsOf(value)[list ?? ''];
  const { id } = fieldsOf(Array.isArray(records) ? records[Number(at)] : undefined);
  return typeof id === 'string' ? `${shown(id)}: ` : '';
}
