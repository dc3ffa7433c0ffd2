import type { ArmadaQuestion, ArmadaState } from '@firing-arc/armada';
import { type Answerer, randomAnswerer } from '@firing-arc/referee';
import { declines } from './declines.ts';
import type { OpponentName } from './opponent.ts';
import { plainArmada } from './plain-armada/plain.ts';

/** A computer player of Armada, as `opponent` is one of X-Wing 2.5. */
export function armadaOpponent(
  name: OpponentName,
  streams: number[],
  index: number,
): Answerer<ArmadaState, ArmadaQuestion> {
  switch (name) {
    case 'random':
      return declines(randomAnswerer(streams, index));
    case 'plain':
      return declines(plainArmada(streams, index));
  }
}
