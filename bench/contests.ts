import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaState,
  fleetPool,
} from '@firing-arc/armada';
import { wilson } from '@firing-arc/odds';
import {
  armadaOpponent,
  armadaRush,
  armadaSearcher,
  firstOpponent,
  firstSearcher,
  OPPONENTS,
  opponent,
  type Policy,
  secondSearcher,
} from '@firing-arc/opponents';
import {
  armadaArenaSetup,
  armadaBout,
  type Bout,
  firstArenaSetup,
  firstBout,
  playThought,
  type Seated,
  type SquadSource,
  secondArenaSetup,
  secondBout,
  type Tally,
} from '@firing-arc/opponents/testing';
import type { Answerer, ComputerPlayer, GameEvent, Question, Rules, State } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import * as first from '@firing-arc/xwing/first';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondState,
  squadPool,
} from '@firing-arc/xwing/second';
import { armadaPack, firstPack, housePack } from './house.ts';

/** A player of an arena, in the games that it plays. */
export interface Contestant {
  readonly second?: Policy<SecondState, SecondQuestion>;
  readonly first?: Policy<first.FirstState, first.FirstQuestion>;
  readonly armada?: Policy<ArmadaState, ArmadaQuestion>;
  /** In these it is given views, and plays games in its head. */
  readonly searches?: {
    /** So many for a decision; as many as the match allows where it is not told. */
    readonly rollouts?: number;
    readonly second: () => ComputerPlayer<SecondState, SecondQuestion, SecondEvent>;
    readonly first: () => ComputerPlayer<first.FirstState, first.FirstQuestion, first.FirstEvent>;
    readonly armada: () => ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent>;
  };
}

/** Everybody who can be called by name. */
export const CONTESTANTS: Readonly<Record<string, Contestant>> = {
  ...Object.fromEntries(
    OPPONENTS.map(({ name }): [string, Contestant] => [
      name,
      {
        second: (streams, index) => opponent(name, streams, index),
        first: (streams, index) => firstOpponent(name, streams, index),
        armada: (streams, index) => armadaOpponent(name, streams, index),
      },
    ]),
  ),
  rush: { armada: armadaRush },
  search: { searches: { second: secondSearcher, first: firstSearcher, armada: armadaSearcher } },
};

/** Somebody by name; of who searches, `search:400` is who plays so many games in its head. Undefined for nobody. */
export function contestantOf(called: string): Contestant | undefined {
  const [name = '', games, ...more] = called.split(':');
  const known = CONTESTANTS[name];
  if (games === undefined) return known;
  if (more.length > 0 || !/^\d+$/.test(games) || !known?.searches) return undefined;
  return { searches: { ...known.searches, rollouts: Number(games) } };
}

/** What became of a match: seen by the first of the two, and what each of them did and took. */
export interface Contest {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly tallies: readonly [Tally, Tally];
  /** Processor time of thinking (ms), of all threads. */
  readonly thought: readonly [number, number];
}

/** Plays a pair of games by its seed: the same squads twice, each contestant with one and then with the other. */
type PlayPair = (
  seed: string,
  seats: readonly [Contestant, Contestant],
  clocks: [number, number],
) => readonly Bout[];

/** Plays a match of mirrored pairs, each with a seed of its own. */
export function playContest(
  playPair: PlayPair,
  contestants: readonly [Contestant, Contestant],
  seed: string,
  pairs: number,
): Contest {
  const tallies: readonly [Tally, Tally] = [{}, {}];
  const thought: [number, number] = [0, 0];
  let [won, lost, drawn] = [0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    // In the second game of a pair the first contestant has the second seat.
    playPair(`${seed}-${pair}`, contestants, thought).forEach((bout, own) => {
      if (bout.winner === null || bout.winner < 0) drawn++;
      else if (bout.winner === own) won++;
      else lost++;
      addTo(tallies[0], bout.tallies[own]!);
      addTo(tallies[1], bout.tallies[1 - own]!);
    });
  }
  return { won, lost, drawn, tallies, thought };
}

