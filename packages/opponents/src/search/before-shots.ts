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
export const FEATURES = ['now', 'left', 'faced', 'deadEnds', 'rocks', 'mission'] as const;
export type Features = Readonly<Record<(typeof FEATURES)[number], number>>;

/**
 * What each of them counts for, so that `now` and `left` together are points: a logistic regression of who won on positions
 * before shots, by `npm run fit` (1,500 games of ready squads in each game, seed `fit`: 15,198 positions of 2.5 and 20,059 of
 * First Edition). On games left out the log loss is 0.368 and 0.407; 0.391 and 0.438 by what the ships have alone. Stress,
 * distances and facing more closely told a little of who won and are left out: with them the player was no better (57 % of
 * 60 games). Missions were not in those games: theirs is a guess.
 */
export const SECOND_WEIGHTS: Features = {
  now: 0.14,
  left: 0.86,
  faced: 0.01,
  deadEnds: 0.11,
  rocks: 0.72,
  mission: 1,
};
export const FIRST_WEIGHTS: Features = {
  now: -0.18,
  left: 1.18,
  faced: 0.03,
  deadEnds: 0.21,
  rocks: 1.54,
  mission: 0,
};

/** Who stands where before the shots of a round. A ship of `one` points counts as one that faces another. */
export interface BeforeShots {
  readonly ships: readonly Standing[];
  readonly damageOf: DamageOf;
  readonly one: number;
}

/** What a position is worth before its shots, in squad points. */
export function worthBeforeShots(before: BeforeShots, weights: Features): number {
  const features = featuresOf(before);
  return FEATURES.reduce((sum, feature) => sum + features[feature] * weights[feature], 0);
}

/** Everything that counts before shots, own less theirs. */
export function featuresOf({ ships, damageOf, one }: BeforeShots): Features {
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
