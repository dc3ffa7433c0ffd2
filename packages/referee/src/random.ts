import { below, nextUint32 } from '@firing-arc/table';
import type { State } from './game.ts';
import type { Answerer } from './playout.ts';
import { type Help, placeHelp, type Question } from './question.ts';

/** Samples of a place that are tried before giving up. */
const TRIES = 10_000;

/**
 * A computer player for any game: takes every option with the same chance, and the first good place it samples.
 * Draws from stream number `index` of `streams`, which it advances in place.
 */
export function randomAnswerer(streams: number[], index = 0): Answerer<State, Question> {
  const random = () => nextUint32(streams, index) / 4294967296;
  return (question, _view, help) => {
    switch (question.form) {
      case 'choice':
        return below(streams, index, question.options.length);
      case 'each':
        return question.parts.map((part) => below(streams, index, part.options.length));
      case 'place':
        return somePlace(question, help, random);
    }
  };
}

/** The first good place that is sampled. Throws when there is none in ten thousand samples. */
export function somePlace(question: Question, help: Help, random: () => number): readonly number[] {
  const { propose, validate } = placeHelp(question, help);
  for (let tries = 0; tries < TRIES; tries++) {
    const place = propose(random);
    if (place && validate(place).length === 0) return place;
  }
  throw new Error(`${TRIES} samples for ${question.kind} gave no legal place`);
}
