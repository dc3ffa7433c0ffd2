import { readFileSync } from 'node:fs';
import { type Pack, packFrom } from '@firing-arc/xwing/second';

/** The format that the house plays by default. */
export const HOUSE_FORMAT = 'xwing2-amg';

/** A format pack of the house. */
export function housePack(id = HOUSE_FORMAT): Pack {
  return packFrom(JSON.parse(readFileSync(new URL(`../formats/${id}.json`, import.meta.url), 'utf8')));
}
