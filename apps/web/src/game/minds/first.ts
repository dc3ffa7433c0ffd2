import { firstOpponent } from '@firing-arc/opponents';
import { FIRST } from '@firing-arc/xwing/first';
import { mindFor } from './mind.ts';

export const mind = mindFor({ rules: FIRST, opponent: firstOpponent });
