import { expect, it } from 'vitest';
import { type Field, legalOutlines } from './legal.ts';

/** The outlines when all rows are done. */
function outlines(field: Omit<Field, 'width' | 'depth'>) {
  const work = legalOutlines({ width: 914, depth: 914, ...field });
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Positive when it goes around counterclockwise, negative of a hole (mm²). */
const areaOf = (loop: readonly (readonly [number, number])[]): number =>
  loop.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = loop[(at + 1) % loop.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

it('goes around what is legal, holes too', () => {
  const away = (x: number, y: number) => Math.hypot(x - 450, y - 450);
  const [one, two, ...more] = outlines({
    isLegal: (x, y) => x > 200 && y > 200 && x < 714 && y < 714 && away(x, y) > 100,
    through: [300, 300],
  }).map(areaOf);
  expect(more).toEqual([]);
  const [around, hole] = [Math.max(one!, two!), Math.min(one!, two!)];
  expect(around).toBeGreaterThan(0.98 * 514 * 514);
  expect(around).toBeLessThanOrEqual(514 * 514);
  expect(hole / -(Math.PI * 100 * 100)).toBeCloseTo(1, 1);
});

it('reaches the edges of the table and no farther', () => {
  const [all, ...more] = outlines({ isLegal: () => true, through: [457, 457] });
  expect(more).toEqual([]);
  expect(Math.abs(areaOf(all!)) / (914 * 914)).toBeCloseTo(1, 1);
  for (const [x, y] of all!) for (const value of [x, y]) expect(value >= 0 && value <= 914).toBe(true);
});

it('finds a strip that is thinner than its steps, through the place that is given', () => {
  const [strip] = outlines({ isLegal: (_, y) => Math.abs(y - 37.3) <= 0.5, through: [450, 37.3] });
  expect(strip!.every(([, y]) => Math.abs(y - 37.3) <= 0.5)).toBe(true);
  expect(Math.max(...strip!.map(([x]) => x))).toBeGreaterThan(900);
  expect(outlines({ isLegal: () => false, through: [0, 0] })).toEqual([]);
});
