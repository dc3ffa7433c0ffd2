import { expect, it } from 'vitest';
import { apartIn } from './dice.ts';
import type { Look } from './projection.ts';

const window = (width: number): Look => ({ width, height: 600, scale: 1, left: 0, top: 0, tilt: 0, turn: 0 });

it('lays dice as far apart on a phone as on a desk while the row fits, since each has a word', () => {
  expect(apartIn(window(360), 2)).toBe(apartIn(window(1440), 2));
  expect(apartIn(window(360), 5)).toBe(apartIn(window(1440), 5));
});

it('brings a long row together on a phone until it fits', () => {
  const apart = apartIn(window(360), 8);
  expect(apart).toBeLessThan(apartIn(window(1440), 8));
  expect(7 * apart).toBeLessThan(360);
});
