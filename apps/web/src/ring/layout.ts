/** Where the choices of a ring lie. */

import type { ManeuverSign } from '../shown/question.ts';

/** Clockwise from straight behind: what a ship does on its left side lies at its left. */
const SIDES = [
  'special left',
  'turn left',
  'bank left',
  'straight',
  'bank right',
  'turn right',
  'special right',
  'behind',
] as const;

function sideOf({ bearing, direction }: ManeuverSign): (typeof SIDES)[number] {
  if (bearing === 'straight') return 'straight';
  if (direction === 'straight' || bearing.startsWith('reverse')) return 'behind';
  const side = direction === 'left' ? 'left' : 'right';
  if (bearing === 'turn' || bearing === 'bank') return `${bearing} ${side}`;
  return `special ${side}`;
}

/** On the left speeds grow clockwise and on the right they fall, so that both sides are alike. */
const rankOf = ({ speed, direction }: ManeuverSign): number => (direction === 'right' ? -speed : speed);

/** The angle of each maneuver of a dial, degrees clockwise from straight ahead: evenly around, straights in the middle. */
export function anglesOf(maneuvers: readonly ManeuverSign[]): readonly number[] {
  const inTurn = maneuvers
    .map((maneuver, at) => ({ at, side: SIDES.indexOf(sideOf(maneuver)), rank: rankOf(maneuver) }))
    .toSorted((a, b) => a.side - b.side || a.rank - b.rank);
  const step = 360 / Math.max(1, inTurn.length);
  const straights = inTurn.flatMap(({ side }, place) => (SIDES[side] === 'straight' ? [place] : []));
  const middle = straights.length > 0 ? (straights[0]! + straights.at(-1)!) / 2 : 0;
  const angles = maneuvers.map(() => 0);
  inTurn.forEach(({ at }, place) => {
    angles[at] = (place - middle) * step;
  });
  return angles;
}

/** Evenly around, the first one at the top. */
export const evenly = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (360 * at) / count);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The middle of a ring that reaches so far, as near to a spot as it can lie within a box and off what lies over the
 * table; null where there is no room for it, or the spot itself is out of sight: it would float beside nothing. Pixels.
 */
export function fitted(
  [x, y]: readonly [number, number],
  reach: number,
  box: Box,
  over: readonly Box[],
): readonly [number, number] | null {
  if (box.right - box.left < 2 * reach || box.bottom - box.top < 2 * reach) return null;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
  const within = (at: readonly [number, number]): readonly [number, number] => [
    Math.min(Math.max(at[0], box.left + reach), box.right - reach),
    Math.min(Math.max(at[1], box.top + reach), box.bottom - reach),
  ];
  const isFree = ([atX, atY]: readonly [number, number]) =>
    over.every(
      ({ left, top, right, bottom }) =>
        atX + reach <= left || atX - reach >= right || atY + reach <= top || atY - reach >= bottom,
    );
  // Within the box no place is nearer.
  const nearest = within([x, y]);
  if (isFree(nearest)) return nearest;
  const places = [
    ...over.flatMap(({ left, top, right, bottom }) => [
      [right + reach, y] as const,
      [left - reach, y] as const,
      [x, top - reach] as const,
      [x, bottom + reach] as const,
    ]),
  ].map(within);
  const away = ([atX, atY]: readonly [number, number]) => Math.hypot(atX - x, atY - y);
  return places.filter(isFree).toSorted((a, b) => away(a) - away(b))[0] ?? null;
}
