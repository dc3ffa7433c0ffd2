/** Places along a line: what slides along its own facing is somewhere between two ends, with gaps perhaps. */

import type { ShownPlace } from '../shown/question.ts';
import type { Spot } from '../shown/table.ts';

/** The place at a part of the way, from 0 at the back to 1 at the front. */
export type PlaceLine = (part: number) => readonly number[];

/** A random number below 1: what `propose` takes for the front end. */
const ALMOST_ONE = 1 - 2 ** -30;

/** The legal places of a line: `propose` takes a number between 0 and 1 to a place of its length. */
export const onLine =
  ({ propose }: ShownPlace): PlaceLine =>
  (part) =>
    propose(() => Math.min(part, ALMOST_ONE)) ?? [0, 0, 0];

/** The ends of a line. */
export function endsOf(line: PlaceLine): readonly [Spot, Spot] {
  const [x1, y1] = line(0);
  const [x2, y2] = line(1);
  return [
    { x: x1!, y: y1! },
    { x: x2!, y: y2! },
  ];
}

const SAMPLES = 100;

/** The part of a line that is nearest to a spot. */
export function nearestPart(line: PlaceLine, [x, y]: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const place = line(sample / SAMPLES);
    const away = (place[0]! - x!) ** 2 + (place[1]! - y!) ** 2;
    if (away >= least) continue;
    least = away;
    best = sample / SAMPLES;
  }
  return best;
}
