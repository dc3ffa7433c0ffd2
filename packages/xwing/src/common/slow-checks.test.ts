/** Huge ships, devices and First Edition's rolls beside the slow check, which shares nothing with the code. */
import { cos, isIn, poseAt, sin } from '@firing-arc/table';
import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAY_AREA } from './bases.ts';
import { distance, hugeBody, overlapsBody, type ShipBody, shipBody, shipsOverlap } from './bodies.ts';
import { DEVICES, deviceBody, dropOrLaunch } from './devices.ts';
import { rollRegion } from './first-roll.ts';
import { executeHuge, HUGE_TOOL, hugePose } from './huge.ts';
import { slowDepth, slowDistance, slowHuge, slowParts } from './testing/slow.ts';

const facing = evenly(0, 360);
const place = (low: number, high: number) =>
  fc.tuple(evenly(low, high), evenly(low, high), facing).map(([x, y, turn]) => poseAt(x, y, turn));
const size = fc.constantFrom('small' as const, 'medium' as const, 'large' as const);
const side = fc.constantFrom('left' as const, 'right' as const);

/** Where a point of a pose's own frame lies on the table. */
const pointOf = (
  { x, y, facing: turn }: { x: number; y: number; facing: number },
  right: number,
  ahead: number,
): readonly [number, number] => [
  x + right * cos(turn) + ahead * sin(turn),
  y - right * sin(turn) + ahead * cos(turn),
];
/** Nearer than this a slow answer says nothing: a contact is neither apart nor an overlap. */
const UNSURE = 1e-5;

describe('huge ships', () => {
  it('bank about their own front corner: the new one lies at the corner of the tool', () => {
    fc.assert(
      fc.property(place(300, 600), side, fc.integer({ min: 0, max: 3 }), (from, way, speed) => {
        const sign = way === 'left' ? -1 : 1;
        const to = hugePose(from, { speed, bearing: 'bank', direction: way });
        const [x, y] = pointOf(from, sign * 40, 110.5);
        const [outward, ahead] = HUGE_TOOL.corners[speed]!;
        const corner = pointOf({ x, y, facing: to.facing }, sign * outward, ahead);
        const own = pointOf(to, sign * 40, 110.5);
        expect(Math.abs(own[0] - corner[0]) + Math.abs(own[1] - corner[1])).toBeLessThan(1e-8);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it('slow down until they are on no other, and pick up exactly the ships under them', () => {
    fc.assert(
      fc.property(
        place(350, 550),
        fc.array(place(300, 600), { maxLength: 2 }),
        fc.array(fc.tuple(size, place(300, 600)), { maxLength: 4 }),
        side,
        fc.integer({ min: 0, max: 3 }),
        (from, huge, small, way, speed) => {
          const start = hugeBody(from);
          const big = huge.map(hugeBody).filter((body) => !shipsOverlap(body, start));
          const others = [...big, ...small.map(([own, pose]) => shipBody(own, pose))];
          const { pose, executed, pickedUp } = executeHuge(
            from,
            { speed, bearing: 'bank', direction: way },
            others,
            [],
          );
          const parts = slowHuge(pose.x, pose.y, pose.facing);
          others.forEach((other, index) => {
            const { x, y, facing: turn } = other.pose;
            const theirs = other.kind === 'huge' ? slowHuge(x, y, turn) : slowParts(other.size, x, y, turn);
            const depth = slowDepth(parts, theirs);
            if (Math.abs(depth) < UNSURE) return;
            if (other.kind === 'ship') expect(pickedUp.includes(index)).toBe(depth > 0);
            else if (executed.bearing !== 'stationary') expect(depth).toBeLessThan(0);
          });
        },
      ),
      { numRuns: 400, seed: 4 },
    );
  });
});

describe('devices', () => {
  const ids = fc.constantFrom(...Object.keys(DEVICES));

  it('are as far from a base as a fine net of points on both says, and on it where one holds the other', () => {
    fc.assert(
      fc.property(ids, place(380, 520), size, place(300, 600), (id, at, own, pose) => {
        const device = deviceBody(id, at);
        const ship = shipBody(own, pose);
        const mm = distance(ship, device);
        if (mm === 0 || overlapsBody(ship, device)) return;
        const [square] = slowParts(own, pose.x, pose.y, pose.facing);
        const outline = Array.from(
          { length: device.points.length / 2 },
          (_, i) => [device.points[2 * i]!, device.points[2 * i + 1]!] as const,
        );
        const slow = slowDistance(square!, outline, 1);
        expect(mm).toBeLessThanOrEqual(slow + 1e-9);
        expect(mm).toBeGreaterThan(slow - 1);
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  it('dropped by a straight lie on the ship’s midline, facing like it, a template’s length behind its base', () => {
    fc.assert(
      fc.property(size, place(300, 600), fc.integer({ min: 1, max: 5 }), (own, ship, speed) => {
        const template = { speed, shape: 'straight', direction: 'straight' } as const;
        const [bomb] = dropOrLaunch('protonbomb', own, ship, 'rear', template);
        const [near] = dropOrLaunch('protonbomb', own, ship, 'rear', { ...template, speed: 1 });
        const half = { small: 20, medium: 30, large: 40 }[own];
        const seat = pointOf(ship, 0, -half - 40 * speed);
        const first = pointOf(ship, 0, -half - 40);
        // The marker sits in the same way at the end of whatever template.
        expect(bomb!.pose.x - seat[0]).toBeCloseTo(near!.pose.x - first[0], 8);
        expect(bomb!.pose.y - seat[1]).toBeCloseTo(near!.pose.y - first[1], 8);
        expect(Math.abs(bomb!.pose.x - seat[0]) + Math.abs(bomb!.pose.y - seat[1])).toBeLessThan(30);
      }),
      { numRuns: 200, seed: 6 },
    );
  });
});

describe('First Edition rolls', () => {
  it('are legal for exactly the shifts at which the slow check finds no ship under the base', () => {
    const shift = evenly(-45, 45);
    const rolled = fc.constantFrom('small' as const, 'large' as const);
    fc.assert(
      fc.property(
        rolled,
        place(400, 500),
        side,
        fc.array(place(300, 620), { maxLength: 3 }),
        shift,
        (own, from, way, poses, by) => {
          const me = shipBody(own, from);
          const ships: readonly ShipBody[] = poses
            .map((pose) => shipBody('small', pose))
            .filter((ship) => !shipsOverlap(ship, me));
          const template = { speed: 1, shape: 'straight', direction: 'straight' } as const;
          const region = rollRegion(
            { size: own, from, side: way, template },
            { ships, obstacles: [], playArea: PLAY_AREA },
          );
          const across = (way === 'left' ? -1 : 1) * (own === 'small' ? 80 : 100);
          const most = own === 'small' ? 20 : 40;
          if (Math.abs(Math.abs(by) - most) < UNSURE) return;
          const [x, y] = pointOf(from, across, by);
          const parts = slowParts(own, x, y, from.facing);
          const depths = ships.map(({ pose }) =>
            slowDepth(parts, slowParts('small', pose.x, pose.y, pose.facing)),
          );
          if (depths.some((depth) => Math.abs(depth) < UNSURE)) return;
          const free = Math.abs(by) < most && depths.every((depth) => depth < 0);
          expect(isIn(region.shifts, by)).toBe(free);
        },
      ),
      { numRuns: 1000, seed: 7 },
    );
  });
});
