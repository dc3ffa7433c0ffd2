/**
 * `npm run arena -- [--game xwing2|xwing1|armada] [--players plain,tables] [--pairs 50] [--squads ready|random]
 * [--rollouts 100] [--seed S] [--json]`: two computer players in mirrored pairs, each with a seed of its own: wins with their Wilson
 * interval (95 %), thinking time, and how often a game each of them did what a good player would not. `search:400` plays
 * so many games in its head, whatever `--rollouts` says.
 */
import { parseArgs } from 'node:util';
import { CONTESTANTS, type Contestant, contestantOf, pairsOf, playContest, tellContest } from './contests.ts';

function contestant(name: string): Contestant {
  const known = contestantOf(name);
  if (!known) throw new Error(`--players: '${name}' is none of ${Object.keys(CONTESTANTS).join(', ')}`);
  return known;
}

function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'xwing2' },
      players: { type: 'string' },
      pairs: { type: 'string', default: '50' },
      squads: { type: 'string', default: 'ready' },
      rollouts: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'arena' },
      json: { type: 'boolean', default: false },
    },
  });
  const { game, squads } = values;
  const usual = game.startsWith('armada') ? 'plain,rush' : 'plain,tables';
  const [one, other, ...more] = (values.players ?? usual).split(',');
  if (!one || !other || more.length > 0) throw new Error(`--players: expected two names, such as ${usual}`);
  if (squads !== 'ready' && squads !== 'random')
    throw new Error(`--squads: '${squads}' is not ready or random`);
  const pairs = Number(values.pairs);
  if (!Number.isInteger(pairs) || pairs < 1)
    throw new Error(`--pairs: '${values.pairs}' is no whole number from 1`);
  const rollouts = Number(values.rollouts);
  if (!Number.isInteger(rollouts) || rollouts < 0)
    throw new Error(`--rollouts: '${values.rollouts}' is no whole number from 0`);
  const contest = playContest(
    pairsOf(game, squads, rollouts),
    [contestant(one), contestant(other)],
    values.seed,
    pairs,
  );
  if (values.json) console.log(JSON.stringify({ game, squads, players: [one, other], ...contest }, null, 2));
  else for (const line of tellContest([one, other], contest)) console.log(line);
}

try {
  main(process.argv.slice(2));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
