import type { Refusal } from '@firing-arc/referee';
import { frameOf, type Intervals, isIn, ON_LINE } from '@firing-arc/table';
import { type Pose, shifted } from '../../common/index.ts';
import type { FirstGame } from '../game.ts';

/** Who places a ship on a line, and why. */
interface OnLine {
  readonly kind: 'tallon-placement' | 'roll-placement';
  readonly player: number;
  readonly because: string;
  readonly ship: number;
}

/** How far an answer may lie off the line, mm, and off its facing, degrees: what rounding makes of a place. */
const OFF_LINE = 0.01;

/**
 * Asks where a ship stands that may be shifted along its own facing: any shift in some intervals, mm from `middle`
 * towards its front. Gives the shift. `ruling` says why another shift is refused.
 */
export function askOnLine(
  game: FirstGame,
  middle: Pose,
  shifts: Intervals,
  ruling: (shift: number) => string,
  asked: OnLine,
): number {
  const answer = game.ask(
    {
      ...asked,
      form: 'place',
    },
    {
      validate: (at) => problems(at, middle, shifts, ruling),
      propose: (random) => {
        const { x, y, facing } = shifted(middle, someShift(shifts, random));
        return [x, y, facing];
      },
    },
  ) as readonly number[];
  return nearest(shifts, shiftOf(middle, answer).ahead);
}

function problems(
  at: readonly number[],
  middle: Pose,
  shifts: Intervals,
  ruling: (shift: number) => string,
): readonly Refusal[] {
  const { ahead, aside } = shiftOf(middle, at);
  const option = `shifted by ${Math.round(ahead * 10) / 10}`;
  const turned = Math.abs(at[2]! - middle.facing);
  const onLine = Math.abs(aside) <= OFF_LINE && Math.min(turned, 360 - turned) <= OFF_LINE;
  if (onLine && isIn(shifts, ahead, OFF_LINE)) return [];
  return [{ option, ruling: ruling(ahead), facts: { aside, shift: ahead } }];
}

/** How far a place lies ahead of a pose, and to its right, mm. */
function shiftOf(middle: Pose, at: readonly number[]): { readonly ahead: number; readonly aside: number } {
  const { sin, cos } = frameOf(middle);
  const dx = at[0]! - middle.x;
  const dy = at[1]! - middle.y;
  return { ahead: dx * sin + dy * cos, aside: dx * cos - dy * sin };
}

/** A shift from all intervals together, each as likely as it is long. */
function someShift(shifts: Intervals, random: () => number): number {
  const length = shifts.reduce((sum, [low, high]) => sum + high - low, 0);
  let left = random() * length;
  for (const [low, high] of shifts) {
    if (left <= high - low) return low + left;
    left -= high - low;
  }
  return shifts[0]![0];
}

/** The shift in some intervals that is nearest to one that is in them but for rounding. */
function nearest(shifts: Intervals, shift: number): number {
  let best = shifts[0]![0];
  for (const [low, high] of shifts) {
    const inside = Math.min(Math.max(shift, low + ON_LINE), high - ON_LINE);
    const here = high - low <= 2 * ON_LINE ? (low + high) / 2 : inside;
    if (Math.abs(here - shift) < Math.abs(best - shift)) best = here;
  }
  return best;
}
