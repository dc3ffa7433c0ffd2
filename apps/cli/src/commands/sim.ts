import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { OPPONENTS, type OpponentName, PLAYERS, type PlayerName } from '@firing-arc/opponents';
import {
  firstPosition,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Playout,
  playOut,
  type Question,
  type RecordedAnswer,
  type Remembered,
  remember,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { MOST_PLAYERS } from '@firing-arc/xwing/second';
import { makeFolder, writeWhole } from '../files.ts';
import {
  MATCH_FLAGS,
  type Match,
  type PlayedRecord,
  type TableGame,
  type TableSetup,
  type TableState,
  withGame,
} from '../games/index.ts';
import type { Io } from '../io.ts';
import { gameOfFormat } from '../packs.ts';
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

/** Plays games between computer players. Status 1 when one of them is stuck. */
export async function simCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('sim', args, {
    ...MATCH_FLAGS,
    help: { type: 'boolean', short: 'h' },
    players: { type: 'string', multiple: true },
    games: { type: 'string' },
    seed: { type: 'string' },
    rollouts: { type: 'string' },
    record: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (values.help) {
    io.out(SIM_HELP);
    return 0;
  }
  noPositionals('sim', positionals);
  compileLater();
  const games = wholeNumber('sim', 'games', values.games ?? '100', 1, 1_000_000);
  const rollouts = rolloutsOf('sim', values.rollouts);
  const named = values.players && severalOf('sim', 'players', values.players, MOST_PLAYERS);
  const id = gameOfFormat('sim', values.format ?? DEFAULT_FORMAT);
  const { notices, ...result } = await withGame('sim', id, (game) => {
    const match = game.match('sim', values, named?.length);
    const players = (named ?? match.setup.sides.map(() => 'random')).map((name) =>
      oneOf('sim', 'players', name, NAMES),
    );
    if (players.length !== match.setup.sides.length)
      throw new UsageError(
        `sim: --players: ${players.length} are named for ${match.setup.sides.length} squads`,
      );
    if (values.record !== undefined) makeFolder('sim', values.record);
    const played = simulate(game, match, players, games, values.seed ?? '1', values.record, rollouts);
    return { ...played, notices: match.notices };
  });
  io.out(values.json ? `${JSON.stringify({ ...result, notices })}\n` : table(result, notices));
  return result.stuck === 0 ? 0 : 1;
}

/** Plays `games` games, one after the other; with a folder, each leaves its record there. */
export function simulate<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  game: TableGame<S, Setup, Q, E>,
  { setup, seeded }: Match<Setup>,
  players: readonly PlayerName[],
  games: number,
  seed: string,
  folder?: string,
  rollouts = 0,
): SimResult {
  const wins = setup.sides.map(() => 0);
  let draws = 0;
  const stuckGames: { seed: string; reason: string }[] = [];
  let rounds = 0;
  let decisions = 0;
  const before = process.cpuUsage();
  for (let number = 1; number <= games; number++) {
    const own = `${seed}-${number}`;
    const { played, reason } = playOne(game, seeded(own), players, own, folder, rollouts);
    if (!played?.outcome) {
      stuckGames.push({ seed: own, reason });
      continue;
    }
    if (played.outcome.winner === null) draws++;
    else wins[played.outcome.winner]! += 1;
    rounds += played.state.round;
    decisions += played.decisions;
  }
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000;
  const finished = games - stuckGames.length;
  return {
    format: setup.format,
    squads: setup.sides.map((side) => side.name),
    players,
    seed,
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

interface Played<S extends TableState> {
  readonly played: Pick<Playout<S>, 'state' | 'outcome' | 'decisions'> | null;
  readonly reason: string;
}

/** One game to its end, or as far as it got. */
function playOne<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  setup: Setup,
  players: readonly PlayerName[],
  seed: string,
  folder: string | undefined,
  rollouts: number,
): Played<S> {
  const { rules } = game;
  const opened = newRecord(rules, setup, seed);
  const answers: RecordedAnswer[] = [];
  try {
    const played = players.every(answersAtOnce)
      ? playStraight(game, opened, players, folder === undefined ? undefined : answers)
      : playInViews(game, opened, players, rollouts, answers);
    if (folder !== undefined) {
      const final = played.outcome ? { final: rules.schema.hash(played.state) } : {};
      keep(folder, { ...opened, players, answers, ...final });
    }
    return { played, reason: `not over after ${played.decisions} decisions` };
  } catch (fault) {
    if (folder !== undefined) keep(folder, { ...opened, players, answers });
    return { played: null, reason: fault instanceof Error ? fault.message : String(fault) };
  }
}

/**
 * Engines compile what runs often, again where they guessed wrong: of a hundred games that was most of the time, 250
 * functions. Told to wait longer they compile half as many, and a hundred games take 0.86 of what they took; long
 * runs are as fast as before.
 */
const compileLater = (): void => setFlagsFromString('--interrupt-budget=300000');

const answersAtOnce = (name: PlayerName): name is OpponentName => OPPONENTS.some((one) => one.name === name);

/** A game whose players answer at once, which play by the thousand. */
function playStraight<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  { rules, opponent }: TableGame<S, Setup, Q, E>,
  opened: GameRecord<Setup>,
  players: readonly OpponentName[],
  record: RecordedAnswer[] | undefined,
): Playout<S> {
  const names = players.map((_, i) => `mind of player ${i + 1}`);
  const streams = growStreams(opened.seed, names);
  const minds = players.map((name, i) => opponent(name, streams, i));
  return playOut(rules, firstPosition(rules, opened), minds, record ? { record } : {});
}

/** A game whose players think, and see what their seats see. */
function playInViews<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  { rules, player }: TableGame<S, Setup, Q, E>,
  opened: GameRecord<Setup>,
  players: readonly PlayerName[],
  rollouts: number,
  record: RecordedAnswer[],
): NonNullable<Played<S>['played']> {
  const referee = startRecord(rules, opened);
  const minds = players.map(player);
  let memories: readonly Remembered[] = [];
  for (let asked = referee.questions[0]; asked; asked = referee.questions[0]) {
    const { player: seat } = asked;
    const decision = minds[seat]!.decide(taskFor(referee, seat, { secret: opened.seed, rollouts, memories }));
    memories = remember(memories, seat, decision);
    const [refusal] = referee.answer(seat, decision.question, decision.answer);
    if (refusal) throw new Error(`player ${seat} may not answer ${asked.kind} so: ${refusal.ruling}`);
  }
  record.push(...referee.answers);
  return { state: referee.state, outcome: referee.outcome, decisions: referee.answers.length };
}

function keep(folder: string, record: PlayedRecord): void {
  const name = record.seed.replaceAll(/[^A-Za-z0-9._-]/g, '_');
  writeWhole('sim', join(folder, `game-${name}.json`), `${JSON.stringify(record)}\n`);
}

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
