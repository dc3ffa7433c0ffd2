import { type Compiled, samePlain } from '../schema.ts';
import { keysOf, type Problem, valueAt } from './problems.ts';

/** Parts of a state by their paths, as a written position sets them: `{ '/ships/0/speed': 2 }`. */
export type Parts = Readonly<Record<string, unknown>>;

/** Puts values into a state by their paths; each must be there already, and fit the state's schema. */
export function setParts<S>(schema: Compiled<S>, state: S, parts: Parts): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [path, value] of Object.entries(parts)) {
    const where = `/set/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!path.startsWith('/') || valueAt(state, path) === undefined) {
      problems.push({ where, reason: 'path', what: 'there is no such part of the state' });
    } else put(state, keysOf(path), structuredClone(value));
  }
  if (problems.length > 0) return problems;
  return schema.problems(state).map((what) => ({ where: '/set', reason: 'state', what }));
}

function put(state: unknown, keys: readonly string[], value: unknown): void {
  let here = state;
  for (const key of keys.slice(0, -1)) here = (here as Record<string, unknown>)[key];
  (here as Record<string, unknown>)[keys[keys.length - 1]!] = value;
}

/** The smallest parts of `wanted` that are not the same in `has`; lists of another length and `whole` paths as one. */
export function partsThatDiffer(has: unknown, wanted: unknown, whole: readonly string[]): Parts {
  const parts: Record<string, unknown> = {};
  collect(has, wanted, '', whole, parts);
  return parts;
}

function collect(
  has: unknown,
  wanted: unknown,
  path: string,
  whole: readonly string[],
  into: Record<string, unknown>,
): void {
  if (samePlain(has, wanted)) return;
  if (!isPlain(has) || !isPlain(wanted) || !sameKeys(has, wanted) || whole.includes(path)) {
    into[path] = wanted;
    return;
  }
  for (const key of Object.keys(wanted)) collect(has[key], wanted[key], `${path}/${key}`, whole, into);
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sameKeys = (a: object, b: object): boolean =>
  Array.isArray(a) === Array.isArray(b) && Object.keys(a).sort().join() === Object.keys(b).sort().join();