function addTo(sum: Tally, more: Tally): void {
  for (const [what, times] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + times;
}

/**
 * Pairs of a game: 'xwing2' or the id of a pack of 2.5, 'xwing1', 'armada' or 'armada:core'. Who searches plays so many
 * games in its head for a decision.
 */
export function pairsOf(game: string, source: SquadSource, rollouts: number): PlayPair {
  if (game.startsWith('armada')) {
    const pool = fleetPool(armadaPack(), game.endsWith(':core') ? 'core' : 'standard');
    return pairs({
      rules: ARMADA,
      rollouts,
      setup: (seed) => armadaArenaSetup(pool, source, seed),
      bout: armadaBout,
      policyOf: ({ armada }) => armada,
      searcherOf: ({ searches }) => searches?.armada(),
    });
  }
  if (game.startsWith('xwing1')) {
    const pool = first.squadPool(firstPack(game));
    return pairs({
      rules: first.FIRST,
      rollouts,
      setup: (seed) => firstArenaSetup(pool, source, seed),
      bout: firstBout,
      policyOf: (one) => one.first,
      searcherOf: ({ searches }) => searches?.first(),
    });
  }
  const pool = squadPool(game === 'xwing2' ? housePack() : housePack(game));
  return pairs({
    rules: SECOND,
    rollouts,
    setup: (seed) => secondArenaSetup(pool, source, seed),
    bout: secondBout,
    policyOf: ({ second }) => second,
    searcherOf: ({ searches }) => searches?.second(),
  });
}

/** What an arena must know of a game. */
interface Played<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  readonly rollouts: number;
  readonly setup: (seed: string) => Setup;
  readonly bout: (setup: Setup, seed: string, players: readonly Answerer<S, Q>[]) => Bout;
  readonly policyOf: (one: Contestant) => Policy<S, Q> | undefined;
  readonly searcherOf: (one: Contestant) => ComputerPlayer<S, Q, E> | undefined;
}

/** Pairs of a game: who has the first seat in one has the second in the other. */
const pairs =
  <S extends State, Setup, Q extends Question, E extends GameEvent>(
    played: Played<S, Setup, Q, E>,
  ): PlayPair =>
  (seed, seats, clocks) => {
    const setup = played.setup(seed);
    return [0, 1].map((turned) => {
      const seated = seatedIn(played, seats, seed, turned, clocks);
      const players = seated.flatMap((one) => ('answers' in one ? [one.answers] : []));
      return players.length === seated.length
        ? played.bout(setup, seed, players)
        : playThought(played.rules, setup, seed, seated);
    });
  };

/** Adds the processor time of some thinking (ms) to a clock. */
function clocked<Result>(clocks: [number, number], who: number, think: () => Result): Result {
  const before = process.cpuUsage();
  const result = think();
  const { user, system } = process.cpuUsage(before);
  clocks[who]! += (user + system) / 1000;
  return result;
}

/** The players of a game in their seats, each with its clock. */
function seatedIn<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { rollouts, policyOf, searcherOf }: Played<S, Setup, Q, E>,
  seats: readonly [Contestant, Contestant],
  seed: string,
  turned: number,
  clocks: [number, number],
): readonly Seated<S, Q, E>[] {
  const streams = growStreams(seed, ['player 1', 'player 2']);
  return [0, 1].map((seat): Seated<S, Q, E> => {
    const who = seat === turned ? 0 : 1;
    const searcher = searcherOf(seats[who]!);
    if (searcher) {
      const decide: typeof searcher.decide = (task) => clocked(clocks, who, () => searcher.decide(task));
      return { thinks: { ...searcher, decide }, rollouts: seats[who]!.searches?.rollouts ?? rollouts };
    }
    const answers = policyOf(seats[who]!)?.(streams, seat);
    if (!answers) throw new Error('--players: one of them does not play this game');
    return { answers: (...asked) => clocked(clocks, who, () => answers(...asked)) };
  });
}

/** A contest in words: wins with their interval, then a line for each thing that was counted. */
export function tellContest(names: readonly [string, string], contest: Contest): readonly string[] {
  const { won, lost, drawn, tallies, thought } = contest;
  const games = won + lost + drawn;
  const [low, high] = wilson(won + drawn / 2, games);
  const percent = (share: number): string => (100 * share).toFixed(1);
  const counted = [...new Set(tallies.flatMap((tally) => Object.keys(tally)))].sort();
  const row = (what: string, values: readonly number[]): string =>
    what.padEnd(36) + values.map((value) => (value / games).toFixed(2).padStart(12)).join('');
  return [
    `${names[0]} against ${names[1]}: ${won} won, ${lost} lost, ${drawn} drawn of ${games}: ` +
      `${percent((won + drawn / 2) / games)} % [${percent(low)}, ${percent(high)}]`,
    'a game'.padEnd(36) + names.map((name) => name.padStart(12)).join(''),
    row('ms of thinking', thought),
    ...counted.map((what) =>
      row(
        what,
        tallies.map((tally) => tally[what] ?? 0),
      ),
    ),
  ];
}
