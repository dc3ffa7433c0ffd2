import { boostBy, type Pose, rolledPose } from '@firing-arc/xwing/common';
import {
  type BoostWay,
  boostTemplate,
  type RollSide,
  type Ship,
  sizeOf,
} from '@firing-arc/xwing/first/engine';

/** The 1 straight template, by which ships roll. */
export const ROLL = { speed: 1, shape: 'straight', direction: 'straight' } as const;

/** Where a ship would stand after a boost. */
export const boosted = (ship: Ship, direction: BoostWay): Pose =>
  boostBy(sizeOf(ship), ship, boostTemplate(direction)).pose;

/** Where it would stand after a roll, not shifted. */
export const rolled = (ship: Ship, side: RollSide): Pose =>
  rolledPose({ size: sizeOf(ship), from: ship, side, template: ROLL }, 0, 0);
