import { type Answer, type Help, type Place, type Question, somePlace } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';

/** A legal place by chance. Throws when no sample is one, which no question of a game allows. */
export const placeByChance = (
  question: Place & { readonly kind: string },
  help: Help,
  streams: number[],
  index: number,
): readonly number[] => somePlace(question, help, () => nextUint32(streams, index) / 4294967296);

/** Nothing to weigh: what may be used is a gain, and the order among the own seldom matters. */
export function unweighed(question: Question, help: Help, streams: number[], index: number): Answer {
  switch (question.form) {
    case 'choice':
      return 0;
    case 'each':
      return question.parts.map(() => 0);
    case 'place':
      return placeByChance(question, help, streams, index);
  }
}
