import { lockRefusals } from './actions/lock-refusals.ts';
import { attackRefusals, diceRefusals } from './attack/refusals.ts';
import { REASONS } from './reasons.ts';

/** From now on games tell these reasons. */
export function tellReasons(): void {
  Object.assign(REASONS, { attack: attackRefusals, dice: diceRefusals, lock: lockRefusals });
}
