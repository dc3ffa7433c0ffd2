/** What changed of plain data, told along its own shape: a third shorter than one path for each value. */

import { applyChanges, type Change, changesBetween, copyPlain } from '@firing-arc/referee';

/**
 * What became of a value: a number, a text, true, false or null is what it is now; `[value]` is an object or a list that
 * it is now; `[]` says that it is gone; an object tells by name what changed in it, also in a list, whose `length` is told
 * where it ends earlier.
 */
export type Difference =
  | null
  | boolean
  | number
  | string
  | readonly unknown[]
  | { readonly [name: string]: Difference };

/** What makes one piece of plain data of another; undefined where they are the same. */
export function differenceOf(before: unknown, now: unknown): Difference | undefined {
  const all: Record<string, Difference> = {};
  for (const change of changesBetween({ all: before }, { all: now })) put(all, change);
  return all.all;
}

/** Puts a change at the end of its path. */
function put(all: Record<string, Difference>, [path, ...value]: Change): void {
  const names = path.split('/').slice(1);
  const last = names.pop()!;
  let part = all;
  for (const name of names) {
    part[name] ??= {};
    part = part[name] as Record<string, Difference>;
  }
  part[last] = value.length === 0 ? [] : said(value[0]);
}

const said = (now: unknown): Difference =>
  typeof now === 'object' && now !== null ? [now] : (now as Difference);

/** A piece of plain data after a difference; the one before stays as it was. */
export function changedBy<Data>(before: Data, difference: Difference | undefined): Data {
  const whole = { all: copyPlain(before) };
  if (difference !== undefined) applyChanges(whole, changesOf(difference, '/all'));
  return whole.all;
}

/** The changes of a difference, in the order in which they make the same text as JSON. */
function changesOf(difference: Difference, path: string): readonly Change[] {
  if (typeof difference !== 'object' || difference === null) return [[path, difference]];
  if (Array.isArray(difference)) return [difference.length === 0 ? [path] : [path, difference[0]]];
  return Object.entries(difference as Readonly<Record<string, Difference>>).flatMap(([name, part]) =>
    changesOf(part, `${path}/${name}`),
  );
}
