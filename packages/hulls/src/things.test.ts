import { describe, expect, it } from 'vitest';
import { hasThing, thingIds, thingOf } from './index.ts';

describe.each(thingIds())('%s', (id) => {
  const { positions, normals, colors, glows } = thingOf(id);
  const heights = positions.filter((_, at) => at % 3 === 2);

  it('has one color and one normal of length 1 a corner, and fewer than 5,000 triangles', () => {
    expect(positions.length % 9).toBe(0);
    expect([normals.length, colors.length]).toEqual([positions.length, positions.length]);
    expect(positions.length / 9).toBeGreaterThan(100);
    expect(positions.length / 9).toBeLessThan(5000);
    expect([...positions, ...normals].every(Number.isFinite)).toBe(true);
    expect(colors.every((light) => light >= 0 && light <= 1)).toBe(true);
    const lengths = Array.from({ length: normals.length / 3 }, (_, i) =>
      Math.hypot(...normals.subarray(i * 3, i * 3 + 3)),
    );
    expect(lengths.every((length) => Math.abs(length - 1) < 1e-5)).toBe(true);
  });

  it('stands on the table, and has no lamp apart from it', () => {
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...heights)).toBeLessThan(12);
    const far = Math.max(...positions.filter((_, at) => at % 3 !== 2).map(Math.abs));
    for (const { x, y, z } of glows) {
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(far + 1);
      expect(z).toBeGreaterThan(0);
      expect(z).toBeLessThanOrEqual(Math.max(...heights) + 4);
    }
  });
});

it('refuses what it has no model of, also what every object knows', () => {
  expect(hasThing('asteroid')).toBe(false);
  expect(hasThing('toString')).toBe(false);
  expect(() => thingOf('toString')).toThrow("there is no model of 'toString'");
});
