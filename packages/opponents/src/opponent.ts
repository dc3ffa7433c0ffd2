import { type Answerer, randomAnswerer } from '@firing-arc/referee';
import type { SecondQuestion, SecondState } from '@firing-arc/xwing/second/bare';
import { declines } from './declines.ts';
import { plainAnswerer } from './plain/plain.ts';

export type OpponentName = 'random' | 'plain';

/** The computer players of the house, the weakest first, with one line about each. */
export const OPPONENTS: readonly { readonly name: OpponentName; readonly text: string }[] = [
  { name: 'random', text: 'Takes any legal answer; for tests and for first flights.' },
  {
    name: 'plain',
    text: 'Looks one step ahead with true odds and true geometry, and spends tokens sensibly.',
  },
];

/**
 * A computer player of X-Wing 2.5: sees only its side's view. Draws from stream number `index` of `streams`
 * (see `growStreams`), which it advances in place; the same streams and views give the same answers.
 */
export function opponent(
  name: OpponentName,
  streams: number[],
  index: number,
): Answerer<SecondState, SecondQuestion> {
  switch (name) {
    case 'random':
      return declines(randomAnswerer(streams, index));
    case 'plain':
      return declines(plainAnswerer(streams, index));
  }
}
