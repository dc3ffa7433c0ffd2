import { moved, poseAt } from '@firing-arc/table';
import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASES, type BaseSize } from './bases.ts';
import { type ShipBody, shipBody, shipsOverlap } from './bodies.ts';
import { executeManeuver, type Maneuver, previewManeuver } from './maneuvers.ts';
import { slowAlong, slowDepth, slowLength, slowParts } from './testing/slow.ts';

const sizes: readonly BaseSize[] = ['small', 'medium', 'large'];
const size = fc.constantFrom(...sizes);
const sideways = fc.constantFrom('left' as const, 'right' as const);
const basic: fc.Arbitrary<Maneuver> = fc.oneof(
  fc.record({
    speed: fc.integer({ min: 1, max: 5 }),
    bearing: fc.constantFrom('straight' as const, 'reverse-straight' as const),
    direction: fc.constant('straight' as const),
  }),
  fc.record({
    speed: fc.integer({ min: 1, max: 3 }),
    bearing: fc.constantFrom(
      'bank' as const,
      'turn' as const,
      'reverse-bank' as const,
      'sideslip-bank' as const,
      'sideslip-turn' as const,
    ),
    direction: sideways,
  }),
);
const facing = evenly(0, 360);
const near = evenly(-70, 70);
const part = evenly(0, 1);

/** Ships strewn along the way of a maneuver, none on the mover. */
const blocked = fc
  .record({
    size,
    maneuver: basic,
    facing,
    strewn: fc.array(fc.record({ size, part, right: near, ahead: near, facing }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map((table) => {
    const from = poseAt(450, 450, table.facing);
    const me = shipBody(table.size, from);
    const full = previewManeuver(table.size, from, table.maneuver).pose;
    const others: ShipBody[] = [];
    for (const other of table.strewn) {
      const x = from.x + other.part * (full.x - from.x);
      const y = from.y + other.part * (full.y - from.y);
      const body = shipBody(other.size, moved({ x, y, facing: other.facing }, other.right, other.ahead, 0));
      if (!shipsOverlap(me, body) && others.every((one) => !shipsOverlap(one, body))) others.push(body);
    }
    return { size: table.size, from, maneuver: table.maneuver, others };
  });

const partsOf = (ship: ShipBody) => slowParts(ship.size, ship.pose.x, ship.pose.y, ship.pose.facing);

describe('backing up', () => {
  it('xwing2:overlap.3 xwing2:overlap.4 xwing2:sideslip.6 ends at the last free position: nothing free is skipped, by brute force', () => {
    fc.assert(
      fc.property(blocked, (table) => {
        const result = executeManeuver(table.size, table.from, table.maneuver, table.others);
        const length = slowLength(table.maneuver);
        const others = table.others.map(partsOf);
        const deepest = (r: number): number => {
          const parts = slowAlong(table.size, table.from, table.maneuver, r);
          return Math.max(Number.NEGATIVE_INFINITY, ...others.map((other) => slowDepth(parts, other)));
        };
        const at = length - result.backedUp;
        if (result.executed === 'fully') expect(deepest(length)).toBeLessThan(1.1e-6);
        else expect(at + BASES[table.size].side).toBeGreaterThan(-1e-9);
        // The pose found is the place on the line that its backedUp says, to a micrometre.
        const found = slowAlong(table.size, table.from, table.maneuver, at);
        const stands = slowParts(table.size, result.pose.x, result.pose.y, result.pose.facing);
        const off = found.flatMap((part, k) =>
          part.flatMap(([x, y], i) => [Math.abs(x - stands[k]![i]![0]), Math.abs(y - stands[k]![i]![1])]),
        );
        expect(Math.max(...off)).toBeLessThan(1e-7);
        expect(deepest(at)).toBeLessThan(1.1e-6);
        let least = Number.POSITIVE_INFINITY;
        for (let r = length; r > at + 1e-5; r -= 0.37) least = Math.min(least, deepest(r));
        expect(least).toBeGreaterThan(0);
        const touch = slowAlong(table.size, table.from, table.maneuver, at + 1e-5);
        if (result.executed === 'partially') {
          expect(Math.max(...others.map((other) => slowDepth(touch, other)))).toBeGreaterThan(-1e-9);
        }
      }),
      { numRuns: 150, seed: 2 },
    );
  });

  it('xwing2:overlap.5 leaves no gap to the ship backed over last, and none is penetrated', () => {
    fc.assert(
      fc.property(blocked, (table) => {
        const result = executeManeuver(table.size, table.from, table.maneuver, table.others);
        const stands = slowParts(table.size, result.pose.x, result.pose.y, result.pose.facing);
        for (const other of table.others) expect(slowDepth(stands, partsOf(other))).toBeLessThan(1.1e-6);
        if (result.lastBackedOver < 0) return;
        const last = partsOf(table.others[result.lastBackedOver]!);
        if (result.backedUp < slowLength(table.maneuver) + BASES[table.size].side) {
          expect(Math.abs(slowDepth(stands, last))).toBeLessThan(1e-6);
          expect(result.touching).toContain(result.lastBackedOver);
        }
        expect(result.overlapped).toContain(result.lastBackedOver);
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it('names every ship backed over, those under the full position first', () => {
    fc.assert(
      fc.property(blocked, (table) => {
        const result = executeManeuver(table.size, table.from, table.maneuver, table.others);
        const length = slowLength(table.maneuver);
        const at = length - result.backedUp;
        expect(result.overlapped.slice(0, result.overlappedAtFull.length)).toEqual(result.overlappedAtFull);
        const others = table.others.map(partsOf);
        for (let r = length; r > at + 1e-5; r -= 1.3) {
          const parts = slowAlong(table.size, table.from, table.maneuver, r);
          others.forEach((other, index) => {
            if (slowDepth(parts, other) > 2e-6) expect(result.overlapped).toContain(index);
          });
        }
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});
