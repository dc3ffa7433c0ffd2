import { readFileSync } from 'node:fs';
import * as table from '@firing-arc/table';
import { expect, it } from 'vitest';
import * as referee from './index.ts';
import type { GameRecord } from './record.ts';
import type { Referee } from './referee.ts';
import * as testing from './testing/index.ts';

interface Shown {
  readonly game: Referee<testing.RegattaState>;
  readonly record: GameRecord;
  readonly again: Referee<testing.RegattaState>;
  readonly earlier: Referee<testing.RegattaState>;
}

/** Runs the README's first code block with its imports taken from the sources. */
function runReadme(): Shown {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(text)![1]!;
  const lines = code.replace(
    /^import \{ (.*) \} from '@firing-arc\/(.*)';$/gm,
    "const { $1 } = packages['$2'];",
  );
  const run = new Function('packages', `${lines}\nreturn { game, record, again, earlier };`);
  return run({ table, referee, 'referee/testing': testing }) as Shown;
}

it('the ten lines of the README run and do what they say', () => {
  const { game, record, again, earlier } = runReadme();
  expect(game.outcome?.because).toBe('regatta:end.1');
  expect(again.hash).toBe(game.hash);
  expect(earlier.answers).toEqual(record.answers.slice(0, -5));
  expect(earlier.outcome).toBe(null);
  expect(JSON.parse(JSON.stringify(record))).toEqual(record);
});
