import { firstPlayer } from '@firing-arc/opponents';
import { deciderOf } from './decider.ts';

/** Nobody searches in this game here: who is called so, decides as the rung below. */
export const decider = deciderOf((name) => firstPlayer(name === 'search' ? 'plain' : name));
