/** `npm run interactions -- --game xwing1 --games 2000 [--seed S] [--minutes 10] [--format ID]`: games of random legal lists that lean towards cards not yet seen, until every ability of the pack has acted and been declined */
import { parseArgs } from 'node:util';
import {
  type Interactions,
  interactArmada,
  interactFirst,
  interactSecond,
  type Limits,
} from '@firing-arc/opponents/testing';
import { armadaPack, firstPack, HOUSE_FORMAT, housePack } from './house.ts';

const GAMES = {
  xwing2: (format: string | undefined, seed: string, limits: Limits) =>
    interactSecond(housePack(format ?? HOUSE_FORMAT), seed, limits),
  xwing1: (format: string | undefined, seed: string, limits: Limits) =>
    interactFirst(firstPack(format), seed, limits),
  armada: (format: string | undefined, seed: string, limits: Limits) =>
    interactArmada(armadaPack(format), seed, limits),
};

function tell(name: string, { games, windows, pairs, seen, broken }: Interactions, from: string): void {
  const rare = [...seen.counts].filter(([, { acted }]) => acted > 0 && acted < 3);
  for (const [label, { flown, acted }] of rare)
    console.log(`rarely acted: ${label}: ${acted} (flown ${flown})`);
  for (const what of ['acted', 'declined'] as const)
    for (const label of seen.never(what)) {
      const { flown, acted } = seen.counts.get(label)!;
      console.log(`never ${what}: ${label} (flown ${flown}, acted ${acted})`);
    }
  const [all, idle, kept] = [seen.counts.size, seen.never('acted').length, seen.never('declined').length];
  console.log(
    `${name}: ${games} games from seed ${from}-0 on, ${windows} windows, ${pairs} pairs of cards on one ship; ` +
      `of ${all} abilities that can be seen ${all - idle} acted, ${idle} never; ${kept} that may be declined never were.`,
  );
  if (broken !== null) console.error(`broken: seed ${broken}`);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: Object.keys(GAMES).join(',') },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'interactions' },
      minutes: { type: 'string', default: '1440' },
      format: { type: 'string' },
    },
  });
  const [games, minutes] = [Number(values.games), Number(values.minutes)];
  if (!Number.isInteger(games) || games < 1) throw new Error('--games: expected a whole number from 1');
  if (!(minutes > 0)) throw new Error('--minutes: expected a number above 0');
  for (const name of values.game.split(',')) {
    const play = GAMES[name as keyof typeof GAMES];
    if (!play) throw new Error(`--game: '${name}' is not ${Object.keys(GAMES).join(', ')}`);
    const end = Date.now() + 60_000 * minutes;
    const result = play(values.format, values.seed, { games, isLate: () => Date.now() > end });
    tell(name, result, values.seed);
    if (result.broken !== null) process.exitCode = 1;
  }
}

try {
  main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
