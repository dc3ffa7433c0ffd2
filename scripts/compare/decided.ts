/** What was decided of cards that two sources tell differently, by game; `firing-arc cards` shows it. */
import { readFileSync } from 'node:fs';
import type { Decisions } from './compare.ts';

export const DECIDED: Readonly<Record<'xwing2' | 'xwing1' | 'armada', Decisions>> = JSON.parse(
  readFileSync(new URL('../../apps/cli/src/commands/decided.json', import.meta.url), 'utf8'),
);
