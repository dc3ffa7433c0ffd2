import { setFlagsFromString } from 'node:v8';
import { PLAYERS, type PlayerName } from '@firing-arc/opponents';
import { newRecord } from '@firing-arc/referee';
import { MOST_PLAYERS } from '@firing-arc/xwing/second';
import { makeFolder } from '../files.ts';
import { MATCH_FLAGS, withGame } from '../games/index.ts';
import type { Io } from '../io.ts';
import { gameOfFormat } from '../packs.ts';
import { withQueue } from '../queue/given-queue.ts';
import { addUp, type Part, playPart, type Range } from '../sim/part.ts';
import { hashOf, playRun } from '../sim/runs.ts';
import { serveRun } from '../sim/thread.ts';
import { DEFAULT_FORMAT } from '../squads.ts';
import {
  noPositionals,
  oneOf,
  parseFlags,
  rolloutsOf,
  severalOf,
  UsageError,
  wholeNumber,
} from '../usage.ts';

const NAMES = PLAYERS.map(({ name }) => name);

export const SIM_HELP = `firing-arc sim   computer players against each other

  --players A,B     who plays: ${NAMES.join(', ')} (random,random), two to four; the first flies the first squad
  --teams 1,1,2,2   the team of each player; everybody alone without it
  --games N         how many games (100)
  --seed S          the seed they grow from (1); game number 7 of seed 1 has the seed 1-7
  --rollouts N      how many games in its head a searching player plays for a decision (100)
  --squads A,B      two XWS files; without it two ready squads meet, four ships and six
  --ready A,B       two ready squads by id (firing-arc play --help lists them)
  --format ID       the format pack (xwing2-amg); xwing2-epic for huge ships, xwing1 for First Edition, armada for
                    Armada
  --scenario ID     a scenario of the format; random: another for each game; none: dogfights (none)
  --jobs N          so many games at once, each in a thread of its own (1); what comes out is the same
  --keep FILE       what was played is kept in this file; the same command goes on from there
  --queue URL       others play it: firing-arc work URL on any machine that reaches this Postgres; the same command
                    goes on gathering
  --record DIR      keep a record of every game in this folder
  --json            one JSON object; rounds and decisions are means of the finished games
`;

/** What a run of games came to. Times are CPU time of this process. */
export interface SimResult {
  readonly format: { readonly id: string; readonly version: string };
  readonly squads: readonly string[];
  readonly players: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  /** Games that did not end, or in which a rule failed. */
  readonly stuck: number;
  readonly stuckGames: readonly { readonly seed: string; readonly reason: string }[];
  /** Games won by each player; a team's are counted for its first player. */
  readonly wins: {
    readonly player1: number;
    readonly player2: number;
    readonly player3?: number;
    readonly player4?: number;
    readonly draws: number;
  };
  readonly rounds: number;
  readonly decisions: number;
  readonly cpuMsPerGame: number;
  readonly gamesPerCpuSecond: number;
}

const FLAGS = {
  ...MATCH_FLAGS,
  help: { type: 'boolean', short: 'h' },
  players: { type: 'string', multiple: true },
  games: { type: 'string' },
  seed: { type: 'string' },
  rollouts: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  queue: { type: 'string' },
  record: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Plays games between computer players. Status 1 when one of them is stuck. */
export async function simCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('sim', args, FLAGS);
  if (values.help) {
    io.out(SIM_HELP);
    return 0;
  }
  noPositionals('sim', positionals);
  compileLater();
  const games = wholeNumber('sim', 'games', values.games ?? '100', 1, 1_000_000);
  const jobs = wholeNumber('sim', 'jobs', values.jobs ?? '1', 1, 256);
  const run = await runOf(args);
  if (values.record !== undefined) makeFolder('sim', values.record);
  const before = process.cpuUsage();
  const parts = await withQueue('sim', { values, positionals }, (queue) =>
    playRun({
      command: 'sim',
      games,
      jobs,
      run: run.name,
      args,
      play: run.play,
      ...queue,
      ...(values.keep !== undefined && { kept: values.keep }),
      ...(io.program !== undefined && { program: io.program }),
      ...(io.progress && { progress: io.progress }),
    }),
  );
  const { user, system } = process.cpuUsage(before);
  const result = resultOf(run, parts, (user + system) / 1000);
  io.out(
    values.json ? `${JSON.stringify({ ...result, notices: run.notices })}\n` : table(result, run.notices),
  );
  return result.stuck === 0 ? 0 : 1;
}

