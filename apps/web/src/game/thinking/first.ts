import { firstPlayer } from '@firing-arc/opponents';
import { deciderOf } from './decider.ts';

export const decider = deciderOf(firstPlayer);
