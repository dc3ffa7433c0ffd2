/** How the ships of both editions of X-Wing move and fire, as the table shows it. */

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
import type { Glide, Mark, Shot, ShownAct } from '../../shown/act.ts';
import type { ShownPool } from '../../shown/table.ts';

/** How many poses tell a way well enough. */
const STEPS = 40;

interface Way {
  readonly ship: number;
  readonly size: BaseSize | 'huge';
  readonly from: Pose;
  readonly to: Pose;
}

/** A maneuver: along its template as far as the ship came, then the turn at its end. */
export function maneuverAct({ ship, size, from, to }: Way, maneuver: Maneuver): Glide {
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
export const boostAct = (way: Way, { speed, shape, direction }: Template): Glide =>
  maneuverAct(way, { speed, bearing: shape, direction });

/** A roll: sideways across its template, which lies half as far ahead or back as the ship goes. */
export function rollAct({ ship, size, from, to }: Way, side: Side, template: Template): Glide {
  const straight = straightAct(ship, from, to);
  if (size === 'huge' || template.shape !== 'straight') return straight;
  const plain = rolledPose({ size, from, side, template }, 0, 0);
  const ahead = waypoints(size, from, { speed: 1, bearing: 'straight', direction: 'straight' }, 1)[1]!;
  const length = Math.hypot(ahead.x - from.x, ahead.y - from.y);
  const shift = ((to.x - plain.x) * (ahead.x - from.x) + (to.y - plain.y) * (ahead.y - from.y)) / length;
  return {
    ...straight,
    templates: [templateOutline(rollTemplate({ size, from, side, template }, shift / 2))],
  };
}

/** Straight from one pose to another. */
export const straightAct = (ship: number, from: Pose, to: Pose): Glide => ({
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

/** What a weapon fires, by the id of its upgrade; null for a primary weapon. */
export function shotOf(upgrade: string | null): Shot {
  if (upgrade === null) return 'cannon';
  if (/ion/.test(upgrade)) return 'ion';
  if (/torpedo/.test(upgrade)) return 'torpedo';
  if (/missile|rocket/.test(upgrade)) return 'missile';
  return 'cannon';
}

/** Dice of a ship that fell, or lie otherwise now. */
export const rolledAct = (ship: number, { kind, label, dice }: ShownPool, again: boolean): ShownAct => ({
  kind: 'rolled',
  pool: kind,
  label,
  dice,
  ship,
  again,
});

/** Tokens whose coming is seen. */
const MARKS: Readonly<Record<string, Mark>> = { ion: 'ion', tractor: 'tractor', jam: 'jam', cloak: 'cloak' };

/** How a token that a ship gains is seen; null for one that only lies beside it. */
export function gainedAct(ship: number, token: string): ShownAct | null {
  const what = MARKS[token];
  return what ? { kind: 'marked', ship, what } : null;
}

/** How far a device goes off from its middle, mm: a mine at its own place, a bomb out to range 1. */
const blastRadius = (name: string): number => (/mine|cluster|conner/i.test(name) ? 45 : 110);

export const blastAct = (thing: string, name: string): ShownAct => ({
  kind: 'blast',
  thing,
  radius: blastRadius(name),
});
