import { firstComputer } from '@firing-arc/opponents';
import { deciderOf, ROLLOUTS } from './decider.ts';

export const decider = deciderOf(firstComputer, ROLLOUTS);
