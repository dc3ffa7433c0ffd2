import type { Maneuver } from '../../common/index.ts';
import type { ManeuverDifficulty } from '../cards/index.ts';

/** A maneuver that a ship is about to execute, and why it is this one. */
export interface PlannedManeuver {
  readonly maneuver: Maneuver;
  readonly difficulty: ManeuverDifficulty;
  readonly ion: boolean;
  readonly because: string;
}
