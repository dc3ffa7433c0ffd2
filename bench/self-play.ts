/** `npm run self-play -- --games 100000 [--seed S] [--squads ready|random] [--format xwing2-xwa] [--scenario ID|random] [--players random,plain] [--teams 0,0,1,1] [--every 10] [--jobs 2]`, formats also as `xwing2-amg,xwing1`, game by game; Armada as `armada`, `armada:core` (180 points), `armada:learning`; with `--cards`, games in which every exact card flies */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fleetPool } from '@firing-arc/armada';
import { OPPONENTS, type OpponentName } from '@firing-arc/opponents';
import {
  armadaSelfPlay,
  type Checked,
  firstSelfPlay,
  playCards,
  type SelfPlay,
  type SquadSource,
  selfPlay,
} from '@firing-arc/opponents/testing';
import * as first from '@firing-arc/xwing/first';
import { MOST_PLAYERS, squadPool } from '@firing-arc/xwing/second';
import { armadaPack, firstPack, HOUSE_FORMAT, housePack } from './house.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly squads: SquadSource;
  /** Ids of the format packs that squads are drawn from, game by game in turn. */
  readonly formats: readonly string[];
  /** A scenario of the format, 'random', or 'none'. */
  readonly scenario: string;
  /** Two to four, each alone unless `teams` says who plays together. */
  readonly players: readonly OpponentName[];
  readonly teams: readonly number[] | undefined;
  /** Of so many games one is checked whole after every step, the others each time that a phase begins. */
  readonly every: number;
  readonly jobs: number;
  /** Instead: games in which every exact card flies, and which of them did not act. */
  readonly cards: boolean;
  /** Which of the jobs this process is; -1: the one that starts them. */
  readonly job: number;
}

/** What a job reports: games since its last word, and those that broke. */
interface Word {
  readonly games: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly broken: readonly SelfPlay[];
}

const WORD_EVERY = 500;

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'self-play' },
      squads: { type: 'string' },
      format: { type: 'string', default: HOUSE_FORMAT },
      scenario: { type: 'string', default: 'none' },
      players: { type: 'string', default: 'random,random' },
      teams: { type: 'string' },
      every: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      job: { type: 'string', default: '-1' },
      cards: { type: 'boolean', default: false },
    },
  });
  const { seed, scenario } = values;
  const formats = values.format.split(',');
  // Ready squads are legal in the house's own format; other formats draw theirs.
  const squads = values.squads ?? (values.format === HOUSE_FORMAT ? 'ready' : 'random');
  if (squads !== 'ready' && squads !== 'random')
    throw new Error(`--squads: '${squads}' is not ready or random`);
  const players = values.players.split(',').map(playerNamed);
  if (players.length < 2 || players.length > MOST_PLAYERS)
    throw new Error(`--players: expected two to ${MOST_PLAYERS} names, such as random,plain`);
  return {
    games: wholeNumber('--games', values.games, 1),
    seed,
    squads,
    formats,
    scenario,
    players,
    teams: values.teams?.split(',').map((team) => wholeNumber('--teams', team, 0)),
    every: wholeNumber('--every', values.every, 1),
    jobs: wholeNumber('--jobs', values.jobs, 1),
    job: wholeNumber('--job', values.job, -1),
    cards: values.cards,
  };
}

