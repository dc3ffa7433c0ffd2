import { moved, poseAt } from '@firing-arc/table';
import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arc, attackLines, attackRange, inArc, shortestLines } from './arcs.ts';
import { FIRST_BASES, PLAY_AREA } from './bases.ts';
import {
  type BaseBody,
  distance,
  hugeBody,
  type OutlineBody,
  obstacleBody,
  shipBody,
  shipsOverlap,
  templateBody,
} from './bodies.ts';
import { rollFreedom, rollRegion, rollRegionFrom } from './first-roll.ts';
import { OUTLINES } from './outlines.ts';
import { refusals, rolledPose, rollPlacements, rollTemplate, type Surroundings } from './reposition.ts';
import type { Template } from './templates.ts';

const facing = evenly(0, 360);
const near = fc
  .record({
    x: evenly(340, 560),
    y: evenly(340, 560),
    facing,
  })
  .map(({ x, y, facing: turn }) => poseAt(x, y, turn));
const size = fc.constantFrom('small' as const, 'large' as const);
const side = fc.constantFrom('left' as const, 'right' as const);
const straight = fc
  .constantFrom(1, 2)
  .map((speed): Template => ({ speed, shape: 'straight', direction: 'straight' }));
const bent = side.map((direction): Template => ({ speed: 1, shape: 'bank', direction }));

const table = fc
  .record({
    size,
    from: near,
    side,
    rocks: fc.array(near, { maxLength: 2 }),
    ships: fc.array(near, { maxLength: 2 }),
  })
  .map(({ size: mine, from, side: way, rocks, ships }) => {
    const me = shipBody(mine, from);
    const around: Surroundings = {
      ships: ships.map((pose) => shipBody('small', pose)).filter((ship) => !shipsOverlap(ship, me)),
      obstacles: rocks.map((pose, i) => obstacleBody(Object.keys(OUTLINES)[i * 7]!, pose)),
      playArea: PLAY_AREA,
    };
    return { size: mine, from, side: way, around };
  });

describe('First Edition roll regions', () => {
  it('hold exactly the shifts for which some place of template and ship is legal, by trial', () => {
    fc.assert(
      fc.property(table, straight, ({ around, ...ship }, template) => {
        const roll = { ...ship, template };
        const region = rollRegion(roll, around);
        const most = rollFreedom(roll.size, template);
        for (let shift = -2 * most; shift <= 2 * most; shift += most === 0 ? 1 : most / 4) {
          let found = false;
          for (let lies = -most; lies <= most && !found; lies += most === 0 ? 1 : most / 16) {
            if (Math.abs(shift - lies) > most) continue;
            const ship = shipBody(roll.size, rolledPose(roll, lies, shift - lies));
            found = refusals(ship, templateBody(rollTemplate(roll, lies)), around).length === 0;
          }
          const within = region.shifts.some(([low, high]) => shift >= low && shift <= high);
          // Trial at 32 places may miss a narrow gap for the template; what it finds must be in the region.
          if (found)
            expect(region.shifts.some(([low, high]) => shift > low - 1e-5 && shift < high + 1e-5)).toBe(true);
          if (within && !found) {
            const ship = shipBody(roll.size, rolledPose(roll, 0, shift));
            expect(refusals(ship, null, around)).toEqual([]);
          }
        }
      }),
      { numRuns: 250, seed: 31 },
    );
  });

  it('of bent templates hold exactly the legal shifts from one place of the template', () => {
    fc.assert(
      fc.property(table, bent, fc.constantFrom(-10, 0, 10), ({ around, ...ship }, template, lies) => {
        const roll = { ...ship, template };
        const region = rollRegionFrom(roll, lies, around);
        const body = templateBody(rollTemplate(roll, lies));
        const ends = region.shifts.flat();
        for (let shift = -region.freedom; shift <= region.freedom; shift += region.freedom / 9) {
          if (ends.some((end) => Math.abs(end - shift) < 1e-4)) continue;
          const ship = shipBody(roll.size, rolledPose(roll, lies, shift));
          const legal = refusals(ship, body, around).length === 0;
          expect(region.shifts.some(([low, high]) => shift >= low && shift <= high)).toBe(legal);
        }
      }),
      { numRuns: 250, seed: 32 },
    );
  });

  it('end where a ship may still stand', () => {
    fc.assert(
      fc.property(table, bent, ({ around, ...ship }, template) => {
        const roll = { ...ship, template };
        const body = templateBody(rollTemplate(roll, 0));
        for (const shift of rollRegionFrom(roll, 0, around).shifts.flat()) {
          expect(refusals(shipBody(roll.size, rolledPose(roll, 0, shift)), body, around)).toEqual([]);
        }
      }),
      { numRuns: 400, seed: 33 },
    );
  });
});

