import type { Help, Place } from '@firing-arc/referee';
import { placeByChance } from '../unweighed.ts';
import { bestAnswer } from './choice.ts';

/** A place on the table, mm. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a player thinks of when an obstacle is placed; lengths in mm. */
export interface ObstacleThoughts {
  readonly width: number;
  readonly depth: number;
  /** The middle of the enemy's edge; null as long as no edge is picked. */
  readonly foe: Spot | null;
  /** Obstacles that lie already. */
  readonly others: readonly Spot[];
}

/** Places that are compared. */
const SAMPLES = 20;

/** Obstacles lie so far from each other that a formation finds a way between them (mm). */
const GAP = 190;

/**
 * Where the enemy has to cross: before the middle of its edge, or of the table as long as no edge is picked, with room
 * between the obstacles; the best of some legal places.
 */
export function placeObstacle(
  question: Place & { readonly kind: string },
  help: Help,
  streams: number[],
  index: number,
  { width, depth, foe, others }: ObstacleThoughts,
): readonly number[] {
  const middle = { x: width / 2, y: depth / 2 };
  const aim = foe ? { x: middle.x + (foe.x - middle.x) / 4, y: middle.y + (foe.y - middle.y) / 4 } : middle;
  const places = Array.from({ length: SAMPLES }, () => placeByChance(question, help, streams, index));
  return bestAnswer(question, places, ([x = 0, y = 0]) => {
    let value = -apart(aim, { x, y });
    for (const other of others) value -= 2 * Math.max(0, GAP - apart(other, { x, y }));
    return value;
  })!;
}

function apart(a: Spot, b: Spot): number {
  const [x, y] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(x * x + y * y);
}
