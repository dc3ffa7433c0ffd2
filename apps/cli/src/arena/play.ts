import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLAYERS, type PlayerName } from '@firing-arc/opponents';
import {
  type ComputerPlayer,
  firstPosition,
  type GameEvent,
  newRecord,
  playOut,
  type Question,
} from '@firing-arc/referee';
import { growStreams, nextUint32 } from '@firing-arc/table';
import { readText } from '../files.ts';
import type { Match, TableGame, TableSetup, TableState } from '../games/index.ts';
import { answersAtOnce, playInViews, type Range, type Thinker } from '../sim/part.ts';
import { hashOf } from '../sim/runs.ts';
import { UsageError } from '../usage.ts';
import type { PairCounts } from './matches.ts';

/** Who plays in an arena: a player of the house, or one of another version of it, and how far ahead it may think. */
export interface Contestant {
  /** As it was called: `plain`, `search:400`, `plain@before.mjs`. */
  readonly called: string;
  readonly name: PlayerName;
  readonly rollouts: number;
  /** The same wherever its file lies, and another one for another file: `plain@` and a hash of what it says. */
  readonly identity: string;
  /** What the other version exports; null for a player of this one. */
  readonly module: Readonly<Record<string, unknown>> | null;
}

/** Where a version of the house has the players of a game. */
const EXPORTED: Readonly<Record<string, string>> = {
  xwing2: 'secondComputer',
  xwing1: 'firstComputer',
  armada: 'armadaComputer',
};

const CALLED = /^([a-z]+)(?::(\d{1,6}))?(?:@(.+))?$/;

/** Reads who is called so, and brings the version that a player comes from. Throws `UsageError`. */
export async function contestantCalled(called: string, rollouts: number): Promise<Contestant> {
  const [, given = '', games, file] = CALLED.exec(called) ?? [];
  const name = PLAYERS.find((one) => one.name === given)?.name;
  const names = PLAYERS.map((one) => one.name).join(', ');
  if (!name)
    throw new UsageError(
      `arena: --players: '${called}' is not one of ${names}, such as search:400, or plain@FILE of another version`,
    );
  if (games !== undefined && name !== 'search')
    throw new UsageError(`arena: --players: '${called}': only search plays games in its head`);
  const wanted = { called, name, rollouts: games === undefined ? rollouts : Number(games) };
  if (file === undefined) return { ...wanted, identity: called, module: null };
  const identity = `${called.slice(0, called.indexOf('@'))}@${hashOf(readText('arena', file))}`;
  return { ...wanted, identity, module: await moduleAt(file) };
}

async function moduleAt(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`arena: --players: cannot bring '${file}': ${reason}`);
  }
}

/** Two lists of the field meet; `one` and `other` are contestants. */
export interface PlayedPair {
  readonly number: number;
  readonly one: number;
  readonly other: number;
  /** Points of the first contestant: 0 to 2, a draw is half a point. */
  readonly points: number;
  /** The lists by their places in the field: the first contestant flies the first of them in the first game. */
  readonly lists: readonly [number, number];
  /** Why a game of it did not end; null where both did. Such a pair counts for nobody. */
  readonly stuck: string | null;
}

export interface ArenaPart extends Range {
  readonly pairs: readonly PlayedPair[];
}

/** What an arena plays. */
export interface Arena<Setup> {
  readonly contestants: readonly Contestant[];
  readonly field: number;
  /** The match of two lists of the field. */
  readonly match: (one: number, other: number) => Match<Setup>;
  /** Pair number 7 of seed 1 has the seed 1-7, whoever meets. */
  readonly seed: string;
}

/** All who meet: everybody once with everybody else. */
export const meetingsAmong = (contestants: number): readonly (readonly [one: number, other: number])[] =>
  Array.from({ length: contestants }, (_, one) =>
    Array.from({ length: contestants - one - 1 }, (__, more) => [one, one + 1 + more] as const),
  ).flat();

/** Plays some pairs of an arena: the meetings in turn, all of one turn with the same lists and the same seed. */
export function playPairs<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(game: TableGame<S, Setup, Q, E>, arena: Arena<Setup>, { from, to }: Range): ArenaPart {
  const meetings = meetingsAmong(arena.contestants.length);
  const pairs: PlayedPair[] = [];
  for (let number = from; number < to; number++) {
    const [one, other] = meetings[(number - 1) % meetings.length]!;
    const turn = Math.floor((number - 1) / meetings.length) + 1;
    pairs.push({ number, one, other, ...playPair(game, arena, [one, other], `${arena.seed}-${turn}`) });
  }
  return { from, to, pairs };
}

function playPair<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  { contestants, field, match }: Arena<Setup>,
  [one, other]: readonly [number, number],
  seed: string,
): Pick<PlayedPair, 'points' | 'lists' | 'stuck'> {
  const lists = listsOf(field, seed);
  const setup = match(...lists).seeded(seed);
  const pair = [contestants[one]!, contestants[other]!] as const;
  let points = 0;
  for (const seats of [pair, [pair[1], pair[0]] as const]) {
    try {
      const winner = playOne(game, setup, seed, seats);
      points += winner === null ? 0.5 : seats[winner] === pair[0] ? 1 : 0;
    } catch (fault) {
      return { points: 0, lists, stuck: fault instanceof Error ? fault.message : String(fault) };
    }
  }
  return { points, lists, stuck: null };
}

/** Two lists of a field by a seed, not the same one where it has others. */
function listsOf(field: number, seed: string): readonly [number, number] {
  const streams = growStreams(seed, ['lists']);
  const below = (most: number) => nextUint32(streams, 0) % most;
  const first = below(field);
  return [first, field === 1 ? first : (first + 1 + below(field - 1)) % field];
}

/** Who won a game; null for a draw. Throws what keeps it from its end. */
function playOne<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  setup: Setup,
  seed: string,
  seats: readonly Contestant[],
): number | null {
  const { rules } = game;
  const opened = newRecord(rules, setup, seed);
  const names = seats.flatMap(({ name, module }) => (answersAtOnce(name) && !module ? [name] : []));
  const streams = growStreams(seed, ['mind of player 1', 'mind of player 2']);
  const played =
    names.length === seats.length
      ? playOut(
          rules,
          firstPosition(rules, opened),
          names.map((name, seat) => game.opponent(name, streams, seat)),
        )
      : playInViews(
          rules,
          opened,
          seats.map((seat) => thinkerOf(game, seat)),
        );
  if (!played.outcome) throw new Error(`not over after ${played.decisions} decisions`);
  return played.outcome.winner;
}

function thinkerOf<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  { rules, player }: TableGame<S, Setup, Q, E>,
  { called, name, rollouts, module }: Contestant,
): Thinker<S, Q, E> {
  if (!module) return { mind: player(name), rollouts };
  const exported = EXPORTED[rules.id] ?? '';
  const make = module[exported];
  if (typeof make !== 'function')
    throw new UsageError(`arena: --players: '${called}': the other version exports no ${exported}`);
  return { mind: (make as (name: PlayerName) => ComputerPlayer<S, Q, E>)(name), rollouts };
}

/** How many pairs of a meeting brought its first contestant how much; stuck ones are left out. */
export function countsOf(pairs: readonly PlayedPair[], one: number, other: number): PairCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const pair of pairs)
    if (pair.one === one && pair.other === other && pair.stuck === null) counts[2 * pair.points]! += 1;
  return counts;
}
