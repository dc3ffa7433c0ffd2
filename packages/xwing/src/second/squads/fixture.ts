import { readFileSync } from 'node:fs';
import { type Pack, readPack } from './pack.ts';

/** The pack `xwing2-amg` as it is shipped, for tests. */
export function amgPack(): Pack {
  const file = new URL('../../../../../formats/xwing2-amg.json', import.meta.url);
  const reading = readPack(JSON.parse(readFileSync(file, 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems.slice(0, 5)));
  return reading.pack;
}
