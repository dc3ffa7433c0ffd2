import { samePlain } from '@firing-arc/referee';

/** Lists the smallest parts of `wanted` that are not the same in `has`; a list of another length as a whole. */
export function collectDifferences(
  has: unknown,
  wanted: unknown,
  path: string,
  into: Record<string, unknown>,
): void {
  if (samePlain(has, wanted)) return;
  const alike = isPlain(has) && isPlain(wanted) && sameKeys(has, wanted);
  if (!alike || path === '/agenda' || path === '/streams') {
    into[path] = wanted;
    return;
  }
  for (const key of Object.keys(wanted)) collectDifferences(has[key], wanted[key], `${path}/${key}`, into);
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sameKeys = (a: object, b: object): boolean =>
  Array.isArray(a) === Array.isArray(b) && Object.keys(a).sort().join() === Object.keys(b).sort().join();
