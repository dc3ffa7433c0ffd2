import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxGap,
  footprint,
  footprintGap,
  footprintsOverlap,
  footprintsTouch,
  type HalfSizes,
} from './box.ts';
import { clipEdge, clipSegment, clipToBox, cut } from './clip.ts';
import { boxDistance, boxToPolygon, distanceToSegment, measureBoxTo, outlineDistance } from './measure.ts';
import {
  boxCorners,
  containsPoint,
  footprintOnPolygon,
  placed,
  polygonsOverlap,
  segmentEnters,
} from './polygon.ts';
import { frameOf, moved } from './pose.ts';
import type { MeasuredLine } from './shortest.ts';
import { evenly } from './testing/index.ts';

const at = (x: number, y: number, facing = 0) => frameOf({ x, y, facing });
const square = { x: 0, y: 0, halfX: 10, halfY: 10 };
const plain = footprint(square);
const horned = footprint(square, { x: 5, y: 12, halfX: 1, halfY: 2 });
/** A horseshoe, open ahead, 40 wide and 40 long with walls of 10. */
const horseshoe = [-20, -20, 20, -20, 20, 20, 10, 20, 10, -10, -10, -10, -10, 20, -20, 20];

describe('poses', () => {
  it('move right and ahead of their facing', () => {
    expect(moved({ x: 100, y: 100, facing: 90 }, 10, 30, 45)).toEqual({ x: 130, y: 90, facing: 135 });
    expect(moved({ x: 100, y: 100, facing: 0 }, 10, 30, 0)).toEqual({ x: 110, y: 130, facing: 0 });
    expect(moved({ x: 100, y: 100, facing: 270 }, 10, 30, 180)).toEqual({ x: 70, y: 110, facing: 90 });
  });
});

