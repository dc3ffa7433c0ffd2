import { cos, deepInside, moved, type Pose, poseAt, sin } from '@firing-arc/table';
import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arc, attackLines, attackRange, inArc } from './arcs.ts';
import type { BaseSize } from './bases.ts';
import { distance, type OutlineBody, obstacleBody, type ShipBody, shipBody, shipsOverlap } from './bodies.ts';
import { type Direction, executeManeuver, type Maneuver, previewManeuver } from './maneuvers.ts';
import { OUTLINES } from './outlines.ts';
import { arcPart, firstContact, straightPart, type TemplatePart } from './templates.ts';
import { slowDepth, slowParts } from './testing/slow.ts';

const sizes: readonly BaseSize[] = ['small', 'medium', 'large'];
const coordinate = evenly(100, 800);
const facing = evenly(0, 360);
const ship = fc
  .record({ size: fc.constantFrom(...sizes), x: coordinate, y: coordinate, facing })
  .map(({ size, x, y, facing: f }) => shipBody(size, poseAt(x, y, f)));
const near = fc
  .record({
    size: fc.constantFrom(...sizes),
    x: fc.integer({ min: -90, max: 90 }),
    y: fc.integer({ min: -90, max: 90 }),
    facing,
  })
  .map(({ size, x, y, facing: f }) => shipBody(size, poseAt(450 + x, 450 + y, f)));
const maneuver: fc.Arbitrary<Maneuver> = fc.oneof(
  fc.record({
    speed: fc.integer({ min: 1, max: 5 }),
    bearing: fc.constantFrom('straight' as const, 'koiogran' as const, 'reverse-straight' as const),
    direction: fc.constant('straight' as Direction),
  }),
  fc.record({
    speed: fc.integer({ min: 1, max: 3 }),
    bearing: fc.constantFrom(
      'bank' as const,
      'turn' as const,
      'segnor' as const,
      'tallon' as const,
      'reverse-bank' as const,
      'sideslip-bank' as const,
      'sideslip-turn' as const,
    ),
    direction: fc.constantFrom('left' as Direction, 'right' as Direction),
  }),
);
const standard: readonly Arc[] = ['front', 'left', 'right', 'rear'];

/** Whether two poses are the same to 1e-6 mm and 1e-7 degrees. */
function same(a: Pose, b: Pose): boolean {
  const turn = Math.abs(a.facing - b.facing) % 360;
  return Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6 && Math.min(turn, 360 - turn) < 1e-7;
}

const mirrored = (pose: Pose): Pose => poseAt(914 - pose.x, pose.y, -pose.facing);
const other: Readonly<Record<Direction, Direction>> = { left: 'right', straight: 'straight', right: 'left' };
const mapped = (body: ShipBody, map: (pose: Pose) => Pose): ShipBody => shipBody(body.size, map(body.pose));

/** A mover and ships that do not overlap it or each other. */
const table = fc.record({ me: near, crowd: fc.array(near, { maxLength: 6 }), maneuver }).map((given) => {
  const others: ShipBody[] = [];
  for (const one of given.crowd) {
    if (!shipsOverlap(one, given.me) && others.every((kept) => !shipsOverlap(kept, one))) others.push(one);
  }
  return { me: given.me, others, maneuver: given.maneuver };
});

