import { type Chance, isNumbered, numberedChance, pickWeighted } from '@firing-arc/table';
import type { GameEvent, Rules, State } from './game.ts';
import type { Question } from './question.ts';

/** How a position takes its chance: from its streams, or, where they only count, from a seed. Throws when one is missing. */
export function chanceOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  { streams }: S,
  seed: string | undefined,
): Chance {
  if (isNumbered(streams) !== (seed !== undefined))
    throw new Error(
      seed === undefined
        ? 'the streams of this position only count: its chance needs the seed'
        : 'a seed was given, but the streams of this position do not count',
    );
  return seed === undefined ? pickWeighted : numberedChance(seed, rules.streams);
}
