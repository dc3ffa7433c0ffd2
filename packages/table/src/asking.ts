/** Queries for programs: checked before they are answered, and what does not fit is told with its place. */
import { snap } from './math.ts';

/** What is wrong, and where in the query. */
export interface Problem {
  readonly what: string;
  readonly where: string;
}

/** An answer, or why there is none. */
export type Answered<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly problem: Problem };

/** Thrown while a query is read, and caught where it was asked. */
export class Misfit extends Error {
  readonly where: string;
  constructor(where: string, what: string) {
    super(what);
    this.where = where;
  }
}

/** One thing that a validator of JSON Schema finds wrong. */
export interface SchemaError {
  readonly instancePath: string;
  readonly message: string;
  readonly keyword?: string;
  readonly params?: unknown;
}

/** A compiled JSON Schema. */
export interface Validator {
  readonly Check: (value: unknown) => boolean;
  readonly Errors: (value: unknown) => readonly SchemaError[];
}

/**
 * Makes a function of one kind of query safe for anything: what does not fit the schema or the game is a problem.
 * Numbers of the answer are written as `plainNumber` does.
 */
export function asking<Q, A>(validator: Validator, answer: (query: Q) => A): (query: unknown) => Answered<A> {
  return (query) => {
    if (!validator.Check(query)) return { ok: false, problem: misfitOf(validator.Errors(query), query) };
    try {
      return { ok: true, answer: inPlainNumbers(answer(query as Q)) };
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return { ok: false, problem: { what: error.message, where: error.where } };
    }
  };
}

/** Answers a query by its `do`. */
export function answerBy(
  queries: Readonly<Record<string, (query: unknown) => Answered<unknown>>>,
  query: unknown,
): Answered<unknown> {
  if (typeof query !== 'object' || query === null || Array.isArray(query)) {
    return { ok: false, problem: { what: 'a query is a JSON object', where: '' } };
  }
  const asked = 'do' in query ? query.do : undefined;
  const known = typeof asked === 'string' && Object.hasOwn(queries, asked) ? queries[asked] : undefined;
  if (known) return known(query);
  const what = `${shown(asked)} is not one of ${Object.keys(queries).map(shown).join(', ')}`;
  return { ok: false, problem: { what, where: 'do' } };
}

/** Digits after which every decimal falls on its own point of the grid. */
const MOST_DIGITS = 10;

/**
 * The shortest decimal that lies on the same point of the pose grid: 457.2 for 457.20000000018626. A position fed back
 * has the same bits; everything else changes by less than 1e-9.
 */
export function plainNumber(value: number): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value;
  const exact = snap(value);
  for (let digits = 0; digits < MOST_DIGITS; digits++) {
    const short = Number(value.toFixed(digits));
    if (snap(short) === exact) return short + 0;
  }
  return Number(value.toFixed(MOST_DIGITS));
}

/** A copy of an answer with every number plain. */
function inPlainNumbers<T>(answer: T): T;
function inPlainNumbers(answer: unknown): unknown {
  if (typeof answer === 'number') return plainNumber(answer);
  if (Array.isArray(answer)) return answer.map((one: unknown) => inPlainNumbers(one));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, inPlainNumbers(value)]));
}

/** The error that lies deepest in the query says most; of a choice of shapes the one that got farthest. */
function misfitOf(errors: readonly SchemaError[], query: unknown): Problem {
  const own = errors.filter(({ keyword }) => keyword !== 'anyOf');
  const deepest = [...(own.length > 0 ? own : errors)].sort((a, b) => weightOf(b) - weightOf(a))[0];
  if (deepest === undefined) return { what: 'is not a query', where: '' };
  const where = dotted(deepest.instancePath);
  const same = own.filter(
    ({ instancePath, keyword }) => instancePath === deepest.instancePath && isChoice(keyword),
  );
  const choices = same.flatMap(({ params }) => allowed(params));
  const given = valueAt(query, deepest.instancePath);
  if (choices.length > 0 && isChoice(deepest.keyword)) {
    return { what: `${shown(given)} is not one of ${choices.map(shown).join(', ')}`, where };
  }
  // What JSON Schema says of a field that is not in the schema.
  if (deepest.message === 'schema is false') return { what: 'no field of this name belongs here', where };
  const what = typeof given === 'object' ? deepest.message : `${deepest.message}, not ${shown(given)}`;
  return { what, where };
}

/** Depth first; then values before words before fields that another choice of shapes would not have. */
function weightOf({ instancePath, keyword = '' }: SchemaError): number {
  const kind = keyword === 'boolean' ? 0 : isChoice(keyword) || keyword === 'anyOf' ? 1 : 2;
  return 3 * instancePath.split('/').length + kind;
}

const isChoice = (keyword: string | undefined): boolean => keyword === 'const' || keyword === 'enum';

/** A value in an error message: short, however long or deep it is. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return shortened(JSON.stringify(value) ?? 'nothing');
}

/** A text as long as an error message bears. */
export function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}
const LONGEST = 60;

function allowed(params: unknown): readonly unknown[] {
  if (typeof params !== 'object' || params === null) return [];
  if ('allowedValue' in params) return [params.allowedValue];
  return 'allowedValues' in params && Array.isArray(params.allowedValues) ? params.allowedValues : [];
}

/** "/ships/0/base" as "ships[0].base". */
function dotted(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(query: unknown, path: string): unknown {
  let value = query;
  for (const part of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[part];
  }
  return value;
}
