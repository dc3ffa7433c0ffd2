import { expect, it } from 'vitest';
import { turretPrints } from './base.ts';

it('draws a turret that turns as the same print at another angle, so that it swings', () => {
  const [ahead] = turretPrints(20, [0]);
  const [right] = turretPrints(20, [90]);
  expect(right).toEqual({ ...ahead, turns: 90 });
  const ends = turretPrints(20, [0, 180]);
  const sides = turretPrints(20, [90, 270]);
  expect(ends.map(({ turns }) => turns)).toEqual([0, 0]);
  expect(sides).toEqual(ends.map((print) => ({ ...print, turns: 90 })));
  expect(new Set(ends.map(({ d }) => d)).size).toBe(2);
});
