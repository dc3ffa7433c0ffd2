/** How far a ring reaches from its ship. */

import type { ShownRing } from './shown.ts';

/** Width of a maneuver and of an action, pixels, and how near to the ship they may lie. */
const MANEUVER = { size: 38, least: 92 };
const ACTION = { size: 62, least: 98 };

/** How far from the middle so many choices of a size lie beside each other, pixels; at least so far that a ship is seen between them. */
export const radiusOf = (count: number, size: number, least: number): number =>
  Math.max(least, (count * (size + 3)) / (2 * Math.PI));

/** The radius on which the choices of a ring lie, how wide each is, and how far all of it reaches; pixels of a small screen. */
export function reachOf({ items }: ShownRing): {
  readonly radius: number;
  readonly size: number;
  readonly reach: number;
} {
  const { size, least } = items[0]?.sign.kind === 'maneuver' ? MANEUVER : ACTION;
  const radius = radiusOf(items.length, size, least);
  return { radius, size, reach: radius + size / 2 + 4 };
}
