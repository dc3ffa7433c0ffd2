import { filesBelow, hashOf } from './house.mjs';

/** Vitest's JSON report of the last `npm test`, and the hash of the sources it belongs to. */
export const UNIT_REPORT = '.cache/vitest-report.json';
export const UNIT_STAMP = '.cache/vitest-report.stamp';

/** One hash of everything the unit tests read. */
export function sourcesHash() {
  const places = [
    'packages',
    'apps',
    'scripts',
    'formats',
    'rulebook',
    'vitest.config.ts',
    'package-lock.json',
  ];
  return hashOf(filesBelow(places).filter((file) => !file.endsWith('.md')));
}
