import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { show } from '../question.ts';

/** Something wrong with a file or with what came of it: where in the file, which sort of thing, in plain words. */
export interface Problem {
  /** Path in the file, as `/position/ships/0/pilot`. */
  readonly where: string;
  readonly reason: string;
  readonly what: string;
}

interface SchemaError {
  readonly instancePath: string;
  readonly message: string;
  readonly keyword?: string;
  readonly params?: unknown;
}

/** What does not fit a schema; of a choice of shapes only what lies deepest, and each place once. */
export function problemsBy(schema: TSchema, value: unknown): readonly Problem[] {
  const validator = Compile(schema);
  if (validator.Check(value)) return [];
  const errors: readonly SchemaError[] = validator.Errors(value);
  const own = errors.filter(({ keyword }) => keyword !== 'anyOf');
  const told = own.length > 0 ? own : errors;
  const places = new Map<string, Problem>();
  for (const error of told) {
    const where = error.instancePath;
    if (told.some((other) => other.instancePath.startsWith(`${where}/`))) continue;
    const known = places.get(where);
    const what = wordsFor(error, value);
    if (known === undefined) places.set(where, { where, reason: 'shape', what });
    else if (!known.what.includes(what)) places.set(where, { ...known, what: `${known.what}, or ${what}` });
  }
  return [...places.values()];
}

function wordsFor({ instancePath, message, keyword, params }: SchemaError, value: unknown): string {
  if (message === 'schema is false') return 'no field of this name belongs here';
  if (keyword === 'const' && typeof params === 'object' && params !== null && 'allowedValue' in params) {
    return `must be ${show(params.allowedValue)}`;
  }
  const given = valueAt(value, instancePath);
  return keyword === 'type' ? `${message}, not ${show(given)}` : message;
}

/** The value at a path such as `/ships/0`; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let here = value;
  for (const key of keysOf(path)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[key];
  }
  return here;
}

/** The keys that a path is made of. */
export const keysOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