describe('maneuvers', () => {
  const agrees = (
    given: { me: ShipBody; others: ShipBody[]; maneuver: Maneuver },
    map: (pose: Pose) => Pose,
    flip: boolean,
  ) => {
    const { me, others } = given;
    const plain = executeManeuver(me.size, me.pose, given.maneuver, others);
    const direction = flip ? other[given.maneuver.direction] : given.maneuver.direction;
    const changed = executeManeuver(
      me.size,
      map(me.pose),
      { ...given.maneuver, direction },
      others.map((one) => mapped(one, map)),
    );
    expect(changed.executed).toBe(plain.executed);
    expect(same(changed.pose, map(plain.pose))).toBe(true);
    expect(changed.overlapped).toEqual(plain.overlapped);
    expect(changed.touching).toEqual(plain.touching);
    expect(Math.abs(changed.backedUp - plain.backedUp)).toBeLessThan(1e-6);
  };

  it('are the same in a mirror', () => {
    fc.assert(
      fc.property(table, (given) => agrees(given, mirrored, true)),
      { numRuns: 700, seed: 5 },
    );
  });

  it('are the same on a table that is turned and shifted', () => {
    const turn = (pose: Pose): Pose => moved(poseAt(70, 30, 37), pose.x, pose.y, pose.facing);
    fc.assert(
      fc.property(table, (given) => agrees(given, turn, false)),
      { numRuns: 700, seed: 6 },
    );
  });

  it('removing a ship never makes a full move partial, nor a ship that was not met change the end', () => {
    fc.assert(
      fc.property(table, ({ me, others, maneuver: what }) => {
        const before = executeManeuver(me.size, me.pose, what, others);
        others.forEach((_, index) => {
          const after = executeManeuver(me.size, me.pose, what, others.toSpliced(index, 1));
          if (before.executed === 'fully') expect(after.executed).toBe('fully');
          if (!before.overlapped.includes(index)) expect(after.pose).toEqual(before.pose);
          expect(after.backedUp).toBeLessThanOrEqual(before.backedUp + 1e-9);
        });
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('a faster straight never ends nearer', () => {
    fc.assert(
      fc.property(near, (me) => {
        let farthest = 0;
        for (const speed of [1, 2, 3, 4, 5]) {
          const { pose } = previewManeuver(me.size, me.pose, {
            speed,
            bearing: 'straight',
            direction: 'straight',
          });
          const far = Math.sqrt((pose.x - me.x) * (pose.x - me.x) + (pose.y - me.y) * (pose.y - me.y));
          expect(far).toBeGreaterThan(farthest);
          farthest = far;
        }
      }),
      { numRuns: 100, seed: 8 },
    );
  });

  it('never end on a ship', () => {
    fc.assert(
      fc.property(table, ({ me, others, maneuver: what }) => {
        const { pose } = executeManeuver(me.size, me.pose, what, others);
        const body = shipBody(me.size, pose);
        for (const one of others) expect(shipsOverlap(body, one)).toBe(false);
      }),
      { numRuns: 1000, seed: 9 },
    );
  });
});

describe('overlap', () => {
  it('agrees with a slow check of every part', () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        const parts = (body: ShipBody) => slowParts(body.size, body.x, body.y, body.pose.facing);
        const depth = slowDepth(parts(a), parts(b));
        fc.pre(Math.abs(depth - 1e-6) > 1e-9);
        expect(shipsOverlap(a, b)).toBe(depth > 1e-6);
        expect(shipsOverlap(b, a)).toBe(shipsOverlap(a, b));
      }),
      { numRuns: 2000, seed: 10 },
    );
  });
});

describe('templates', () => {
  it('lie on a rock where a fine net of their points does, and first meet it there', () => {
    const where = fc.record({
      id: fc.constantFrom(...Object.keys(OUTLINES)),
      x: evenly(-90, 90),
      y: evenly(-20, 130),
      facing,
    });
    const shapes = [
      straightPart(origin, 80),
      arcPart(origin, 35, 90, 1),
      arcPart(origin, 90, 61.7, -1),
      arcPart(origin, 130, 45, 1),
    ];
    fc.assert(
      fc.property(where, fc.constantFrom(...shapes), (rock, template) => {
        const body = obstacleBody(rock.id, poseAt(rock.x, rock.y, rock.facing));
        const found = firstContact(template, body.points);
        const netted = firstOfNet(template, body.points);
        if (found < 0) expect(netted).toBe(Number.POSITIVE_INFINITY);
        else expect(netted).toBeGreaterThanOrEqual(found - 1e-6);
        if (found >= 0 && netted !== Number.POSITIVE_INFINITY) expect(netted - found).toBeLessThan(8);
      }),
      { numRuns: 1000, seed: 15 },
    );
  });
});

const origin: Pose = { x: 0, y: 0, facing: 0 };

/** The least distance along a template of a net of its points, 0.5 mm apart, that lies in a polygon. */
function firstOfNet(template: TemplatePart, points: Float64Array): number {
  const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let along = 0; along <= template.length; along += 0.5) {
    for (let across = -10; across <= 10; across += 0.5) {
      let [x, y] = [across, along];
      if (template.radius > 0) {
        const degrees = (along * 180) / (Math.PI * template.radius);
        const arm = template.radius - across;
        [x, y] = [template.side * (template.radius - arm * cos(degrees)), arm * sin(degrees)];
      }
      const isNear = x > left && x < right && y > low && y < high;
      if (isNear && deepInside(points, x, y)) return along;
    }
  }
  return Number.POSITIVE_INFINITY;
}

