import { type Chance, isNumbered, numberedChance } from '@firing-arc/table';
import type { GameEvent, Rules, State } from './game.ts';
import type { Question } from './question.ts';

/** The numbered chance of a position whose streams only count; null for any other. Throws when the seed is missing. */
export function numberedIn<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  { streams }: S,
  seed: string | undefined,
): Chance | null {
  if (isNumbered(streams) !== (seed !== undefined))
    throw new Error(
      seed === undefined
        ? 'the streams of this position only count: its chance needs the seed'
        : 'a seed was given, but the streams of this position do not count',
    );
  return seed === undefined ? null : numberedChance(seed, rules.streams);
}