describe('repositions', () => {
  it('are the same in a mirror', () => {
    fc.assert(
      fc.property(
        near,
        fc.constantFrom('small' as const, 'medium' as const, 'large' as const),
        side,
        fc.oneof(straight, bent),
        (from, mine, way, template) => {
          const mirror = poseAt(914 - from.x, from.y, -from.facing);
          const other: Template = {
            ...template,
            direction:
              template.direction === 'left' ? 'right' : template.direction === 'right' ? 'left' : 'straight',
          };
          const here = rollPlacements(mine, from, way, template);
          const there = rollPlacements(mine, mirror, way === 'left' ? 'right' : 'left', other);
          here.forEach(({ pose }, i) => {
            expect(there[i]!.pose.x).toBeCloseTo(914 - pose.x, 7);
            expect(there[i]!.pose.y).toBeCloseTo(pose.y, 7);
          });
        },
      ),
      { numRuns: 300, seed: 34 },
    );
  });
});

const anyBase = fc.oneof(
  near.map((pose): BaseBody => hugeBody(pose)),
  near.map((pose): BaseBody => shipBody('small', pose, FIRST_BASES.small)),
  near.map((pose): BaseBody => shipBody('large', pose, FIRST_BASES.large)),
);
const standard: readonly Arc[] = ['front', 'left', 'right', 'rear'];

describe('arcs of huge and First Edition bases', () => {
  it('share out everything around a ship', () => {
    const away = evenly(-280, 280);
    fc.assert(
      fc.property(anyBase, away, away, (us, dx, dy) => {
        const x = us.x + dx;
        const y = us.y + dy;
        const points = Float64Array.of(x, y, x + 1e-6, y, x, y + 1e-6);
        const speck: OutlineBody = { kind: 'outline', x, y, radius: 1e-5, points };
        const gap = distance(us, speck);
        fc.pre(gap > 1e-3 && gap < 299);
        const right = Math.abs(dx * us.cos - dy * us.sin);
        const ahead = Math.abs(dx * us.sin + dy * us.cos);
        const onLine = Math.abs(right - ahead * us.base.arcTangent) < 1e-5;
        expect(standard.filter((arc) => inArc(us, arc, speck)).length).toBe(onLine ? 2 : 1);
      }),
      { numRuns: 2000, seed: 35 },
    );
  });

  it('measure no shorter than the plain range, and in some arc as short', () => {
    fc.assert(
      fc.property(anyBase, near, (us, pose) => {
        const them = shipBody('medium', moved(pose, 0, 300, 0));
        fc.pre(!shipsOverlap(us, them));
        const plain = distance(us, them);
        const ranges = standard.map((arc) => attackRange(us, arc, them, 500)).filter((mm) => mm >= 0);
        fc.pre(plain < 499);
        expect(Math.min(...ranges)).toBeCloseTo(plain, 6);
        for (const [x1, y1, x2, y2] of shortestLines(us, them)) {
          expect(Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))).toBeCloseTo(plain, 6);
        }
      }),
      { numRuns: 1000, seed: 36 },
    );
  });

  it('several families of lines to a hollow thing: one for each of its equally near parts', () => {
    // A comb with three teeth whose tips are equally far from the base.
    const comb: OutlineBody = {
      kind: 'outline',
      x: 0,
      y: 130,
      radius: 60,
      points: Float64Array.of(
        -19,
        120,
        -15,
        120,
        -15,
        140,
        -2,
        140,
        -2,
        120,
        2,
        120,
        2,
        140,
        15,
        140,
        15,
        120,
        19,
        120,
        19,
        150,
        -19,
        150,
      ),
    };
    const lines = attackLines(shipBody('small', { x: 0, y: 0, facing: 0 }), 'front', comb);
    expect(lines.map((line) => line[0]).sort((a, b) => a - b)).toEqual([-19, -15, -2, 2, 15, 19]);
  });
});