describe('boxes', () => {
  it('know how deep they are in each other, and a lower bound of their gap', () => {
    expect(boxGap(at(0, 0), square, at(15, 3), square)).toBe(-5);
    expect(boxGap(at(0, 0), square, at(0, 27, 90), square)).toBe(7);
    expect(boxGap(at(0, 0), square, at(0, 30, 45), square)).toBeCloseTo(20 - 10 * Math.SQRT2, 12);
  });

  it('measure corner to corner', () => {
    expect(boxDistance(at(0, 0), square, at(23, 24), square)).toBe(5);
    expect(boxDistance(at(0, 0), square, at(0, 30, 45), square)).toBeCloseTo(20 - 10 * Math.SQRT2, 12);
  });

  it('touching is not overlapping, and small parts count', () => {
    expect(footprintsOverlap(at(0, 0), plain, at(20, 0), plain)).toBe(false);
    expect(footprintsTouch(at(0, 0), plain, at(20, 0), plain)).toBe(true);
    expect(footprintsTouch(at(0, 0), plain, at(20.00001, 0), plain)).toBe(false);
    expect(footprintsOverlap(at(0, 0), horned, at(0, 22), plain)).toBe(true);
    expect(footprintsOverlap(at(0, 0), horned, at(-10, 22), plain)).toBe(false);
    expect(footprintGap(at(0, 0), horned, at(0, 22), plain)).toBe(-2);
  });

  it('gap and distance do not depend on who looks', () => {
    const number = evenly(-40, 40);
    fc.assert(
      fc.property(number, number, number, (x, y, facing) => {
        const other = at(x, y, 9 * facing);
        expect(footprintGap(at(0, 0), horned, other, plain)).toBeCloseTo(
          footprintGap(other, plain, at(0, 0), horned),
          10,
        );
        const gap = boxGap(at(0, 0), square, other, square);
        if (gap > 0) expect(boxDistance(at(0, 0), square, other, square)).toBeGreaterThanOrEqual(gap - 1e-12);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe('boxes that are no squares about their middle', () => {
  const aside = { x: 7, y: -4, halfX: 12, halfY: 3 };
  const number = evenly(-60, 60);

  it('have their corners from front left on', () => {
    expect([...boxCorners(aside, at(100, 100))]).toEqual([95, 99, 119, 99, 119, 93, 95, 93]);
    expect([...boxCorners(aside, at(100, 100, 90))].map(Math.round)).toEqual([
      99, 105, 99, 81, 93, 81, 93, 105,
    ]);
  });

  it('are as far apart as their outlines, and overlap where their areas do', () => {
    fc.assert(
      fc.property(number, number, number, number, (x, y, facing, other) => {
        const [f, g] = [at(0, 0, 9 * other), at(x, y, 9 * facing)];
        const [mine, theirs] = [boxCorners(aside, f), boxCorners(square, g)];
        const overlap = polygonsOverlap(mine, theirs);
        expect(footprintsOverlap(f, footprint(aside), g, plain)).toBe(overlap);
        if (overlap) return;
        const apart = outlineDistance(mine, theirs);
        expect(boxDistance(f, aside, g, square)).toBeCloseTo(apart, 9);
        expect(boxToPolygon(f, aside, theirs)).toBeCloseTo(apart, 9);
        const wide = footprint(aside, { x: 7, y: 2, halfX: 1, halfY: 9 });
        const part = boxCorners({ x: 7, y: 2, halfX: 1, halfY: 9 }, f);
        expect(footprintsOverlap(f, wide, g, plain)).toBe(polygonsOverlap(part, theirs));
      }),
      { numRuns: 300, seed: 2 },
    );
  });
});

describe('segments', () => {
  const boxTo = (box: HalfSizes, ends: MeasuredLine): number => {
    const segment = Float64Array.of(...ends, Number.NaN);
    measureBoxTo(segment, box);
    return segment[4]!;
  };

  it('are clipped by half planes and boxes', () => {
    expect(clipSegment([1, 0, 2, 0, 1, -1], 0, 0, 10, 0)).toBe(true);
    expect([cut.enter, cut.leave]).toEqual([0.2, 1]);
    expect(clipSegment([1, 0, 2], 0, 0, 1, 5)).toBe(false);
    const box = { halfX: 10, halfY: 10 };
    expect(clipToBox(-20, 0, 20, 0, box)).toBe(true);
    expect([cut.enter, cut.leave]).toEqual([0.25, 0.75]);
    expect(clipToBox(-20, 5, 5, 20, box)).toBe(false);
  });

  it('are cut at both ends where they are the edges of an outline', () => {
    const ends = new Float64Array(4);
    // Between x = 12 and x = 17, along the front of the wall on the right.
    expect(clipEdge([1, 0, 12, -1, 0, -17], horseshoe, 6, 4, ends)).toBe(true);
    expect([...ends]).toEqual([12, 20, 17, 20]);
    expect(clipEdge([1, 0, 21], horseshoe, 6, 4, ends)).toBe(false);
  });

  it('are as far from a box as the nearest of their points', () => {
    const number = evenly(-40, 40);
    const half = evenly(1, 15);
    fc.assert(
      fc.property(
        fc.record({ halfX: half, halfY: half }),
        number,
        number,
        number,
        number,
        (box, x1, y1, x2, y2) => {
          const points = Array.from({ length: 401 }, (_, i) => i / 400).map((part) => {
            const x = Math.max(0, Math.abs(x1 + part * (x2 - x1)) - box.halfX);
            const y = Math.max(0, Math.abs(y1 + part * (y2 - y1)) - box.halfY);
            return Math.sqrt(x * x + y * y);
          });
          const found = boxTo(box, [x1, y1, x2, y2]);
          expect(found).toBeLessThanOrEqual(Math.min(...points) + 1e-9);
          expect(found).toBeGreaterThan(Math.min(...points) - 0.3);
        },
      ),
      { numRuns: 200, seed: 3 },
    );
  });

  it('have a nearest point', () => {
    expect(distanceToSegment({ x: 0, y: 5 }, [-10, 0, 10, 0])).toBe(5);
    expect(distanceToSegment({ x: 13, y: 4 }, [-10, 0, 10, 0])).toBe(5);
    expect(distanceToSegment({ x: 3, y: 4 }, [0, 0, 0, 0])).toBe(5);
    const box = { halfX: 10, halfY: 10 };
    expect(boxTo(box, [13, -20, 13, 20])).toBe(3);
    expect(boxTo(box, [0, 30, 30, 0])).toBeCloseTo(5 * Math.SQRT2, 12);
    expect(boxTo(box, [-30, 0, 30, 1])).toBe(0);
  });
});

describe('polygons', () => {
  it('may be hollow', () => {
    expect(containsPoint(horseshoe, 0, 10)).toBe(false);
    expect(containsPoint(horseshoe, 15, 10)).toBe(true);
    expect(containsPoint(horseshoe, 0, -15)).toBe(true);
  });

  it('are overlapped by a base on their walls, in front and inside, not in their hollow', () => {
    const small = footprint({ x: 0, y: 0, halfX: 5, halfY: 5 });
    expect(footprintOnPolygon(at(0, 10), small, horseshoe)).toBe(false);
    expect(footprintOnPolygon(at(5, 10), small, horseshoe)).toBe(false);
    expect(footprintOnPolygon(at(5.01, 10), small, horseshoe)).toBe(true);
    expect(footprintOnPolygon(at(0, -15), footprint({ x: 0, y: 0, halfX: 1, halfY: 1 }), horseshoe)).toBe(
      true,
    );
    expect(footprintOnPolygon(at(0, 0), footprint({ x: 0, y: 0, halfX: 50, halfY: 50 }), horseshoe)).toBe(
      true,
    );
  });

  it('overlap by their areas only', () => {
    const token = (x: number, y: number) => placed([-4, -4, 4, -4, 4, 4, -4, 4], at(x, y));
    expect(polygonsOverlap(horseshoe, token(0, 10))).toBe(false);
    expect(polygonsOverlap(horseshoe, token(7, 10))).toBe(true);
    expect(polygonsOverlap(token(0, -15), horseshoe)).toBe(true);
    expect(polygonsOverlap(token(0, 0), token(8, 0))).toBe(false);
    expect(outlineDistance(horseshoe, token(0, 10))).toBe(6);
    // What is nearer than the limit is exact, what is not is told as the limit.
    expect(outlineDistance(horseshoe, token(0, 10), 6.5)).toBe(6);
    expect(outlineDistance(horseshoe, token(0, 10), 5)).toBe(5);
    expect(boxToPolygon(at(0, 40), square, horseshoe)).toBe(10);
  });

  it('are entered by a segment through them, not along them', () => {
    expect(segmentEnters(horseshoe, 0, 100, 0, -5)).toBe(false);
    expect(segmentEnters(horseshoe, 0, 100, 0, -11)).toBe(true);
    expect(segmentEnters(horseshoe, -20, -100, -20, 100)).toBe(false);
    expect(segmentEnters(horseshoe, 0, -30, 0, 30)).toBe(true);
    expect(segmentEnters(horseshoe, 14, 0, 16, 0)).toBe(true);
  });
});
