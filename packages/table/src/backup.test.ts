import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arcTrack,
  backUp,
  footprint,
  footprintGap,
  frameAlong,
  frameOf,
  poseAt,
  straightTrack,
  type Track,
} from './index.ts';
import { evenly } from './testing/index.ts';

const HALF = 20;
const SQUARE = footprint({ x: 0, y: 0, halfX: HALF, halfY: HALF });
/** Bases with parts that stand out, which lie elsewhere than their middle: one on the right, one behind. */
const HORNED = footprint(
  { x: 0, y: 0, halfX: HALF, halfY: HALF },
  { x: 12, y: HALF + 1, halfX: 1, halfY: 1 },
  { x: -8, y: -HALF - 2, halfX: 3, halfY: 2 },
);
const SHAPES = [SQUARE, HORNED] as const;
const START = frameOf(poseAt(300, 300, 30));
const CHORD = 2 * HALF;
const tracks: readonly Track[] = [
  straightTrack(CHORD, 40),
  straightTrack(CHORD, 200),
  arcTrack(CHORD, 35, 90),
  arcTrack(CHORD, 90, 90),
  arcTrack(CHORD, 130, 45),
];
/** How far apart places are that brute force looks at (mm). */
const STEP = 0.25;

/** Squares strewn along a path, none on the base where it starts. */
const strewn = fc.array(
  fc.record({
    part: evenly(0, 1),
    right: evenly(-50, 50),
    ahead: evenly(-50, 50),
    facing: evenly(0, 360),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('backing up along a path', () => {
  it('ends at the last place that is free, and names all that was met on the way, by brute force', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tracks),
        fc.constantFrom(1 as const, -1 as const),
        strewn,
        fc.constantFrom(...SHAPES),
        fc.constantFrom(...SHAPES),
        (track, side, spots, base, theirs) => {
          const on = (r: number) => frameAlong(track, START, side, r);
          const first = on(-track.chord);
          const blockers = spots
            .map(({ part, right, ahead, facing }) => {
              const { x, y } = on(part * track.length);
              return { ...frameOf(poseAt(x + right, y + ahead, facing)), footprint: theirs };
            })
            .filter((one) => footprintGap(first, base, one, theirs) > 0.01);
          const gaps = (r: number) => blockers.map((one) => footprintGap(on(r), base, one, theirs));
          const under = gaps(track.length).flatMap((gap, at) => (gap < -0.01 ? [at] : []));
          if (under.length === 0) return;
          const { at, met, last } = backUp({ track, start: START, side, base }, blockers, under);
          const seen = new Set(under);
          let r = track.length;
          for (; r > at + STEP; r -= STEP) {
            const now = gaps(r);
            expect(Math.min(...now), `free at ${r}, but it went back to ${at}`).toBeLessThan(1e-3);
            now.forEach((gap, index) => void (gap < -1e-3 && seen.add(index)));
          }
          expect(met).toEqual(expect.arrayContaining([...seen]));
          expect(new Set(met).size).toBe(met.length);
          expect(met.slice(0, under.length)).toEqual(under);
          if (at <= -track.chord) return;
          // It stands free, and touches what it left last.
          expect(Math.min(...gaps(at))).toBeGreaterThan(-1e-5);
          expect(Math.abs(gaps(at)[last]!)).toBeLessThan(1e-5);
          expect(met).toContain(last);
          const further = met.filter((index) => !seen.has(index));
          for (const index of further) expect(passes(index)).toBe(true);

          /** Whether one is overlapped, however shortly, on the way. */
          function passes(index: number): boolean {
            for (let here = track.length; here > at; here -= STEP / 50)
              if (gaps(here)[index]! < 0) return true;
            return false;
          }
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });

  it('stays where it started when no place is free', () => {
    const track = straightTrack(CHORD, 30);
    const ahead = { ...frameAlong(track, START, 1, 0), footprint: SQUARE };
    const way = { track, start: START, side: 1, base: SQUARE } as const;
    expect(backUp(way, [ahead], [0])).toMatchObject({ at: -CHORD, met: [0], last: 0 });
  });

  it('meets others in the order in which it comes to them', () => {
    const track = straightTrack(CHORD, 300);
    const across = (r: number, right: number) => {
      const { x, y, sin, cos } = frameAlong(track, START, 1, r);
      return { x: x + right * cos, y: y - right * sin, sin, cos, footprint: SQUARE };
    };
    // Each overlaps the one before, so that no place between them is free.
    const blockers = [across(180, 30), across(260, -30), across(300, 0), across(220, 30)];
    const way = { track, start: START, side: 1, base: SQUARE } as const;
    const { at, met, last } = backUp(way, blockers, [2, 1]);
    expect(met).toEqual([2, 1, 3, 0]);
    expect(last).toBe(0);
    expect(at).toBeCloseTo(180 - 2 * HALF, 4);
  });
});
