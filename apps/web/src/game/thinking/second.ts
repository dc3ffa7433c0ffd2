import { secondComputer } from '@firing-arc/opponents';
// What a view does not show is imagined by the rules of the cards.
import '@firing-arc/xwing/second/cards';
import { deciderOf, ROLLOUTS } from './decider.ts';

export const decider = deciderOf(secondComputer, ROLLOUTS);
