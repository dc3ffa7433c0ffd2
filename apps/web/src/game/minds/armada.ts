import { ARMADA_SCENARIO_FILES } from '@firing-arc/armada';
import { armadaOpponent } from '@firing-arc/opponents';
import { mindOf } from './mind.ts';

export const mind = mindOf(ARMADA_SCENARIO_FILES, armadaOpponent);