function playerNamed(name: string): OpponentName {
  const known = OPPONENTS.find((other) => other.name === name);
  if (!known) throw new Error(`--players: there is no opponent '${name}'`);
  return known.name;
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${name}: '${text}' is no whole number from ${least}`);
  return value;
}

/** Plays one game of a format from its seed. */
type PlayOne = (seed: string, checked: Checked) => SelfPlay;

/** How games of a format are played: each game has squads and checks of its own. */
function playerOf(format: string, { squads, players, scenario, teams }: Options): PlayOne {
  if (format.startsWith('armada')) return armadaPlayerOf(format, squads, players);
  if (!format.startsWith('xwing1')) {
    const pool = squadPool(housePack(format));
    return (seed, checked) =>
      selfPlay(pool, seed, { source: squads, names: players, scenario, teams, checked });
  }
  if (scenario !== 'none') throw new Error('--format xwing1: First Edition has no scenarios');
  if (players.length > 2 !== (teams !== undefined))
    throw new Error('--format xwing1: more than two players form two teams, as --teams 0,0,1,1');
  const pool = first.squadPool(firstPack(format));
  return (seed, checked) => firstSelfPlay(pool, seed, { source: squads, names: players, teams, checked });
}

/** Games of Armada: of 400 points, of a core set's size, or the learning scenario. */
function armadaPlayerOf(format: string, squads: SquadSource, players: Options['players']): PlayOne {
  const [one, other] = players;
  if (!one || !other || players.length > 2) throw new Error('--format armada: Armada is for two players');
  const size = format.split(':')[1] ?? 'standard';
  if (size !== 'standard' && size !== 'core' && size !== 'learning')
    throw new Error(`--format: '${size}' is not core or learning`);
  const pool = fleetPool(armadaPack(), size === 'core' ? 'core' : 'standard');
  const source = size === 'learning' ? 'learning' : squads;
  return (seed, checked) => armadaSelfPlay(pool, seed, source, [one, other], checked);
}

/** Plays every `jobs`-th game from number `job` on, and says how it goes from time to time. */
function play(options: Options, tell: (word: Word) => void): void {
  const formats = options.formats.map((format) => ({ format, playOne: playerOf(format, options) }));
  let word = { games: 0, rounds: 0, decisions: 0, broken: [] as SelfPlay[] };
  for (let game = Math.max(0, options.job); game < options.games; game += options.jobs) {
    const { format, playOne } = formats[game % formats.length]!;
    const checked = game % options.every === 0 ? 'every step' : 'every phase';
    const played = playOne(`${options.seed}-${game}`, checked);
    word.games++;
    word.rounds += played.rounds;
    word.decisions += played.decisions;
    if (played.problem !== null) word.broken.push({ ...played, problem: `${format}: ${played.problem}` });
    if (word.games < WORD_EVERY) continue;
    tell(word);
    word = { games: 0, rounds: 0, decisions: 0, broken: [] };
  }
  if (word.games > 0) tell(word);
}

/** Flies every exact card of a format and says what broke and which abilities never came up. */
function playAllCards(format: string, seed: string): number {
  const { games, flown, silent, broken } = playCards(housePack(format), seed);
  for (const problem of broken) console.error(`broken: seed ${problem}`);
  for (const card of silent) console.log(`never offered or used: ${card}`);
  console.log(
    `Cards: ${games} games of ${format}, ${flown.length} cards with abilities that can be seen, ` +
      `${silent.length} never offered or used, ${broken.length} games broken.`,
  );
  return broken.length;
}

function main(options: Options): void {
  if (options.cards) {
    const broken = options.formats.map((format) => playAllCards(format, options.seed));
    process.exitCode = broken.some((games) => games > 0) ? 1 : 0;
    return;
  }
  if (options.job >= 0) return play(options, (word) => process.send?.(word));
  const started = Date.now();
  const total = { games: 0, rounds: 0, decisions: 0, broken: 0, seeds: [] as string[] };
  const hear = (word: Word): void => {
    total.games += word.games;
    total.rounds += word.rounds;
    total.decisions += word.decisions;
    total.broken += word.broken.length;
    for (const { seed, problem } of word.broken) {
      console.error(`broken: seed ${seed}: ${problem}`);
      total.seeds.push(`broken: seed ${seed}: ${problem}`);
    }
    const rate = Math.round((1000 * total.games) / Math.max(1, Date.now() - started));
    console.log(`${total.games} of ${options.games} games, ${total.broken} broken, ${rate} a second`);
  };
  const finish = (failed: boolean): void => {
    const mean = (sum: number) => (sum / Math.max(1, total.games)).toFixed(1);
    console.log(
      `Self-play: ${total.games} games of ${options.players.join(' against ')} with ${options.squads} squads of ${options.formats.join(' and ')}, ` +
        `seeds ${options.seed}-0 to ${options.seed}-${options.games - 1}, ` +
        `${Math.ceil(options.games / options.every)} checked after every step and the others in every phase, ` +
        `${total.broken} broken; ` +
        `${mean(total.rounds)} rounds and ${mean(total.decisions)} decisions a game.`,
    );
    for (const line of total.seeds) console.log(line);
    process.exitCode = total.broken > 0 || failed || total.games < options.games ? 1 : 0;
  };
  if (options.jobs === 1) {
    play(options, hear);
    return finish(false);
  }
  startJobs(options, hear, finish);
}

function startJobs(options: Options, hear: (word: Word) => void, finish: (failed: boolean) => void): void {
  let running = options.jobs;
  let failed = false;
  for (let job = 0; job < options.jobs; job++) {
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--job', String(job)]);
    child.on('message', (word) => hear(word as Word));
    child.on('exit', (code) => {
      failed ||= code !== 0;
      if (--running === 0) finish(failed);
    });
  }
}

try {
  main(readOptions(process.argv.slice(2)));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
