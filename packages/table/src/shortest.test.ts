import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipSegment, clipToBox, cut } from './clip.ts';
import { feed, hexOf, newDigest } from './digest.ts';
import { distanceToSegment, pointToOutline } from './measure.ts';
import { containsPoint } from './polygon.ts';
import { linesMeet, lineThrough, rimOnLine, rimsMeet } from './rims.ts';
import { discToOutline, isInsideAll, type MeasuredLine, shortestLines, shortestToDisc } from './shortest.ts';
import { evenly } from './testing/index.ts';

const square = (x: number, y: number): number[] => [x - 1, y + 1, x + 1, y + 1, x + 1, y - 1, x - 1, y - 1];
/** A square on its corner. */
const diamond = (x: number, y: number): number[] => [x, y + 1, x + 1, y, x, y - 1, x - 1, y];

describe('shortest lines', () => {
  it('between parallel edges are a family, given by its outermost lines', () => {
    const found = shortestLines(square(0, 0), square(1.5, 5))!;
    expect(found.mm).toBe(3);
    expect(found.lines.map(([x]) => x).sort((a, b) => a - b)).toEqual([0.5, 1]);
  });

  it('from corner to edge are one', () => {
    expect(shortestLines(diamond(0, 0), square(0, 5))).toEqual({ mm: 3, lines: [[0, 1, 0, 4]] });
  });

  it('end inside the half planes, or there are none', () => {
    // Only x >= 3 is inside: of the square from 2 to 4 the right half.
    const found = shortestLines(square(0, 0), square(3, 5), [1, 0, 3])!;
    expect(found.lines).toEqual([[1, 1, 3, 4]]);
    expect(found.mm).toBeCloseTo(Math.sqrt(13), 12);
    expect(shortestLines(square(0, 0), square(3, 5), [1, 0, 4.1])).toBeNull();
  });

  it('have no length where outlines cross', () => {
    expect(shortestLines(square(0, 0), diamond(1.5, 0))!.mm).toBe(0);
  });

  it('run from the rim of a disc to an outline', () => {
    expect(discToOutline({ x: 0, y: 5, radius: 1 }, square(0, 0))).toEqual({ mm: 3, lines: [[0, 4, 0, 1]] });
    expect(discToOutline({ x: 0, y: 1.5, radius: 1 }, square(0, 0)).mm).toBe(0);
  });

  it('to a disc end on the arc of its rim that is inside', () => {
    const disc = { x: 0, y: 5, radius: 1 };
    expect(shortestToDisc(square(0, 0), disc, [1, 0, -2])).toEqual({ mm: 3, lines: [[0, 1, 0, 4]] });
    const cut = shortestToDisc(square(0, 0), disc, [1, 0, 0.6])!;
    expect(cut.lines[0]!.slice(2).map((value) => Math.round(value * 1e9) / 1e9)).toEqual([0.6, 4.2]);
    expect(cut.mm).toBeCloseTo(3.2, 9);
    expect(shortestToDisc(square(0, 0), disc, [1, 0, 1.01])).toBeNull();
  });

  it('count a point on the line of a half plane as inside', () => {
    expect([isInsideAll([1, 0, 3], 3, 0), isInsideAll([1, 0, 3], 2.999, 0)]).toEqual([true, false]);
  });
});

