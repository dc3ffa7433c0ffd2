import { isInsideAll, moved, type Pose, poseAt, shortestLines } from '@firing-arc/table';
import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Aim, aim, type Party, zoneBody } from './attack.ts';
import {
  baseBody,
  distance,
  type ObstacleBody,
  obstacleBody,
  overlaps,
  type ShipBody,
  shipBody,
  squadronBody,
} from './bodies.ts';
import { toolSides, yawLimits } from './courses.ts';
import { moveShip } from './movement.ts';
import { OBSTACLES } from './obstacle-data.ts';
import { SHIPS } from './ship-data.ts';
import { HULLS, ZONES, type Zone, zonesOfSize } from './zones.ts';

const coordinate = evenly(400, 900);
const facing = evenly(0, 360);
const pose = fc
  .record({ x: coordinate, y: coordinate, facing })
  .map(({ x, y, facing: f }) => poseAt(x, y, f));
const ship = fc.tuple(fc.constantFrom(...Object.keys(HULLS)), pose).map(([id, where]) => shipBody(id, where));
const zone = fc.constantFrom(...ZONES);
const obstacle = fc
  .tuple(fc.constantFrom(...Object.keys(OBSTACLES)), pose)
  .map(([id, where]) => ({ id, where }));

/** Two ships apart, their zones, and what lies about. */
const duel = fc
  .record({ a: ship, b: ship, from: zone, to: zone, third: ship, rock: obstacle })
  .filter(({ a, b, third }) => !overlaps(a, b) && !overlaps(a, third) && !overlaps(b, third));
type Duel = {
  a: ShipBody;
  b: ShipBody;
  from: Zone;
  to: Zone;
  third: ShipBody;
  rock: { id: string; where: Pose };
};

const mirroredZone: Readonly<Record<Zone, Zone>> = {
  front: 'front',
  left: 'right',
  right: 'left',
  rear: 'rear',
  'left-auxiliary': 'right-auxiliary',
  'right-auxiliary': 'left-auxiliary',
};

function aimOf({ a, b, from, to, third, rock }: Duel, map: (at: Pose) => Pose, flip: boolean): Aim {
  const onMap = (one: ShipBody): ShipBody => shipBody(one.ship!, map(one.pose));
  const [first, second] = [onMap(a), onMap(b)];
  const zoneOf = (one: Zone): Zone => (flip ? mirroredZone[one] : one);
  const obstacles: ObstacleBody[] = flip ? [] : [obstacleBody(rock.id, map(rock.where))];
  return aim(zoneBody(first, zoneOf(from)), zoneBody(second, zoneOf(to)), {
    ships: [first, second, onMap(third)],
    obstacles,
  });
}

function sameAim(one: Aim, other: Aim): void {
  expect(other.inArc).toBe(one.inArc);
  if (!one.inArc || !other.inArc) return;
  expect(Math.abs(other.mm - one.mm)).toBeLessThan(1e-6);
  expect(other.obstructedBy.ships).toEqual(one.obstructedBy.ships);
  expect(other.lines).toHaveLength(one.lines.length);
}

