import { secondComputer } from '@firing-arc/opponents';
// What a view does not show is imagined by the rules of the cards.
import '@firing-arc/xwing/second/cards';
import { deciderOf } from './decider.ts';

/** A quarter of a second of processor time for the dials of a round on a desk; more gained nothing that was seen. */
const ROLLOUTS = 100;

export const decider = deciderOf(secondComputer, ROLLOUTS);
