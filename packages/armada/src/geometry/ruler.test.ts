import { describe, expect, it } from 'vitest';
import { baseBody, distance, shipBody, spanFrom, squadronBody } from './bodies.ts';
import { DISTANCE_ENDS, RANGE_ENDS, spread } from './measured.ts';
import { distanceOf, isAt, isAtAttackRange, isBeyond, isWithin, rangeOf, reachOf } from './ruler.ts';

describe('the ruler', () => {
  it('armada:range-and-distance.1 is one foot long: beyond it range is extreme and there is no distance', () => {
    expect(RANGE_ENDS.long.value).toBe(304.8);
    expect([304, 305].map(rangeOf)).toEqual(['long', 'extreme']);
    expect([304, 305].map(distanceOf)).toEqual([5, null]);
  });

  it('armada:range-and-distance.2 ends close, medium and long at 123.3, 186.5 and 304.8 mm', () => {
    expect([123, 124, 186, 187].map(rangeOf)).toEqual(['close', 'medium', 'medium', 'long']);
  });

  it('armada:range-and-distance.3 ends distances at 76.5, 124.5, 185, 245 and 304.8 mm', () => {
    expect(DISTANCE_ENDS.map(({ value }) => value)).toEqual([76.5, 124.5, 185, 245, 304.8]);
    expect([76, 77, 124, 125, 185.2, 246].map(distanceOf)).toEqual([1, 2, 2, 3, 4, 5]);
  });

  it('armada:range-and-distance.4 counts a dividing line to the nearer band', () => {
    expect([76.5, 124.5, 185, 245, 304.8].map(distanceOf)).toEqual([1, 2, 3, 4, 5]);
    expect([123.3, 186.5, 304.8].map(rangeOf)).toEqual(['close', 'medium', 'long']);
  });

  it('armada:range-and-distance.5 tells at, within and beyond apart', () => {
    const squadron = squadronBody(0, 0);
    const half = 34.2 / 2;
    const other = squadronBody(half + 70 + half, 0);
    const span = spanFrom(squadron, other);
    expect(span.nearest).toBeCloseTo(70, 9);
    expect(span.farthest).toBeCloseTo(104.2, 9);
    expect([isAt(span, 1), isWithin(span, 1), isBeyond(span, 1)]).toEqual([true, false, false]);
    expect([isAt(span, 2), isWithin(span, 2), isAt(span, 3), isBeyond(span, 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isBeyond({ nearest: 76.6, farthest: 80 }, 1)).toBe(true);
  });

  it('armada:range-and-distance.6 measures along one edge: a length has no width', () => {
    // Two bases side by side, corners level: 50 mm, whichever side of the line between them the ruler lies on.
    const left = baseBody('small', { x: 100, y: 100, facing: 0 });
    const right = baseBody('small', { x: 193, y: 100, facing: 0 });
    expect(distance(left, right)).toBeCloseTo(50, 9);
    expect(distance(right, left)).toBeCloseTo(50, 9);
  });

  it('armada:attack-range.1 reaches as far as the best die of an armament', () => {
    expect([{ black: 2 }, { blue: 1, black: 2 }, { red: 1 }, {}].map(reachOf)).toEqual([
      'close',
      'medium',
      'long',
      null,
    ]);
    expect(isAtAttackRange(250, { blue: 1, black: 1 })).toBe(false);
    expect(isAtAttackRange(186.5, { blue: 1, black: 1 })).toBe(true);
    expect(isAtAttackRange(305, { red: 3 })).toBe(false);
    expect(isAtAttackRange(10, {})).toBe(false);
  });

  it('says how far the sources lie from what is used', () => {
    expect(spread(DISTANCE_ENDS[2])).toBeCloseTo(1.2, 9);
    expect(spread(RANGE_ENDS.close)).toBeCloseTo(0.4, 9);
  });
});

describe('measuring', () => {
  const victory = shipBody('victory-i-class-star-destroyer', { x: 500, y: 300, facing: 0 });

  it('armada:measuring-firing-arc-and-range.7 runs from base to base', () => {
    // Front edge of the base at 351, that of its token at 350.75.
    const squadron = squadronBody(500, 351 + 100 + 17.1);
    expect(distance(victory, squadron)).toBeCloseTo(100, 9);
    expect(distance(squadron, victory)).toBeCloseTo(100, 9);
  });

  it('armada:measuring-firing-arc-and-range.8 a piece is at distance 1 and close range of itself', () => {
    expect(rangeOf(distance(victory, victory))).toBe('close');
    expect(isAt(spanFrom(victory, victory), 1)).toBe(true);
    expect(isWithin(spanFrom(victory, victory), 1)).toBe(true);
  });

  it('armada:measuring-firing-arc-and-range.9 armada:ship.1 measures the plain base: no dial, slider or model sticks out', () => {
    const other = shipBody('cr90-corvette-a', { x: 500 + 31.5 + 60 + 21.5, y: 300, facing: 0 });
    expect(distance(victory, other)).toBeCloseTo(60, 9);
  });
});