/** A convex outline about a place: corners on a circle, in order. */
const outline = (middles: fc.Arbitrary<number>) =>
  fc.tuple(middles, middles, evenly(4, 15), evenly(0, 1)).map(([x, y, radius, turn]) =>
    [0, 1, 2, 3, 4].flatMap((i) => {
      const angle = -2 * Math.PI * (turn + i / 5);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
/** One to three half planes, some of which leave something. */
const halfPlanes = fc
  .array(fc.tuple(evenly(0, 2 * Math.PI), evenly(-25, 20)), { minLength: 1, maxLength: 3 })
  .map((planes) => planes.flatMap(([angle, c]) => [Math.cos(angle), Math.sin(angle), c]));
const parts = Array.from({ length: 61 }, (_, i) => i / 60);
/** Points strewn along an outline. */
const strewn = (points: readonly number[]): readonly (readonly [number, number])[] =>
  points.flatMap((x, i) => {
    if (i % 2 === 1) return [];
    const [y, next] = [points[i + 1]!, (i + 2) % points.length];
    return parts.map((part): [number, number] => [
      x + part * (points[next]! - x),
      y + part * (points[next + 1]! - y),
    ]);
  });
const lengthOf = ([x1, y1, x2, y2]: MeasuredLine) => Math.hypot(x2 - x1, y2 - y1);

describe('shortest lines beside points strewn on both outlines', () => {
  it('run from the one outline to the part of the other that is inside, and none is shorter', () => {
    fc.assert(
      fc.property(outline(evenly(-30, 30)), outline(evenly(-30, 30)), halfPlanes, (a, b, planes) => {
        const ends = strewn(b).filter(([x, y]) => isInsideAll(planes, x, y));
        const found = shortestLines(a, b, planes);
        if (found === null) {
          expect(ends).toEqual([]);
          return;
        }
        const strewnApart = Math.min(...ends.map(([x, y]) => pointToOutline(a, x, y)));
        expect(found.mm).toBeLessThanOrEqual(strewnApart + 1e-9);
        for (const line of found.lines) {
          expect(lengthOf(line)).toBeCloseTo(found.mm, 6);
          expect(pointToOutline(a, line[0], line[1])).toBeLessThan(1e-9);
          expect(pointToOutline(b, line[2], line[3])).toBeLessThan(1e-9);
          expect(isInsideAll(planes, line[2], line[3])).toBe(true);
        }
      }),
      { numRuns: 300, seed: 21 },
    );
  });

  it('are none long where two outlines cross, wherever they do', () => {
    fc.assert(
      fc.property(outline(evenly(-12, 12)), outline(evenly(-12, 12)), (a, b) => {
        const inside = strewn(b).map(([x, y]) => containsPoint(a, x, y));
        const { mm } = shortestLines(a, b)!;
        expect(shortestLines(b, a)!.mm).toBeCloseTo(mm, 9);
        if (inside.includes(true) && inside.includes(false)) expect(mm).toBeLessThan(1e-9);
        else for (const [x, y] of strewn(b)) expect(mm).toBeLessThanOrEqual(pointToOutline(a, x, y) + 1e-9);
      }),
      { numRuns: 250, seed: 22 },
    );
  });

  it('to a disc end on its rim or where a half plane cuts it, and none is shorter', () => {
    fc.assert(
      fc.property(
        outline(evenly(-10, 10)),
        evenly(40, 60),
        evenly(-40, 40),
        evenly(2, 12),
        evenly(0, 2 * Math.PI),
        (points, x, y, radius, angle) => {
          const disc = { x, y, radius };
          const [a, b] = [Math.cos(angle), Math.sin(angle)];
          const planes = [a, b, a * x + b * y + 0.4 * radius];
          const rim = parts.map((part): [number, number] => [
            x + radius * Math.cos(2 * Math.PI * part),
            y + radius * Math.sin(2 * Math.PI * part),
          ]);
          const whole = discToOutline(disc, points);
          for (const [v, w] of rim) expect(whole.mm).toBeLessThanOrEqual(pointToOutline(points, v, w) + 1e-9);
          const cutOff = shortestToDisc(points, disc, planes)!;
          expect(cutOff.mm).toBeGreaterThan(whole.mm - 1e-9);
          for (const [v, w] of rim.filter(([v, w]) => isInsideAll(planes, v, w)))
            expect(cutOff.mm).toBeLessThanOrEqual(pointToOutline(points, v, w) + 1e-9);
          for (const [v, w, endX, endY] of cutOff.lines) {
            expect(pointToOutline(points, v, w)).toBeLessThan(1e-9);
            expect(Math.hypot(endX - x, endY - y)).toBeCloseTo(radius, 9);
            expect(isInsideAll(planes, endX, endY)).toBe(true);
            expect(lengthOf([v, w, endX, endY])).toBeCloseTo(cutOff.mm, 6);
          }
          // Both half planes of a line: the disc lies on the one side, the other has no part of it.
          expect(shortestToDisc(points, disc, [a, b, a * x + b * y + 1.01 * radius])).toBeNull();
        },
      ),
      { numRuns: 300, seed: 23 },
    );
  });
});

describe('segments that are cut', () => {
  const number = evenly(-30, 30);
  const places = Array.from({ length: 101 }, (_, i) => i / 100);
  /** The places of a segment where the answer `left` and `cut` differ from how deep they lie in what is kept (mm). */
  const wrong = (left: boolean, depth: (part: number) => number) =>
    places.filter((part) => {
      const kept = left && part > cut.enter && part < cut.leave;
      const deep = depth(part);
      return kept ? deep < -1e-6 : deep > 1e-6 && !(part === cut.enter || part === cut.leave);
    });

  it('keep what is inside all half planes', () => {
    fc.assert(
      fc.property(halfPlanes, number, number, number, number, (planes, x1, y1, x2, y2) => {
        const depth = (part: number) => {
          const [x, y] = [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
          const depths = planes.flatMap((a, i) =>
            i % 3 === 0 ? [a * x + planes[i + 1]! * y - planes[i + 2]!] : [],
          );
          return Math.min(...depths);
        };
        expect(wrong(clipSegment(planes, x1, y1, x2, y2), depth)).toEqual([]);
      }),
      { numRuns: 800, seed: 24 },
    );
  });

  it('keep what is in a box about the origin', () => {
    const half = evenly(1, 25);
    // Segments of all lengths, and those along an axis.
    const end = fc.oneof(number, fc.constantFrom(-7, 0, 7));
    fc.assert(
      fc.property(fc.record({ halfX: half, halfY: half }), end, end, end, end, (box, x1, y1, x2, y2) => {
        const depth = (part: number) =>
          Math.min(box.halfX - Math.abs(x1 + part * (x2 - x1)), box.halfY - Math.abs(y1 + part * (y2 - y1)));
        expect(wrong(clipToBox(x1, y1, x2, y2, box), depth)).toEqual([]);
      }),
      { numRuns: 800, seed: 25 },
    );
  });
});

describe('rims and lines', () => {
  it('meet in points that lie on both', () => {
    const disc = fc.record({ x: evenly(-20, 20), y: evenly(-20, 20), radius: evenly(1, 25) });
    const off = (one: { x: number; y: number; radius: number }, [x, y]: readonly [number, number]) =>
      Math.abs(Math.hypot(x - one.x, y - one.y) - one.radius);
    fc.assert(
      fc.property(disc, disc, disc, disc, (p, q, from, to) => {
        const apart = Math.hypot(q.x - p.x, q.y - p.y);
        fc.pre(apart > 0.01 && Math.hypot(to.x - from.x, to.y - from.y) > 0.01);
        const meet = rimsMeet(p, q);
        const crossing = apart - p.radius - q.radius < 0 && apart - Math.abs(p.radius - q.radius) > 0;
        expect(meet).toHaveLength(crossing ? 2 : 0);
        for (const point of meet) expect(Math.max(off(p, point), off(q, point))).toBeLessThan(1e-6);

        const line = lineThrough(from.x, from.y, to.x, to.y);
        const away = (x: number, y: number) => Math.abs(line[0] * x + line[1] * y - line[2]);
        expect(Math.max(away(from.x, from.y), away(to.x, to.y))).toBeLessThan(1e-9);
        expect(Math.hypot(line[0], line[1])).toBeCloseTo(1, 12);
        const far = [from.x + 1e3 * (to.x - from.x), from.y + 1e3 * (to.y - from.y)] as const;
        const back = [from.x - 1e3 * (to.x - from.x), from.y - 1e3 * (to.y - from.y)] as const;
        const distance = distanceToSegment(p, [...back, ...far]);
        expect(away(p.x, p.y)).toBeCloseTo(distance, 6);
        const on = rimOnLine(p, line);
        expect(on).toHaveLength(distance <= p.radius ? 2 : 0);
        for (const point of on) expect(Math.max(off(p, point), away(...point))).toBeLessThan(1e-6);

        const other = lineThrough(p.x, p.y, q.x, q.y);
        for (const [x, y] of linesMeet(line, other)) {
          const size = 1 + Math.hypot(x, y);
          expect(away(x, y) / size).toBeLessThan(1e-9);
          expect(Math.abs(other[0] * x + other[1] * y - other[2]) / size).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 500, seed: 26 },
    );
  });

  it('meet in two points, in one for lines, or not at all', () => {
    expect(rimsMeet({ x: 0, y: 0, radius: 5 }, { x: 6, y: 0, radius: 5 })).toEqual([
      [3, 4],
      [3, -4],
    ]);
    expect(rimsMeet({ x: 0, y: 0, radius: 1 }, { x: 6, y: 0, radius: 1 })).toEqual([]);
    expect(rimsMeet({ x: 0, y: 0, radius: 1 }, { x: 0, y: 0, radius: 1 })).toEqual([]);
    expect(rimOnLine({ x: 0, y: 0, radius: 5 }, [0, 1, 3])).toEqual([
      [-4, 3],
      [4, 3],
    ]);
    expect(rimOnLine({ x: 0, y: 0, radius: 5 }, [0, 1, 6])).toEqual([]);
    expect(linesMeet([1, 0, 2], [0, 1, 3])).toEqual([[2, 3]]);
    expect(linesMeet([1, 0, 2], [1, 0, 3])).toEqual([]);
  });

  it('a line through two points has a normal to its left', () => {
    expect(lineThrough(0, 2, 5, 2).map((value) => value + 0)).toEqual([0, 1, 2]);
  });
});

it('digests numbers bit for bit, as FNV-1a does', () => {
  expect(hexOf(newDigest())).toBe('cbf29ce484222325');
  const digest = newDigest();
  feed(digest, 0);
  // Eight zero bytes: the offset basis times the prime to the eighth power.
  let expected = 0xcbf29ce484222325n;
  for (let i = 0; i < 8; i++) expected = (expected * 0x100000001b3n) % 2n ** 64n;
  expect(hexOf(digest)).toBe(expected.toString(16).padStart(16, '0'));
  const other = newDigest();
  feed(other, -0);
  expect(hexOf(other)).not.toBe(hexOf(digest));
});
