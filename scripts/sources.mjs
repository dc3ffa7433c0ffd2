import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashOf, ROOT } from './house.mjs';

/** Vitest's JSON report of the last `npm test`, and the hash of the sources it belongs to. */
export const UNIT_REPORT = '.cache/vitest-report.json';
export const UNIT_STAMP = '.cache/vitest-report.stamp';

/** Names the rules as they stand: the version, and a hash of the sources of all packages but their tests. */
export function rulesBuild() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const rules = filesBelow(['packages']).filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));
  return `${version}+${hashOf(rules).slice(0, 12)}`;
}

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