describe('attacks', () => {
  it('are the same turned and moved about the table', () => {
    const turn = (at: Pose): Pose => moved({ x: 1300, y: -200, facing: 77 }, at.x, at.y, at.facing);
    fc.assert(
      fc.property(duel, (given) =>
        sameAim(
          aimOf(given, (at) => at, false),
          aimOf(given, turn, false),
        ),
      ),
    );
  });

  it('are the same in the mirror, left for right', () => {
    const mirror = (at: Pose): Pose => poseAt(1300 - at.x, at.y, -at.facing);
    fc.assert(
      fc.property(duel, (given) =>
        sameAim(
          aimOf({ ...given }, (at) => at, false),
          aimOf(given, mirror, true),
        ),
      ),
    );
  });

  it('never measure shorter for the part in the arc than for the whole zone', () => {
    fc.assert(
      fc.property(duel, ({ a, b, from, to }) => {
        const attacker = zoneBody(a, from);
        const found = aim(attacker, zoneBody(b, to));
        fc.pre(found.inArc);
        const whole = shortestLines(attacker.points, zoneBody(b, to).points)!;
        expect(found.inArc && found.mm).toBeGreaterThanOrEqual(whole.mm - 1e-9);
        // Bases of plastic are larger than tokens of cardboard.
        expect(found.inArc && found.mm).toBeGreaterThanOrEqual(distance(a, b) - 1e-9);
      }),
    );
  });

  it('end in the arc, and as far as the lines are long', () => {
    fc.assert(
      fc.property(duel, fc.boolean(), ({ a, b, from, to }, atSquadron) => {
        const attacker = zoneBody(a, from);
        const defender: Party = atSquadron ? squadronBody(b.x, b.y) : zoneBody(b, to);
        const found = aim(attacker, defender);
        fc.pre(found.inArc);
        if (!found.inArc) return;
        for (const [x1, y1, x2, y2] of found.lines) {
          expect(isInsideAll(attacker.arc, x2, y2)).toBe(true);
          expect(Math.abs(Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2) - found.mm)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('have every zone of a defender in the arc of some zone of the attacker', () => {
    fc.assert(
      fc.property(duel, ({ a, b, to }) => {
        const arcs = zonesOfSize(a.base.size).filter((from) => aim(zoneBody(a, from), zoneBody(b, to)).inArc);
        expect(arcs.length).toBeGreaterThan(0);
      }),
    );
  });

  it('agree with a net of points on the defender, to a millimetre', () => {
    fc.assert(
      fc.property(duel, ({ a, b, from, to }) => {
        const attacker = zoneBody(a, from);
        const defender = zoneBody(b, to);
        const found = aim(attacker, defender);
        const slow = slowRange(attacker.points, attacker.arc, defender.points);
        // What the net misses is a corner that only just reaches into the arc.
        if (slow < Number.POSITIVE_INFINITY) expect(found.inArc).toBe(true);
        fc.pre(found.inArc && slow < Number.POSITIVE_INFINITY);
        if (found.inArc) {
          expect(slow).toBeGreaterThanOrEqual(found.mm - 1e-6);
          expect(slow - found.mm).toBeLessThan(1);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** The least distance between points on two outlines, every millimetre or less, the second in the arc. */
function slowRange(a: Float64Array, arc: readonly number[], b: Float64Array): number {
  const from = net(a);
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of net(b)) {
    if (!isInsideAll(arc, x, y)) continue;
    for (const [px, py] of from) least = Math.min(least, Math.sqrt((px - x) ** 2 + (py - y) ** 2));
  }
  return least;
}

function net(points: Float64Array): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    const dx = points[j]! - points[i]!;
    const dy = points[j + 1]! - points[i + 1]!;
    const steps = Math.ceil(Math.sqrt(dx * dx + dy * dy) / 0.5);
    for (let k = 0; k < steps; k++)
      found.push([points[i]! + (k / steps) * dx, points[i + 1]! + (k / steps) * dy]);
  }
  return found;
}

/** A ship among others that overlap neither it nor each other, and a course from its chart. */
const crowd = fc
  .record({
    id: fc.constantFrom(...Object.keys(SHIPS)),
    crowd: fc.array(ship, { minLength: 1, maxLength: 7 }),
    speed: fc.integer({ min: 1, max: 4 }),
    yaw: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 4, maxLength: 4 }),
    facing,
  })
  .map((given) => {
    const me = shipBody(given.id, poseAt(650, 650, given.facing));
    const others: ShipBody[] = [];
    for (const one of given.crowd)
      if ([me, ...others].every((kept) => !overlaps(kept, one))) others.push(one);
    const { speeds, size } = SHIPS[given.id]!;
    const limits = yawLimits(speeds, Math.min(given.speed, speeds.length))!;
    const clicks = limits.map((limit, i) => Math.max(-limit, Math.min(limit, given.yaw[i]!)));
    return { me, others, clicks, side: toolSides(size, clicks)[0]! };
  });

describe('maneuvers', () => {
  it('never end overlapping, and end where a course of the reached speed ends', () => {
    fc.assert(
      fc.property(crowd, ({ me, others, clicks, side }) => {
        const move = moveShip(me, clicks, side, others);
        const end = baseBody(me.base.size, move.pose);
        for (const other of others) expect(overlaps(end, other)).toBe(false);
        expect(moveShip(me, clicks.slice(0, move.speed), side, others)).toEqual({
          ...move,
          overlapped: [],
          closest: null,
        });
        if (move.speed === clicks.length) expect(move.overlapped).toEqual([]);
        else expect(move.overlapped.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('go on if a ship is taken away: fewer ships never mean a lower speed', () => {
    fc.assert(
      fc.property(crowd, ({ me, others, clicks, side }) => {
        fc.pre(others.length > 0);
        const all = moveShip(me, clicks, side, others);
        const fewer = moveShip(me, clicks, side, others.slice(1));
        expect(fewer.speed).toBeGreaterThanOrEqual(all.speed);
      }),
      { numRuns: 300 },
    );
  });

  it('are the same turned and moved about the table', () => {
    const map = (at: Pose): Pose => moved({ x: -300, y: 900, facing: 211 }, at.x, at.y, at.facing);
    fc.assert(
      fc.property(crowd, ({ me, others, clicks, side }) => {
        const plain = moveShip(me, clicks, side, others);
        const changed = moveShip(
          shipBody(me.ship!, map(me.pose)),
          clicks,
          side,
          others.map((one) => shipBody(one.ship!, map(one.pose))),
        );
        expect([changed.speed, changed.overlapped, changed.closest]).toEqual([
          plain.speed,
          plain.overlapped,
          plain.closest,
        ]);
        const there = map(plain.pose);
        expect(Math.abs(changed.pose.x - there.x)).toBeLessThan(1e-7);
        expect(Math.abs(changed.pose.y - there.y)).toBeLessThan(1e-7);
      }),
      { numRuns: 200 },
    );
  });
});
