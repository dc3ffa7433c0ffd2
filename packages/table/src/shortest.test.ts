import { describe, expect, it } from 'vitest';
import { feed, hexOf, newDigest } from './digest.ts';
import { linesMeet, lineThrough, rimOnLine, rimsMeet } from './rims.ts';
import { discToOutline, isInsideAll, shortestLines, shortestToDisc } from './shortest.ts';

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

describe('rims and lines', () => {
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
