/** Footprints beside their definitions: every rectangle with every other, corner by corner. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxGap,
  type Footprint,
  footprint,
  footprintGap,
  footprintsOverlap,
  footprintsTouch,
} from './box.ts';
import { boxDistance, boxToPolygon, outlineDistance, pointToOutline } from './measure.ts';
import {
  boxCorners,
  footprintOnPolygon,
  placed,
  polygonsOverlap,
  radiusOf,
  segmentEnters,
} from './polygon.ts';
import { type Frame, frameOf } from './pose.ts';
import { evenly } from './testing/index.ts';

const box: fc.Arbitrary<Box> = fc.record({
  x: evenly(-15, 15),
  y: evenly(-15, 15),
  halfX: evenly(1, 12),
  halfY: evenly(1, 12),
});
/** Parts begin within the core and stick out of it. */
const shape: fc.Arbitrary<Footprint> = fc
  .tuple(box, fc.array(fc.tuple(evenly(-1, 1), evenly(-1, 1), box), { maxLength: 3 }))
  .map(([core, parts]) => {
    const sticking = parts.map(([right, ahead, { halfX, halfY }]): Box => {
      const x = core.x + right * core.halfX;
      const y = core.y + ahead * core.halfY;
      return { x, y, halfX, halfY };
    });
    return footprint(core, ...sticking);
  });
const frame: fc.Arbitrary<Frame> = fc
  .record({ x: evenly(70, 130), y: evenly(70, 130), facing: evenly(0, 360) })
  .map(frameOf);
/** A star of eight corners, hollow between them, not about the origin. */
const polygon = fc
  .tuple(evenly(75, 125), evenly(75, 125), fc.array(evenly(4, 30), { minLength: 8, maxLength: 8 }))
  .map(([x, y, radii]) =>
    radii.flatMap((radius, i) => [
      x + radius * Math.cos((i * Math.PI) / 4),
      y + radius * Math.sin((i * Math.PI) / 4),
    ]),
  );

const boxesOf = ({ core, parts }: Footprint): readonly Box[] => [core, ...parts];
/** Gaps nearer to a contact than this are left to the tests that name them. */
const UNSURE = 1e-5;

/** Whether a point lies inside a polygon: its corners are seen once around. */
function isInside(points: readonly number[], x: number, y: number): boolean {
  let turn = 0;
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length;
    const from = Math.atan2(points[i + 1]! - y, points[i]! - x);
    const to = Math.atan2(points[next + 1]! - y, points[next]! - x);
    turn += Math.atan2(Math.sin(to - from), Math.cos(to - from));
  }
  return Math.abs(turn) > 1;
}

/** Points strewn evenly over a box on the table. */
function pointsIn({ x, y, halfX, halfY }: Box, at: Frame, across: number): readonly [number, number][] {
  const steps = Array.from({ length: across + 1 }, (_, i) => (2 * i) / across - 1);
  const own = steps.flatMap((right) => steps.flatMap((ahead) => [x + right * halfX, y + ahead * halfY]));
  const laid = placed(own, at);
  return Array.from({ length: laid.length / 2 }, (_, i) => [laid[2 * i]!, laid[2 * i + 1]!]);
}

