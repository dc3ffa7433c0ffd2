import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asin, atan2, cos, sin, sinCos, snap, tan, turned } from './math.ts';
import { evenly } from './testing/index.ts';
import { GRID } from './tolerances.ts';

const angle = evenly(-720, 720);

describe('arithmetic', () => {
  it('has exact sines and cosines at right angles and one value for both at 45 degrees', () => {
    expect([0, 90, 180, 270, 360, -90].map(sin)).toEqual([0, 1, 0, -1, 0, -1]);
    expect([0, 90, 180, 270, 360, -90].map(cos)).toEqual([1, 0, -1, 0, 1, 0]);
    expect([45, 135, 225, 315].map(sin)).toEqual([1, 1, -1, -1].map((sign) => sign * Math.SQRT1_2));
    expect([45, 135, 225, 315].map(cos)).toEqual([1, -1, -1, 1].map((sign) => sign * Math.SQRT1_2));
  });

  it('agrees with the machine to 1e-15 within a turn', () => {
    fc.assert(
      fc.property(evenly(-90, 90), (degrees) => {
        expect(Math.abs(sin(degrees) - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(4e-16);
        expect(Math.abs(cos(degrees) - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(4e-16);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it('gives sine and cosine at once with the same bits', () => {
    const both = new Float64Array(3);
    const check = (degrees: number): void => {
      both[0] = degrees;
      sinCos(both);
      expect([...both]).toEqual([degrees, sin(degrees), cos(degrees)]);
    };
    for (let degrees = -720; degrees <= 720; degrees += 45) check(degrees);
    fc.assert(fc.property(angle, check), { numRuns: 3000, seed: 1 });
  });

  it('keeps sine and cosine on the unit circle, and is symmetric bit for bit', () => {
    fc.assert(
      fc.property(angle, (degrees) => {
        const s = sin(degrees);
        const c = cos(degrees);
        expect(Math.abs(s * s + c * c - 1)).toBeLessThan(5e-16);
        const near = Math.abs(degrees) % 90;
        fc.pre(near !== 45);
        expect(sin(-degrees)).toBe(-s + 0);
        expect(cos(-degrees)).toBe(c);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });

  it('finds the angle of a vector again', () => {
    fc.assert(
      fc.property(angle, fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (degrees, length) => {
        const found = atan2(length * sin(degrees), length * cos(degrees));
        const difference = turned(found - degrees + 180) - 180;
        expect(Math.abs(difference)).toBeLessThan(3e-13);
      }),
      { numRuns: 2000, seed: 3 },
    );
    expect(atan2(0, -1)).toBe(180);
    expect(atan2(-1, 0)).toBe(-90);
    expect(atan2(0, 0)).toBe(0);
    expect(asin(0.5)).toBeCloseTo(30, 12);
    expect(20 * tan(40.62)).toBeCloseTo(17.15, 2);
  });

  it('lays values on a grid far finer than a micrometre, where sums are exact', () => {
    fc.assert(
      fc.property(evenly(-2000, 2000), (value) => {
        const on = snap(value);
        expect(Math.abs(on - value)).toBeLessThanOrEqual(GRID / 2);
        expect(snap(on)).toBe(on);
        expect(on + 45 - 45).toBe(on);
      }),
      { numRuns: 2000, seed: 4 },
    );
    expect(Object.is(snap(-0), 0)).toBe(true);
    expect([turned(360), turned(-90), turned(725)]).toEqual([0, 270, 5]);
  });
});
