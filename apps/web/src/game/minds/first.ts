import { firstOpponent } from '@firing-arc/opponents';
import { SCENARIO_FILES } from '@firing-arc/xwing/first';
import { mindOf } from './mind.ts';

export const mind = mindOf(SCENARIO_FILES, firstOpponent);
