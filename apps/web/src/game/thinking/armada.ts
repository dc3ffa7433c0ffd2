import { armadaPlayer } from '@firing-arc/opponents';
// What a view does not show is imagined by the rules of the cards.
import '@firing-arc/armada/cards';
import { deciderOf } from './decider.ts';

/** Nobody searches in this game here: who is called so, decides as the rung below. */
export const decider = deciderOf((name) => armadaPlayer(name === 'search' ? 'plain' : name));
