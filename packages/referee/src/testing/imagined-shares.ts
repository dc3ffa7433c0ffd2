import { growStreams, nextUint32 } from '@firing-arc/table';
import type { GameEvent, State } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { Question } from '../question.ts';
import type { Referee } from '../referee.ts';

/** What worlds imagined from one view had in them. */
export interface ImaginedShares {
  /** The share of worlds in which each thing was so, by what it is called. */
  readonly shares: Readonly<Record<string, number>>;
  /** Positions that were dealt out for each world that fitted the view. */
  readonly tries: number;
}

/**
 * Imagines worlds from what a player sees of a game, by a seed, and counts what is so in them: to be held against the odds
 * that are right after all that the view tells.
 */
export function imaginedShares<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  player: number,
  worlds: number,
  seed: string,
  what: (state: S) => string,
): ImaginedShares {
  const { rules } = game;
  const streams = growStreams(seed, ['imagined']);
  const random = () => nextUint32(streams, 0) / 4294967296;
  const view = game.view(player);
  let dealt = 0;
  const counting: typeof rules = {
    ...rules,
    imagine: (seen, seat, chance, now) => {
      dealt++;
      return rules.imagine?.(seen, seat, chance, now) ?? rules.schema.copy(seen);
    },
  };
  const shares: Record<string, number> = {};
  for (let world = 0; world < worlds; world++) {
    const name = what(imagine(counting, view, random).state);
    shares[name] = (shares[name] ?? 0) + 1 / worlds;
  }
  return { shares, tries: dealt / worlds };
}

/**
 * How far shares are from so many things being equally likely: the sum of chi-square, which is about one less than there
 * are things where they are, and seldom twice as much.
 */
export function unevenness({ shares }: ImaginedShares, worlds: number, things: number): number {
  const expected = worlds / things;
  const seen = Object.values(shares).map((share) => share * worlds);
  const never = Math.max(0, things - seen.length) * expected;
  return seen.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, never);
}
