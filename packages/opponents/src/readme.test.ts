import { readFileSync } from 'node:fs';
import * as referee from '@firing-arc/referee';
import * as table from '@firing-arc/table';
import * as second from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import * as opponents from './index.ts';

type Game = referee.Referee<second.SecondState>;

/** Runs the README's first code block with its imports taken from the sources. */
function runReadme(): { readonly game: Game; readonly explained: readonly referee.Weighed[] } {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(text)![1]!;
  const lines = code.replace(
    /^import \{ (.*) \} from '@firing-arc\/(.*)';$/gm,
    "const { $1 } = packages['$2'];",
  );
  const run = new Function(
    'packages',
    'console',
    `${lines}\nreturn { game, explained: players[0].explain() };`,
  );
  const silent = { log: () => undefined };
  return run({ table, referee, opponents, 'xwing/second': second }, silent) as ReturnType<typeof runReadme>;
}

it('the lines of the README play a game to its end, which plain wins', () => {
  const { game, explained } = runReadme();
  expect(game.outcome?.winner).toBe(0);
  expect(game.state.players[0]!.points).toBeGreaterThan(game.state.players[1]!.points);
  expect(explained.length).toBeGreaterThan(1);
});
