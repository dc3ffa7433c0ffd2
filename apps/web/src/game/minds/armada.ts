import { armadaPlayer } from '@firing-arc/opponents';
// What a view does not show is imagined by the rules of the cards.
import '@firing-arc/armada/cards';
import { mindOf } from './mind.ts';

export const mind = mindOf(armadaPlayer);
