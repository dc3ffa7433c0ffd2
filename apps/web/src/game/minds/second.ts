import { opponent } from '@firing-arc/opponents';
import { scenarioFiles } from '@firing-arc/xwing/second';
import { mindOf } from './mind.ts';

export const mind = mindOf(
  scenarioFiles(() => ({})),
  opponent,
);