/** A thread of a run: plays what it is handed. */
export async function simThread(args: readonly string[]): Promise<void> {
  compileLater();
  serveRun(await runOf(args));
}

/** How the games of a command line are played. */
interface Run {
  /** What decides how they go, in words: two runs with the same play the same games. */
  readonly name: string;
  readonly format: SimResult['format'];
  readonly squads: readonly string[];
  readonly players: readonly PlayerName[];
  readonly seed: string;
  readonly notices: readonly string[];
  readonly play: (range: Range) => Part;
}

async function runOf(args: readonly string[]): Promise<Run> {
  const { values } = parseFlags('sim', args, FLAGS);
  const rollouts = rolloutsOf('sim', values.rollouts);
  const named = values.players && severalOf('sim', 'players', values.players, MOST_PLAYERS);
  const id = gameOfFormat('sim', values.format ?? DEFAULT_FORMAT);
  return withGame('sim', id, (game): Run => {
    const match = game.match('sim', values, named?.length);
    const { setup, notices } = match;
    const players = (named ?? setup.sides.map(() => 'random')).map((name) =>
      oneOf('sim', 'players', name, NAMES),
    );
    if (players.length !== setup.sides.length)
      throw new UsageError(`sim: --players: ${players.length} are named for ${setup.sides.length} squads`);
    const seed = values.seed ?? '1';
    const folder = values.record;
    const play = { players, seed, rollouts, ...(folder !== undefined && { folder }) };
    const { format, sides } = setup;
    return {
      name: `${players.join(' against ')} by seed ${seed}, ${hashOf([newRecord(game.rules, setup, seed), rollouts, values.scenario])}`,
      format,
      squads: sides.map(({ name }) => name),
      players,
      seed,
      notices,
      play: (range) => playPart(game, match, play, range),
    };
  });
}

function resultOf(run: Run, parts: readonly Part[], cpuMs: number): SimResult {
  const { games, wins, draws, stuckGames, rounds, decisions } = addUp(parts);
  const finished = games - stuckGames.length;
  return {
    format: run.format,
    squads: run.squads,
    players: run.players,
    seed: run.seed,
    games,
    finished,
    stuck: stuckGames.length,
    stuckGames,
    wins: { player1: wins[0]!, player2: wins[1]!, ...winsOfMore(wins), draws },
    rounds: rounded(rounds / Math.max(1, finished)),
    decisions: rounded(decisions / Math.max(1, finished)),
    cpuMsPerGame: rounded(cpuMs / games),
    gamesPerCpuSecond: rounded((1000 * games) / Math.max(cpuMs, 0.001)),
  };
}

const WINNERS = ['player1', 'player2', 'player3', 'player4'] as const;

const winsOfMore = ([, , third, fourth]: readonly number[]) => ({
  ...(third !== undefined && { player3: third }),
  ...(fourth !== undefined && { player4: fourth }),
});

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * Engines compile what runs often, again where they guessed wrong: of a hundred games that was most of the time, 250
 * functions. Told to wait longer they compile half as many, and a hundred games take 0.86 of what they took; long
 * runs are as fast as before.
 */
const compileLater = (): void => setFlagsFromString('--interrupt-budget=300000');

function table(result: SimResult, notices: readonly string[]): string {
  const { players, squads, wins, stuckGames } = result;
  const rows: readonly (readonly [string, string | number])[] = [
    ...players.map(
      (name, i) => [`player ${i + 1} (${name}, ${squads[i]}) wins`, wins[WINNERS[i]!] ?? 0] as const,
    ),
    ['draws', wins.draws],
    ['finished', `${result.finished} of ${result.games}`],
    ['stuck', result.stuck],
    ['rounds a game', result.rounds],
    ['decisions a game', result.decisions],
    ['CPU ms a game', result.cpuMsPerGame],
    ['games per CPU second', result.gamesPerCpuSecond],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
  const stuck = stuckGames.map(({ seed, reason }) => `stuck: seed ${seed}: ${reason}`);
  return `${[...lines, ...stuck, ...notices.map((notice) => `note: ${notice}`)].join('\n')}\n`;
}
