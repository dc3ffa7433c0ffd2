import { readFileSync } from 'node:fs';
import { type Pack, packFrom } from '@firing-arc/xwing/second';

/** The format pack that the house plays by default. */
export function housePack(): Pack {
  return packFrom(JSON.parse(readFileSync(new URL('../formats/xwing2-amg.json', import.meta.url), 'utf8')));
}
