/** The course of a huge ship by its tool. */

import {
  executeHuge,
  type HugeManeuver,
  type HugeResult,
  type Maneuver,
  type Pose,
} from '../../common/index.ts';
import { poseOf } from '../game.ts';

const asHuge = ({ speed, bearing, direction }: Maneuver): HugeManeuver => {
  if (bearing === 'bank' && direction !== 'straight') return { speed, bearing, direction };
  return bearing === 'stationary' ? { speed, bearing } : { speed, bearing: 'straight' };
};

/** Where a huge ship would stop from a pose, and what it would run into; lists are indices of the others (huge-ships.6). */
export const hugeCourse = (
  from: Pose,
  maneuver: Maneuver,
  others: Parameters<typeof executeHuge>[2],
  obstacles: Parameters<typeof executeHuge>[3] = [],
): HugeResult => executeHuge(poseOf(from), asHuge(maneuver), others, obstacles);
