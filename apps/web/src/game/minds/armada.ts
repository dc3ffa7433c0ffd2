import { ARMADA } from '@firing-arc/armada';
import { armadaOpponent } from '@firing-arc/opponents';
import { mindFor } from './mind.ts';

export const mind = mindFor({ rules: ARMADA, opponent: armadaOpponent });
