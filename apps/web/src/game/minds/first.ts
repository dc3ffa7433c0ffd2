import { firstPlayer } from '@firing-arc/opponents';
import { mindOf } from './mind.ts';

export const mind = mindOf(firstPlayer);
