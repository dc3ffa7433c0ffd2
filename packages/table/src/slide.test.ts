import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Frame,
  footprint,
  footprintOnPolygon,
  footprintsOverlap,
  frameOf,
  inBoth,
  isIn,
  slidOffFootprint,
  slidOffPolygon,
  slidWithin,
  widened,
  without,
} from './index.ts';
import { evenly } from './testing/index.ts';

describe('intervals', () => {
  it('lose what is taken out, ends excepted', () => {
    expect(without([[0, 10]], 3, 5)).toEqual([
      [0, 3],
      [5, 10],
    ]);
    expect(without([[0, 10]], -5, 4)).toEqual([[4, 10]]);
    expect(without([[0, 10]], -5, 15)).toEqual([]);
    expect(without([[0, 10]], 0, 4)).toEqual([
      [0, 0],
      [4, 10],
    ]);
    expect(without([[0, 10]], 4, 4)).toEqual([[0, 10]]);
  });

  it('are cut with each other and widened', () => {
    expect(
      inBoth(
        [
          [0, 4],
          [6, 9],
        ],
        [[3, 7]],
      ),
    ).toEqual([
      [3, 4],
      [6, 7],
    ]);
    expect(
      widened(
        [
          [0, 1],
          [3, 4],
          [9, 9],
        ],
        1,
      ),
    ).toEqual([
      [-1, 5],
      [8, 10],
    ]);
    expect([isIn([[0, 1]], 1), isIn([[0, 1]], 1.1), isIn([[0, 1]], 1.1, 0.2)]).toEqual([true, false, true]);
  });
});

const base = footprint(
  { x: 0, y: 0, halfX: 20, halfY: 20 },
  { x: -13, y: 21.5, halfX: 1.8, halfY: 1.5 },
  { x: 13, y: 21.5, halfX: 1.8, halfY: 1.5 },
);
const hollow = [-40, -30, 40, -30, 40, 30, 15, 30, 15, -5, -15, -5, -15, 30, -40, 30];
const pose = fc
  .record({
    x: evenly(-80, 80),
    y: evenly(-80, 80),
    facing: evenly(0, 360),
  })
  .map(frameOf);
const at = (frame: Frame, shift: number): Frame => ({
  ...frame,
  x: frame.x + shift * frame.sin,
  y: frame.y + shift * frame.cos,
});
const origin = frameOf({ x: 0, y: 0, facing: 0 });
/** Whether a shift is so near an end of the intervals that rounding may decide either way. */
const nearEnd = (set: readonly (readonly [number, number])[], shift: number) =>
  set.some(([low, high]) => Math.abs(shift - low) < 1e-5 || Math.abs(shift - high) < 1e-5);

describe('sliding', () => {
  it('is off another footprint exactly where a step-by-step check finds it off', () => {
    fc.assert(
      fc.property(pose, pose, (moving, standing) => {
        const off = slidOffFootprint([[-40, 40]], moving, base, standing, base);
        for (let shift = -40; shift <= 40; shift += 1.7) {
          if (nearEnd(off, shift)) continue;
          expect(isIn(off, shift)).toBe(!footprintsOverlap(at(moving, shift), base, standing, base));
        }
        for (const end of off.flat()) {
          expect(footprintsOverlap(at(moving, end), base, standing, base)).toBe(false);
        }
      }),
      { numRuns: 400, seed: 21 },
    );
  });

  it('is off a hollow polygon exactly where a step-by-step check finds it off', () => {
    fc.assert(
      fc.property(pose, (moving) => {
        const off = slidOffPolygon([[-60, 60]], moving, base, hollow);
        for (let shift = -60; shift <= 60; shift += 2.3) {
          if (nearEnd(off, shift)) continue;
          expect(isIn(off, shift)).toBe(!footprintOnPolygon(at(moving, shift), base, hollow));
        }
        for (const [low, high] of off) {
          if (high > low) expect(footprintOnPolygon(at(moving, low), base, hollow)).toBe(false);
        }
      }),
      { numRuns: 400, seed: 22 },
    );
  });

  it('finds the gap in a hollow, and nothing inside the solid', () => {
    const across = frameOf({ x: 0, y: 60, facing: 180 });
    const narrow = footprint({ x: 0, y: 0, halfX: 10, halfY: 10 });
    const [free] = slidOffPolygon([[0, 120]], across, narrow, hollow);
    expect(free![0]).toBe(0);
    expect(free![1]).toBeCloseTo(55, 5);
    const inside = footprint({ x: 0, y: 0, halfX: 2, halfY: 2 });
    expect(slidOffPolygon([[-5, 5]], frameOf({ x: 0, y: -18, facing: 0 }), inside, hollow)).toEqual([]);
  });

  it('stays within a rectangle', () => {
    const area = { width: 100, depth: 100 };
    const within = (x: number) =>
      slidWithin([[-100, 100]], frameOf({ x, y: 30, facing: 0 }), { halfX: 20, halfY: 20 }, area);
    expect(within(50)).toEqual([[-10, 50]]);
    expect(within(10)).toEqual([]);
    expect(slidOffFootprint([[-5, 5]], origin, base, origin, base)).toEqual([]);
  });
});
