import { armadaComputer } from '@firing-arc/opponents';
// What a view does not show is imagined by the rules of the cards.
import '@firing-arc/armada/cards';
import { deciderOf, ROLLOUTS } from './decider.ts';

export const decider = deciderOf(armadaComputer, ROLLOUTS);
