import { opponent } from '@firing-arc/opponents';
import { SECOND } from '@firing-arc/xwing/second';
import { mindFor } from './mind.ts';

export const mind = mindFor({ rules: SECOND, opponent });
