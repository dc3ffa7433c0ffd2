/** Where an obstacle token may lie: apart from others and from the edges. xwing2:setup.6, xwing2:setup.7, xwing1:setup.4, xwing1:setup.5 */
import { type Pose, poseAt } from '@firing-arc/table';
import { type Body, bodiesOverlap, distance, edgeDistances, obstacleBody, outlineCircles } from './bodies.ts';

/** What lies on the table, the circle inside its outline (see `outlineCircles`), and the gap to keep; in mm. */
export interface InTheWay {
  readonly body: Body;
  readonly inner: number;
  /** At 0 it may be touched, but not overlapped. */
  readonly apart: number;
}

/** What an obstacle must keep its distance from; lengths in mm. */
export interface ObstacleField<Other extends InTheWay = InTheWay> {
  readonly width: number;
  readonly depth: number;
  readonly fromEdges: number;
  readonly others: readonly Other[];
}

/** How near an obstacle would lie to what it must keep away from; null when it may lie there. */
export type TooNear<Other> =
  | { readonly to: 'edge'; readonly mm: number }
  | { readonly to: 'other'; readonly mm: number; readonly other: Other };

/** An obstacle where it lies, as others must keep `apart` mm away from it. */
export const placedObstacle = (outline: string, at: Pose, apart: number): InTheWay => ({
  body: obstacleBody(outline, at),
  inner: outlineCircles(outline).inner,
  apart,
});

/** What an obstacle would lie too near to, measured exactly; null when it may lie there. */
export function tooNear<Other extends InTheWay>(
  field: ObstacleField<Other>,
  outline: string,
  at: Pose,
): TooNear<Other> | null {
  const body = obstacleBody(outline, at);
  const edge = edgeDistances(body, field.width, field.depth);
  if (edge <= field.fromEdges) return { to: 'edge', mm: edge };
  for (const other of field.others) {
    if (circlesApart(body, other.body, other.apart)) continue;
    if (other.apart === 0) {
      if (bodiesOverlap(body, other.body)) return { to: 'other', mm: 0, other };
      continue;
    }
    const gap = distance(body, other.body, other.apart + 1);
    if (gap <= other.apart) return { to: 'other', mm: gap, other };
  }
  return null;
}

/** Whether the bounding circles alone prove two bodies farther apart than `mm`. */
function circlesApart(a: Body, b: Body, mm: number): boolean {
  const reach = a.radius + b.radius + mm;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy > reach * reach;
}

/** Samples before a proposal gives up. */
const TRIES = 300;

/** A place that fits, made from random numbers; null when none was found. */
export function proposeObstacle(field: ObstacleField, outline: string, random: () => number): Pose | null {
  const { width, depth, fromEdges } = field;
  const circles = outlineCircles(outline);
  for (let tries = 0; tries < TRIES; tries++) {
    const x = fromEdges + random() * (width - 2 * fromEdges);
    const y = fromEdges + random() * (depth - 2 * fromEdges);
    const at = poseAt(x, y, Math.floor(random() * 360));
    if (fits(field, outline, circles, at)) return at;
  }
  return null;
}

/** The circles inside and around an outline. */
type Circles = ReturnType<typeof outlineCircles>;

/** Looks for a place on a grid of 20 mm in four directions, first by circles alone, which need no measuring. */
export function findObstaclePlace(field: ObstacleField, outline: string): Pose | null {
  const circles = outlineCircles(outline);
  const sure = firstOnGrid(field, (x, y) => fitsByCircles(field, circles, x, y) === true);
  if (sure) return { x: sure.x, y: sure.y, facing: 0 };
  for (const facing of [0, 90, 180, 270]) {
    const exact = firstOnGrid(field, (x, y) => fits(field, outline, circles, { x, y, facing }));
    if (exact) return { x: exact.x, y: exact.y, facing };
  }
  return null;
}

function fits(field: ObstacleField, outline: string, circles: Circles, at: Pose): boolean {
  return fitsByCircles(field, circles, at.x, at.y) ?? tooNear(field, outline, at) === null;
}

/**
 * What the circles inside and around the outlines tell about a place; null when they leave it open. They decide
 * most cases (a random game of 2.5 took 6.5 ms with them, 9.5 without).
 */
function fitsByCircles(
  { width, depth, fromEdges, others }: ObstacleField,
  { radius, inner }: Circles,
  x: number,
  y: number,
): boolean | null {
  const edge = Math.min(x, y, width - x, depth - y);
  if (edge - inner <= fromEdges) return false;
  let sure = edge - radius > fromEdges;
  for (const other of others) {
    const dx = x - other.body.x;
    const dy = y - other.body.y;
    const square = dx * dx + dy * dy;
    const near = other.apart + inner + other.inner;
    if (near > 0 && square <= near * near) return false;
    const far = other.apart + radius + other.body.radius;
    if (square <= far * far) sure = false;
  }
  return sure ? true : null;
}

function firstOnGrid(
  { width, depth, fromEdges }: ObstacleField,
  test: (x: number, y: number) => boolean,
): { readonly x: number; readonly y: number } | null {
  for (let x = fromEdges + 20; x < width - fromEdges; x += 20) {
    for (let y = fromEdges + 20; y < depth - fromEdges; y += 20) if (test(x, y)) return { x, y };
  }
  return null;
}
