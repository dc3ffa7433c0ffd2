import { below, nextUint32 } from '@firing-arc/table';
import type { State } from './game.ts';
import type { Answerer } from './playout.ts';
import type { Place, Question } from './question.ts';

/** Samples of a place that are tried before giving up. */
const TRIES = 10_000;

/**
 * A computer player for any game: takes every option with the same chance, and the first good place it samples.
 * Draws from stream number `index` of `streams`, which it advances in place.
 */
export function randomAnswerer(streams: number[], index = 0): Answerer<State, Question> {
  const random = () => nextUint32(streams, index) / 4294967296;
  return (question) => {
    switch (question.form) {
      case 'choice':
        return below(streams, index, question.options.length);
      case 'each':
        return question.parts.map((part) => below(streams, index, part.options.length));
      case 'place':
        return somePlace(question, random);
    }
  };
}

function somePlace(question: Place, random: () => number): readonly number[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const place = question.propose(random);
    if (place && question.validate(place).length === 0) return place;
  }
  throw new Error(`${TRIES} samples for ${question.kind} gave no legal place`);
}