describe('a footprint', () => {
  it('lies within its hull and its radius, and reaches both', () => {
    fc.assert(
      fc.property(shape, (base) => {
        const corners = boxesOf(base).flatMap((one) => [
          ...boxCorners(one, frameOf({ x: 0, y: 0, facing: 0 })),
        ]);
        const across = corners.filter((_, i) => i % 2 === 0).map(Math.abs);
        const along = corners.filter((_, i) => i % 2 === 1).map(Math.abs);
        expect(base.hull).toEqual({ x: 0, y: 0, halfX: Math.max(...across), halfY: Math.max(...along) });
        expect(base.radius).toBeCloseTo(radiusOf(corners), 12);
        expect(radiusOf(corners)).toBeCloseTo(
          Math.max(...across.map((x, i) => Math.hypot(x, along[i]!))),
          12,
        );
      }),
      { numRuns: 200, seed: 11 },
    );
  });

  it('is as near to another as the nearest of their rectangles, overlaps and touches as these do', () => {
    fc.assert(
      fc.property(frame, shape, frame, shape, (f, a, g, b) => {
        const gaps = boxesOf(a).flatMap((one) => boxesOf(b).map((other) => boxGap(f, one, g, other)));
        const least = Math.min(...gaps);
        expect(footprintGap(f, a, g, b)).toBe(least);
        if (Math.abs(least) < UNSURE) return;
        expect(footprintsOverlap(f, a, g, b)).toBe(least < 0);
        expect(footprintsTouch(f, a, g, b)).toBe(least < 0);
      }),
      { numRuns: 800, seed: 12 },
    );
  });

  it('touches another side by side and corner to corner, to a millionth of a millimetre', () => {
    const plain = footprint({ x: 0, y: 0, halfX: 10, halfY: 10 });
    const here = frameOf({ x: 100, y: 100, facing: 0 });
    for (const [x, y] of [
      [20, 0],
      [0, -20],
      [20, 20],
      [-20, 20],
    ] as const) {
      const there = (by: number) =>
        frameOf({ x: 100 + x * (1 + by / 20), y: 100 + y * (1 + by / 20), facing: 0 });
      expect([x, y, footprintsTouch(here, plain, there(0), plain)]).toEqual([x, y, true]);
      expect([x, y, footprintsTouch(here, plain, there(2e-6), plain)]).toEqual([x, y, false]);
      expect([x, y, footprintsOverlap(here, plain, there(0), plain)]).toEqual([x, y, false]);
      expect([x, y, footprintsOverlap(here, plain, there(-2e-6), plain)]).toEqual([x, y, true]);
      expect([x, y, footprintsTouch(here, plain, there(-2e-6), plain)]).toEqual([x, y, true]);
    }
  });

  it('lies on a polygon, hollow or not, where one of its rectangles has a point inside or is crossed', () => {
    fc.assert(
      fc.property(frame, shape, polygon, (at, base, points) => {
        const overlap = boxesOf(base).some((one) => polygonsOverlap(boxCorners(one, at), points));
        expect(footprintOnPolygon(at, base, points)).toBe(overlap);
        const seen = boxesOf(base).some((one) =>
          pointsIn(one, at, 8).some(
            ([x, y]) => isInside(points, x, y) && pointToOutline(points, x, y) > UNSURE,
          ),
        );
        if (seen) expect(overlap).toBe(true);
      }),
      { numRuns: 200, seed: 13 },
    );
  });
});

describe('boxes and polygons apart', () => {
  it('are as far from each other as the nearest points of their edges', () => {
    fc.assert(
      fc.property(frame, box, frame, box, polygon, (f, a, g, b, points) => {
        const [mine, theirs] = [[...boxCorners(a, f)], [...boxCorners(b, g)]];
        if (boxGap(f, a, g, b) > UNSURE) expectNear(boxDistance(f, a, g, b), nearest(mine, theirs));
        if (polygonsOverlap(mine, points)) return;
        expectNear(boxToPolygon(f, a, points), nearest(mine, points));
        expectNear(outlineDistance(mine, points), nearest(mine, points));
        expect(outlineDistance(points, mine)).toBeCloseTo(outlineDistance(mine, points), 9);
      }),
      { numRuns: 150, seed: 14 },
    );
  });

  it('are entered by a segment where one of its points lies inside', () => {
    fc.assert(
      fc.property(frame, frame, polygon, (from, to, points) => {
        const parts = Array.from({ length: 401 }, (_, i) => i / 400);
        const deep = Math.max(
          ...parts.map((part) => {
            const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
            return isInside(points, x, y) ? pointToOutline(points, x, y) : -pointToOutline(points, x, y);
          }),
        );
        if (deep > UNSURE) expect(segmentEnters(points, from.x, from.y, to.x, to.y)).toBe(true);
        if (deep < -0.2) expect(segmentEnters(points, from.x, from.y, to.x, to.y)).toBe(false);
      }),
      { numRuns: 250, seed: 15 },
    );
  });

  const STEPS = 120;
  /** The least distance between points strewn on two outlines. */
  function nearest(a: readonly number[], b: readonly number[]): number {
    let least = Number.POSITIVE_INFINITY;
    for (const [x, y] of strewn(a))
      for (const [v, w] of strewn(b)) least = Math.min(least, Math.hypot(v - x, w - y));
    return least;
  }
  function strewn(points: readonly number[]): readonly [number, number][] {
    return points.flatMap((x, i): [number, number][] => {
      if (i % 2 === 1) return [];
      const [y, next] = [points[i + 1]!, (i + 2) % points.length];
      return Array.from({ length: STEPS / 8 }, (_, step) => {
        const part = (8 * step) / STEPS;
        return [x + part * (points[next]! - x), y + part * (points[next + 1]! - y)];
      });
    });
  }
  /** Points strewn 3 mm apart find a distance at most 1.5 mm too long, and never one too short. */
  function expectNear(found: number, strewnApart: number): void {
    expect(found).toBeLessThanOrEqual(strewnApart + 1e-9);
    expect(found).toBeGreaterThan(strewnApart - 3);
  }
});
