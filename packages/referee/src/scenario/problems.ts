import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';
import { show } from '../question.ts';
import { nearest } from './nearest.ts';

/** Something wrong with a file or with what came of it: where in the file, which sort of thing, in plain words. */
export interface Problem {
  /** Path in the file, as `/position/ships/0/pilot`. */
  readonly where: string;
  readonly reason: string;
  readonly what: string;
}

interface SchemaError {
  /** Where in the schema, as `#/properties/a`. */
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly keyword?: string;
  readonly params?: unknown;
}

/** What does not fit a schema; of a choice of shapes only what lies deepest, and each place once. */
export function problemsBy(schema: TSchema, value: unknown): readonly Problem[] {
  const errors: readonly SchemaError[] = Errors(schema, value)[1];
  const own = errors.filter(({ keyword }) => keyword !== 'anyOf');
  const told = own.length > 0 ? own : errors;
  const places = new Map<string, Problem>();
  for (const error of told) {
    const where = error.instancePath;
    if (told.some((other) => other.instancePath.startsWith(`${where}/`))) continue;
    const known = places.get(where);
    const what = isUnknownField(error)
      ? unknownField(
          where,
          told.filter((other) => other.instancePath === where && isUnknownField(other)),
          schema,
        )
      : wordsFor(error, value);
    if (known === undefined) places.set(where, { where, reason: 'shape', what });
    else if (!known.what.includes(what)) places.set(where, { ...known, what: `${known.what}, or ${what}` });
  }
  return [...places.values()];
}

const isUnknownField = ({ message }: SchemaError): boolean => message === 'schema is false';

/** What is told of a field that no shape has here: the one that may be meant, or all that may stand here. */
function unknownField(where: string, errors: readonly SchemaError[], schema: TSchema): string {
  const known = [...new Set(errors.flatMap(({ schemaPath }) => fieldsBeside(schema, schemaPath)))];
  const meant = nearest(keysOf(where).at(-1) ?? '', known);
  return `no field of this name belongs here${meant || allOf(known)}`;
}

/** The fields that may stand where an error names a field that nothing knows. */
export const fieldsBeside = (schema: TSchema, schemaPath: string): readonly string[] =>
  shapesAt(schema, schemaPath.slice(1, schemaPath.lastIndexOf('/'))).flatMap((shape) =>
    Object.keys(valueAt(shape, '/properties') ?? {}),
  );

/** The shape at a path of the schema; where it is one of several, all of them. */
function shapesAt(schema: TSchema, path: string): readonly unknown[] {
  const one = /^(.*\/anyOf)\/\d+$/.exec(path);
  const shapes = one ? valueAt(schema, one[1]!) : undefined;
  return Array.isArray(shapes) ? shapes : [valueAt(schema, path)];
}

const allOf = (known: readonly string[]): string =>
  known.length === 0
    ? ''
    : `, but ${known.slice(0, -1).join(', ')}${known.length > 1 ? ' or ' : ''}${known.at(-1)}`;

function wordsFor({ instancePath, message, keyword, params }: SchemaError, value: unknown): string {
  const facts = (params ?? {}) as {
    readonly allowedValue?: unknown;
    readonly allowedValues?: readonly unknown[];
    readonly requiredProperties?: readonly string[];
  };
  const given = valueAt(value, instancePath);
  if (keyword === 'const' && 'allowedValue' in facts) return `must be ${show(facts.allowedValue)}`;
  if (facts.requiredProperties)
    return facts.requiredProperties.map((name) => `\`${name}\` is missing`).join(', ');
  if (facts.allowedValues) {
    const names = facts.allowedValues.map(String);
    const meant = nearest(String(given), names);
    return meant ? `there is no ${show(given)}${meant}` : `${show(given)} is none of ${names.join(', ')}`;
  }
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
