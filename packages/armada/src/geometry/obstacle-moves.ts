/** Obstacles and tokens that objectives move. */
import { containsPoint, ON_LINE, pointToOutline } from '@firing-arc/table';
import { type Body, isInside, type ObstacleBody, overlaps } from './bodies.ts';
import { type Distance, endOfDistance } from './ruler.ts';

export type ObstacleMoveReason = 'too-far' | 'overlaps' | 'outside';

/**
 * Reasons why an obstacle may not be moved to a place, turned or not: no part of it ends farther from where it lay
 * than the end of the band, nor on another piece; what lies on the way and on top of it does not matter.
 * armada:obstacle-and-token-movement.1 to .4
 */
export function obstacleMoveReasons(
  from: ObstacleBody,
  to: ObstacleBody,
  upTo: Distance,
  others: readonly Body[],
): readonly ObstacleMoveReason[] {
  let farthest = 0;
  for (let i = 0; i < to.points.length; i += 2) {
    const x = to.points[i]!;
    const y = to.points[i + 1]!;
    if (!containsPoint(from.points, x, y)) farthest = Math.max(farthest, pointToOutline(from.points, x, y));
  }
  const found: ObstacleMoveReason[] = [];
  if (farthest > endOfDistance(upTo) + ON_LINE) found.push('too-far');
  if (others.some((other) => overlaps(to, other))) found.push('overlaps');
  if (!isInside(to)) found.push('outside');
  return found;
}
