import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apartIn, type Box, placeOf } from './dice.ts';
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

describe('where a row lies', () => {
  const look = window(1200);
  const clear = { left: 0, right: 1200, top: 0, bottom: 600 };
  const shipAt = (x: number, y: number) => ({ x, y: -y, z: 10, turn: 0, reach: 20, half: 20 });
  const ships = (...all: readonly ReturnType<typeof shipAt>[]) => ({
    at: (id: number) => all[id] ?? null,
    seen: () => all.map(({ x, y, half }) => ({ x, y, half })),
  });
  const row = { dice: { length: 3 }, ship: 0, rival: 1 };
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const two = ships(shipAt(600, 300), shipAt(600, 420));

  it('is beside its ship, on the side away from the other', () => {
    const { at } = placeOf(row, look, two, { clear, labels: [] });
    expect(at[0]).toBe(600);
    expect(at[1]).toBeLessThan(300);
  });

  it('keeps off labels and the row that lies already, and within what is clear, on random tables', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: 40, max: 1100 }), y: fc.integer({ min: 20, max: 560 }) }), {
          maxLength: 4,
        }),
        (corners) => {
          const labels = corners.map(({ x, y }) => ({ left: x, right: x + 120, top: y, bottom: y + 24 }));
          const { box } = placeOf(row, look, two, { clear, labels });
          for (const label of labels) expect(meet(box, label)).toBe(false);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(1200);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(600);
        },
      ),
    );
  });
});
