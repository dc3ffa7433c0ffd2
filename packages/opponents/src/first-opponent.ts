import { type Answerer, randomAnswerer } from '@firing-arc/referee';
import type { FirstQuestion, FirstState } from '@firing-arc/xwing/first';
import { declines } from './declines.ts';
import type { OpponentName } from './opponent.ts';
import { plainFirst } from './plain-first/plain.ts';

/** A computer player of First Edition, as `opponent` is one of X-Wing 2.5. */
export function firstOpponent(
  name: OpponentName,
  streams: number[],
  index: number,
): Answerer<FirstState, FirstQuestion> {
  switch (name) {
    case 'random':
      return declines(randomAnswerer(streams, index));
    case 'plain':
      return declines(plainFirst(streams, index));
  }
}
