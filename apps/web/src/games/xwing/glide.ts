/** How the ships of both editions of X-Wing move, as the board shows it. */

import type { Pose } from '@firing-arc/table';
import {
  type BaseSize,
  type Maneuver,
  previewManeuver,
  rolledPose,
  rollTemplate,
  type Side,
  type Template,
  templateOutline,
  waypoints,
} from '@firing-arc/xwing/common';
import type { ShownAct } from '../../shown/act.ts';

/** How many poses tell a way well enough. */
const STEPS = 40;

interface Way {
  readonly ship: number;
  readonly size: BaseSize | 'huge';
  readonly from: Pose;
  readonly to: Pose;
}

/** A maneuver: along its template as far as the ship came, then the turn at its end. */
export function maneuverAct({ ship, size, from, to }: Way, maneuver: Maneuver): ShownAct {
  // A huge ship's tool is no template.
  if (size === 'huge') return straightAct(ship, from, to);
  const way = waypoints(size, from, maneuver, STEPS);
  const { template } = previewManeuver(size, from, maneuver);
  return {
    kind: 'glide',
    ship,
    poses: [...way.slice(0, 1 + nearestTo(way, to)), to],
    templates: template ? [templateOutline(template)] : [],
  };
}

/** A boost is a maneuver that is none. */
export const boostAct = (way: Way, { speed, shape, direction }: Template): ShownAct =>
  maneuverAct(way, { speed, bearing: shape, direction });

/** A roll: sideways across its template, which lies half as far ahead or back as the ship goes. */
export function rollAct({ ship, size, from, to }: Way, side: Side, template: Template): ShownAct {
  const straight = straightAct(ship, from, to);
  if (size === 'huge' || template.shape !== 'straight') return straight;
  const plain = rolledPose(size, from, side, template, 0, 0);
  const ahead = waypoints(size, from, { speed: 1, bearing: 'straight', direction: 'straight' }, 1)[1]!;
  const length = Math.hypot(ahead.x - from.x, ahead.y - from.y);
  const shift = ((to.x - plain.x) * (ahead.x - from.x) + (to.y - plain.y) * (ahead.y - from.y)) / length;
  return { ...straight, templates: [templateOutline(rollTemplate(size, from, side, template, shift / 2))] };
}

/** Straight from one pose to another. */
export const straightAct = (ship: number, from: Pose, to: Pose): ShownAct => ({
  kind: 'glide',
  ship,
  poses: [from, to],
  templates: [],
});

/** The pose of a way that is nearest to where a ship ended, by index. */
function nearestTo(way: readonly Pose[], to: Pose): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  way.forEach(({ x, y }, at) => {
    const away = Math.hypot(x - to.x, y - to.y);
    if (away > least) return;
    least = away;
    nearest = at;
  });
  return nearest;
}
