import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { WRITTEN_OBJECTIVES } from '../objectives/rules.ts';

/** Ids of upgrades, aces and objectives all of whose rules are written; the others lie on the table and do nothing. */
export const WRITTEN: ReadonlySet<string> = new Set([
  ...Object.keys(UPGRADE_ABILITIES),
  ...Object.keys(SQUADRON_ABILITIES),
  ...WRITTEN_OBJECTIVES,
]);
