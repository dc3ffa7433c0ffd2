/** Where the sign of a place stands: places of one roll lie over each other, and each must be told from the rest. */

import type { PlaceChoice } from './choices.tsx';

export type Spot = readonly [x: number, y: number];

/** A place on the table and the base that would stand there. */
type Placed = {
  readonly preview: Pick<PlaceChoice['preview'], 'to' | 'base'>;
};

/** How far from the middle of its base a sign stands that makes room for others, as a part of half the base. */
const ASIDE = 0.72;

/** The middle of the place; where others overlap it, as far from their common middle as its own base reaches. */
export function signSpot(choice: Placed, choices: readonly Placed[]): Spot {
  const { to, base } = choice.preview;
  const half = base.kind === 'disc' ? base.radius : Math.min(base.halfX, base.halfY);
  const near = choices.filter(
    ({ preview }) => Math.hypot(preview.to.x - to.x, preview.to.y - to.y) < 2 * half,
  );
  const middle = (of: (place: Placed) => number) =>
    near.reduce((sum, place) => sum + of(place), 0) / near.length;
  const dx = to.x - middle(({ preview }) => preview.to.x);
  const dy = to.y - middle(({ preview }) => preview.to.y);
  const off = Math.hypot(dx, dy);
  if (off < 1) return [to.x, to.y];
  const far = (ASIDE * half) / off;
  return [to.x + dx * far, to.y + dy * far];
}
