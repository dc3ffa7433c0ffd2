import { armadaPlayer } from '@firing-arc/opponents';
import { mindOf } from './mind.ts';

export const mind = mindOf(armadaPlayer);
