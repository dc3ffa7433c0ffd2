import { firstComputer } from '@firing-arc/opponents';
// A card of a club's own is made where it is first looked at.
import '@firing-arc/xwing/first/own-cards';
import { deciderOf, ROLLOUTS } from './decider.ts';

export const decider = deciderOf(firstComputer, ROLLOUTS);
