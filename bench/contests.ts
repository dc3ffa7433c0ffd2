import { type ArmadaQuestion, type ArmadaState, fleetPool } from '@firing-arc/armada';
import { wilson } from '@firing-arc/odds';
import {
  armadaOpponent,
  armadaRush,
  firstOpponent,
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
import type { Answerer, ComputerPlayer, Question, State } from '@firing-arc/referee';
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
  /** It is given views, and plays games in its head. */
  readonly searches?: () => ComputerPlayer<SecondState, SecondQuestion, SecondEvent>;
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
  search: { searches: secondSearcher },
};

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
 * Pairs of a game: 'xwing2' or the id of a pack of 2.5, 'xwing1', 'armada' or 'armada:core'. Who searches, in 2.5, plays
 * so many games in its head for a decision.
 */
export function pairsOf(game: string, source: SquadSource, rollouts: number): PlayPair {
  if (game.startsWith('armada')) {
    const pool = fleetPool(armadaPack(), game.endsWith(':core') ? 'core' : 'standard');
    return (seed, seats, clocks) => {
      const setup = armadaArenaSetup(pool, source, seed);
      return bothWays((turned) =>
        armadaBout(
          setup,
          seed,
          seated(seats, (one) => one.armada, seed, turned, clocks),
        ),
      );
    };
  }
  if (game.startsWith('xwing1')) {
    const pool = first.squadPool(firstPack(game));
    return (seed, seats, clocks) => {
      const setup = firstArenaSetup(pool, source, seed);
      return bothWays((turned) =>
        firstBout(
          setup,
          seed,
          seated(seats, (one) => one.first, seed, turned, clocks),
        ),
      );
    };
  }
  const pool = squadPool(game === 'xwing2' ? housePack() : housePack(game));
  return (seed, seats, clocks) => {
    const setup = secondArenaSetup(pool, source, seed);
    return bothWays((turned) =>
      seats.some(({ searches }) => searches)
        ? playThought(SECOND, setup, seed, thinking(seats, seed, turned, clocks, rollouts))
        : secondBout(
            setup,
            seed,
            seated(seats, (one) => one.second, seed, turned, clocks),
          ),
    );
  };
}

/** A pair of games: who has the first seat in one has the second in the other. */
const bothWays = (play: (turned: number) => Bout): readonly Bout[] => [0, 1].map(play);

/** Adds the processor time of some thinking (ms) to a clock. */
function clocked<Result>(clocks: [number, number], who: number, think: () => Result): Result {
  const before = process.cpuUsage();
  const result = think();
  const { user, system } = process.cpuUsage(before);
  clocks[who]! += (user + system) / 1000;
  return result;
}

/** The players of a game of 2.5 in which somebody searches, each with its clock. */
function thinking(
  seats: readonly [Contestant, Contestant],
  seed: string,
  turned: number,
  clocks: [number, number],
  rollouts: number,
): readonly Seated<SecondState, SecondQuestion, SecondEvent>[] {
  const streams = growStreams(seed, ['player 1', 'player 2']);
  return [0, 1].map((seat) => {
    const who = seat === turned ? 0 : 1;
    const { searches, second } = seats[who]!;
    const searcher = searches?.();
    if (searcher) {
      const decide: typeof searcher.decide = (task) => clocked(clocks, who, () => searcher.decide(task));
      return { thinks: { ...searcher, decide }, rollouts };
    }
    if (!second) throw new Error('--players: one of them does not play this game');
    const answers = second(streams, seat);
    return { answers: (...asked) => clocked(clocks, who, () => answers(...asked)) };
  });
}

/** The players of a game in their seats, each with its clock. */
function seated<S extends State, Q extends Question>(
  seats: readonly [Contestant, Contestant],
  policyOf: (one: Contestant) => Policy<S, Q> | undefined,
  seed: string,
  turned: number,
  clocks: [number, number],
): readonly Answerer<S, Q>[] {
  const streams = growStreams(seed, ['player 1', 'player 2']);
  return [0, 1].map((seat) => {
    const who = seat === turned ? 0 : 1;
    const policy = policyOf(seats[who]!);
    if (!policy) throw new Error('--players: one of them does not play this game');
    const player = policy(streams, seat);
    return (...asked) => clocked(clocks, who, () => player(...asked));
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
