/** Reads format packs of any game: checks the shape, then what its records say of each other. */

import type * as Type from 'typebox';
import { Check, Errors } from 'typebox/schema';
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
  const read = (value: unknown): Reading<Pack> => {
    if (!Check(schema, value)) {
      const problems = Errors(schema, value)[1].map((error) => ({
        path: error.instancePath || '/',
        message: `${recordName(value, error.instancePath)}${error.message}`,
      }));
      return { ok: false, problems: withUnknownFields(problems) };
    }
    const problems = contradictions(value);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, pack: value };
  };
  const readText = (text: string): Reading<Pack> => {
    const trimmed = text.replace(/^\uFEFF/, '');
    const error = jsonError(trimmed);
    if (error) {
      const { line, column, message } = error;
      return { ok: false, problems: [{ path: '/', line, column, message }] };
    }
    const reading = read(JSON.parse(trimmed));
    if (reading.ok) return reading;
    const problems = reading.problems.map((problem) => ({
      ...problem,
      ...placeInJson(trimmed, problem.path),
    }));
    return { ok: false, problems };
  };
  const from = (value: unknown): Pack => {
    const reading = read(value);
    if (reading.ok) return reading.pack;
    const first = reading.problems.slice(0, 3).map(({ path, message }) => `${path} ${message}`);
    throw new Error(`Not a format pack (${reading.problems.length} problems): ${first.join('; ')}`);
  };
  return { read, readText, from };
}

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
  if (list === undefined || typeof value !== 'object' || value === null) return '';
  const records: unknown = (value as Readonly<Record<string, unknown>>)[list];
  const record: unknown = Array.isArray(records) ? records[Number(at)] : undefined;
  return typeof record === 'object' && record !== null && 'id' in record ? `${String(record.id)}: ` : '';
}
