import { describe, expect, it } from 'vitest';
import { DEVICE_OUTLINES, OUTLINES } from './outlines.ts';

const all: readonly (readonly [string, readonly number[]])[] = [
  ...Object.entries(OUTLINES).map(([id, { points }]) => [id, points] as const),
  ...Object.entries(DEVICE_OUTLINES),
];

describe('outlines', () => {
  it('are the traced ones to the last bit', () => {
    const { points } = OUTLINES.coreasteroid0!;
    expect(points.slice(0, 6)).toEqual([-7.26, 15.45, -12.21, 13.3, -16.18, 10.35]);
    expect(points.slice(-2)).toEqual([-4.07, 15.66]);
    expect(DEVICE_OUTLINES.bomb?.slice(0, 4)).toEqual([-13.1, 16.28, -14.34, 15.04]);
  });

  it.each(all)('of %s has the middle of its box at the origin', (_, points) => {
    for (const axis of [0, 1]) {
      const along = points.filter((_value, at) => at % 2 === axis);
      expect(Math.abs(Math.min(...along) + Math.max(...along))).toBeLessThan(0.5);
    }
  });
});
