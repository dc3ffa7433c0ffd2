import type { Answer, Place, Question } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';

/** Samples of a place before giving up. */
const TRIES = 10_000;

/** A legal place by chance. Throws when no sample is one, which no question of a game allows. */
export function placeByChance(question: Place & { readonly kind: string }, streams: number[], index: number) {
  const random = () => nextUint32(streams, index) / 4294967296;
  for (let tries = 0; tries < TRIES; tries++) {
    const place = question.propose(random);
    if (place && question.validate(place).length === 0) return place;
  }
  throw new Error(`${TRIES} samples gave no legal place: ${question.kind}`);
}

/** Nothing to weigh: what may be used is a gain, and the order among the own seldom matters. */
export function unweighed(question: Question, streams: number[], index: number): Answer {
  switch (question.form) {
    case 'choice':
      return 0;
    case 'each':
      return question.parts.map(() => 0);
    case 'place':
      return placeByChance(question, streams, index);
  }
}