describe('arcs and range', () => {
  it('the four standard arcs share out everything around a ship', () => {
    fc.assert(
      fc.property(ship, evenly(-300, 300), evenly(-300, 300), (us, x, y) => {
        const speck: OutlineBody = {
          kind: 'outline',
          x: us.x + x,
          y: us.y + y,
          radius: 1e-5,
          points: Float64Array.of(us.x + x, us.y + y, us.x + x + 1e-6, us.y + y, us.x + x, us.y + y + 1e-6),
        };
        const gap = distance(us, speck);
        fc.pre(gap > 1e-3 && gap < 299.9);
        const within = standard.filter((arc) => inArc(us, arc, speck));
        expect(within.length === 1 || (within.length === 2 && onArcLine(us, x, y))).toBe(true);
        expect(inArc(us, 'full-front', speck) || inArc(us, 'full-rear', speck)).toBe(true);
        if (inArc(us, 'bullseye', speck)) expect(within).toContain('front');
      }),
      { numRuns: 2000, seed: 11 },
    );
  });

  it('range to the part in an arc is never shorter than the range, and in some arc it is the range', () => {
    fc.assert(
      fc.property(ship, ship, (us, them) => {
        fc.pre(!shipsOverlap(us, them));
        const plain = distance(us, them);
        fc.pre(plain < 299);
        const ranges = standard.map((arc) => attackRange(us, arc, them)).filter((mm) => mm >= 0);
        expect(Math.min(...ranges)).toBeCloseTo(plain, 6);
        for (const mm of ranges) expect(mm).toBeGreaterThan(plain - 1e-6);
        expect(distance(them, us)).toBeCloseTo(plain, 9);
      }),
      { numRuns: 2000, seed: 12 },
    );
  });

  it('agrees with a fine sampling of both bases', () => {
    fc.assert(
      fc.property(ship, ship, (us, them) => {
        fc.pre(!shipsOverlap(us, them));
        const seen = sampled(us, them);
        for (const arc of standard) {
          const mm = attackRange(us, arc, them);
          const best = seen[arc] ?? Number.POSITIVE_INFINITY;
          if (best < 299) expect(mm).toBeGreaterThanOrEqual(0);
          if (mm >= 0) {
            expect(mm).toBeLessThan(best + 1e-6);
            if (best < 299) expect(mm).toBeGreaterThan(best - 1);
          }
        }
      }),
      { numRuns: 200, seed: 13 },
    );
  });

  it('every attack line is as long as the attack range says', () => {
    fc.assert(
      fc.property(
        ship,
        ship,
        fc.constantFrom<Arc>(...standard, 'bullseye', 'full-front'),
        (us, them, arc) => {
          fc.pre(!shipsOverlap(us, them));
          const mm = attackRange(us, arc, them);
          const lines = attackLines(us, arc, them);
          expect(lines.length > 0).toBe(mm >= 0);
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const [x1, y1, x2, y2] of lines) {
            expect(Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))).toBeCloseTo(mm, 6);
          }
        },
      ),
      { numRuns: 1500, seed: 14 },
    );
  });
});

/** Whether a point, relative to a ship, is within 1e-5 mm of one of its arc lines. */
function onArcLine(us: ShipBody, x: number, y: number): boolean {
  const right = Math.abs(x * us.cos - y * us.sin);
  const ahead = Math.abs(x * us.sin + y * us.cos);
  return Math.abs(right - ahead * us.base.arcTangent) < 1e-5;
}

/** Distances to points on the edge of a base, the least for each standard arc. */
function sampled(us: ShipBody, them: ShipBody): Partial<Record<Arc, number>> {
  const best: Partial<Record<Arc, number>> = {};
  const { half } = them.base;
  const steps = 160;
  for (let i = 0; i < 4 * steps; i++) {
    const t = ((i % steps) / steps) * 2 * half - half;
    const [right, ahead] = [
      [t, half],
      [half, -t],
      [-t, -half],
      [-half, t],
    ][Math.floor(i / steps)]!;
    const dx = them.x + right! * them.cos + ahead! * them.sin - us.x;
    const dy = them.y - right! * them.sin + ahead! * them.cos - us.y;
    const x = dx * us.cos - dy * us.sin;
    const y = dx * us.sin + dy * us.cos;
    const arc =
      Math.abs(x) <= Math.abs(y) * us.base.arcTangent ? (y > 0 ? 'front' : 'rear') : x > 0 ? 'right' : 'left';
    const ox = Math.max(0, Math.abs(x) - us.base.half);
    const oy = Math.max(0, Math.abs(y) - us.base.half);
    best[arc] = Math.min(best[arc] ?? Number.POSITIVE_INFINITY, Math.sqrt(ox * ox + oy * oy));
  }
  return best;
}
