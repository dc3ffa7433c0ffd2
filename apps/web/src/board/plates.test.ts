import { expect, it } from 'vitest';
import { laidPlates, type Rect } from './plates.ts';

const AREA: Rect = { x: 457, y: 457, halfX: 457, halfY: 457 };
const SIZE = { halfX: 18, halfY: 6 };
const base = (x: number, y: number): Rect => ({ x, y, halfX: 20, halfY: 20 });

const meet = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) < a.halfX + b.halfX && Math.abs(a.y - b.y) < a.halfY + b.halfY;

const laid = (bases: readonly Rect[]) =>
  laidPlates(
    bases,
    bases.map(() => SIZE),
    AREA,
  );

it('lays a plate below its base where there is room', () => {
  const [plate] = laid([base(300, 300)]);
  expect(plate!.x).toBe(300);
  expect(plate!.y).toBeGreaterThan(320);
});

it('lays no plate over its own base, over another, or over another plate, in a formation', () => {
  const bases = [base(300, 300), base(345, 300), base(300, 345), base(345, 345)];
  const plates = laid(bases);
  for (const [at, plate] of plates.entries()) {
    expect(bases.filter((other) => meet(plate, other))).toEqual([]);
    expect(plates.filter((other, nth) => nth !== at && meet(plate, other))).toEqual([]);
  }
});

it('keeps plates inside of the drawing at its edges', () => {
  for (const [x, y] of [
    [457, 900],
    [15, 457],
    [900, 900],
  ] as const) {
    const [{ halfX, halfY, ...middle }] = laid([base(x, y)]) as [Rect];
    expect(middle.x - halfX).toBeGreaterThanOrEqual(0);
    expect(middle.x + halfX).toBeLessThanOrEqual(914);
    expect(middle.y + halfY).toBeLessThanOrEqual(914);
  }
});
