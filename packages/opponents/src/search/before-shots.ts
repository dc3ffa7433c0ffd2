import type { BaseBody } from '@firing-arc/xwing/common';
import { type DamageOf, exchange, expectedWorth, type Fighter, worthWith } from './exchange.ts';

/** A ship before the shots of a round; those of side 0 are the own. */
export interface Standing extends Fighter {
  readonly body: BaseBody;
  /** What the edge and the obstacles ahead cost it, as shares of its points. */
  readonly deadEnds: number;
  readonly rocks: number;
  /** What its place is worth to its own side for objectives, in squad points. */
  readonly mission: number;
}

/**
 * What counts before shots are fired, in squad points: what the ships have now and are expected to have left after the
 * shots, how many enemies face them, dead ends at the edge, obstacles ahead, objectives. Own less theirs.
 */
const FEATURES = ['now', 'left', 'faced', 'deadEnds', 'rocks', 'mission'] as const;
type Features = Readonly<Record<(typeof FEATURES)[number], number>>;

/**
 * What each of them counts for, so that `now` and `left` together are points. By a logistic regression of who won on 5,150
 * positions of 537 games of 2.5 between plain players and the tables, 8 to 20 % of whose dials were set by chance (log loss
 * 0.369 on games left out, 0.387 with weights by hand); what ships have now counts less than nothing beside what they will
 * have left. Stress and distances told a little of who won and are left out: with stress and facing weighed too the player
 * was no better (57 % of 60 games). Missions were not in those games: theirs is a guess. First Edition is weighed the same.
 */
const WEIGHTS: Features = { now: -0.28, left: 1.28, faced: 0.04, deadEnds: 0.6, rocks: 1, mission: 1 };

/** What a position is worth before its shots, in squad points. A ship of `one` points counts as one that faces another. */
export function worthBeforeShots(ships: readonly Standing[], damageOf: DamageOf, one: number): number {
  const features = featuresOf(ships, damageOf, one);
  return FEATURES.reduce((sum, feature) => sum + features[feature] * WEIGHTS[feature], 0);
}

function featuresOf(ships: readonly Standing[], damageOf: DamageOf, one: number): Features {
  const left = exchange(ships, damageOf);
  const sum = { now: 0, left: 0, faced: 0, deadEnds: 0, rocks: 0, mission: 0 };
  ships.forEach((ship, at) => {
    const sign = ship.side === 0 ? 1 : -1;
    const alive = sign * (1 - left[at]![0]!);
    sum.now += sign * worthWith(ship, ship.left);
    sum.left += sign * expectedWorth(ship, left[at]!);
    sum.faced -= alive * ship.points * facing(ship, ships, left, one);
    sum.deadEnds -= alive * ship.points * ship.deadEnds;
    sum.rocks -= alive * ship.points * ship.rocks;
    sum.mission += alive * ship.mission;
  });
  return sum;
}

/** Enemies ahead of whom a ship is within this angle (its cosine) face it. */
const AHEAD = 0.6;
/** Fully up to here, and no more so much farther off (mm). */
const NEAR = 350;
const FADES = 250;
/** No more than so many count. */
const MOST_FACING = 3;

/** How many enemies face a ship, those near and dear more than others. */
function facing(
  { side, body }: Standing,
  ships: readonly Standing[],
  left: readonly Float64Array[],
  one: number,
): number {
  let sum = 0;
  ships.forEach((other, at) => {
    if (other.side === side) return;
    const { x, y, sin, cos } = other.body;
    const dx = body.x - x;
    const dy = body.y - y;
    const away = Math.sqrt(dx * dx + dy * dy) + 1;
    if ((dx * sin + dy * cos) / away <= AHEAD) return;
    const near = Math.min(1, Math.max(0, 1 - (away - NEAR) / FADES));
    sum += ((1 - left[at]![0]!) * near * other.points) / one;
  });
  return Math.min(MOST_FACING, sum);
}
