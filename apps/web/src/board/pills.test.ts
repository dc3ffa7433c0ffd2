import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Labelled, layPills } from './pills.ts';

const BOUNDS = { left: -100, right: 1014, top: -100, bottom: 1014 };
const ship = (id: number, x: number, y: number): Labelled => ({
  id,
  x,
  y,
  halfX: 20,
  halfY: 20,
  width: 70,
  height: 16,
});

it('lies below its ship where there is room', () => {
  expect(layPills([ship(0, 400, 400)], 4, BOUNDS).get(0)).toEqual({ x: 0, y: 32, far: false });
});

it('goes above where another ship stands below', () => {
  const laid = layPills([ship(0, 400, 400), ship(1, 400, 445)], 4, BOUNDS);
  expect(laid.get(0)).toEqual({ x: 0, y: -32, far: false });
  expect(laid.get(1)).toEqual({ x: 0, y: 32, far: false });
});

it('never covers a ship or another label, wherever ships stand', () => {
  const at = fc.integer({ min: 0, max: 914 });
  fc.assert(
    fc.property(fc.array(fc.tuple(at, at), { minLength: 1, maxLength: 16 }), (spots) => {
      const ships = spots.map(([x, y], id) => ship(id, x, y));
      const laid = layPills(ships, 4, BOUNDS);
      const boxes = ships.flatMap((one) => {
        const place = laid.get(one.id);
        return place ? [{ x: one.x + place.x, y: one.y + place.y, halfX: 35, halfY: 8 }] : [];
      });
      const apart = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
        Math.abs(a.x - b.x) >= a.halfX + b.halfX || Math.abs(a.y - b.y) >= a.halfY + b.halfY;
      boxes.forEach((box, at) => {
        for (const one of ships) expect(apart(box, one)).toBe(true);
        for (const other of boxes.slice(at + 1)) expect(apart(box, other)).toBe(true);
      });
    }),
    { numRuns: 60 },
  );
});

it('finds room for every label of two squads in a tangle', () => {
  const ships = Array.from({ length: 10 }, (_, id) =>
    ship(id, 400 + (id % 4) * 45, 400 + Math.floor(id / 4) * 45),
  );
  expect(layPills(ships, 4, BOUNDS).size).toBe(10);
});

it('keeps the label of a ship that is seen in sight, and has one all the same where there is no room', () => {
  const seen = { left: 300, right: 500, top: 300, bottom: 438 };
  const below = layPills([ship(0, 400, 400)], 4, BOUNDS).get(0)!;
  expect(400 + below.y + 8).toBeGreaterThan(seen.bottom);
  const laid = layPills([ship(0, 400, 400)], 4, BOUNDS, [], seen).get(0)!;
  expect(400 + laid.y).toBeLessThan(400);
  const narrow = { left: 390, right: 410, top: 390, bottom: 410 };
  expect(layPills([ship(0, 400, 400)], 4, BOUNDS, [], narrow).get(0)).toEqual(below);
  expect(layPills([ship(0, 400, 700)], 4, BOUNDS, [], seen).get(0)).toEqual(below);
});
