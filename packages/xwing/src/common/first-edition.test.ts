import { moved } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { attackLines, attackRange, inArc, inPrintedArc, lineCrosses, shortestLines } from './arcs.ts';
import { FIRST_BASES } from './bases.ts';
import {
  distance,
  edgeDistances,
  edgesCrossed,
  insidePlayArea,
  movedThrough,
  obstacleBody,
  overlapsBody,
  type ShipBody,
  shipBody,
  touching,
} from './bodies.ts';
import { areTouching, type Contact, firstContactsAfterMove, firstTouching } from './contacts.ts';
import { deviceBody } from './devices.ts';
import { rollRegion, rollRegionFrom, tallonSlides } from './first-roll.ts';
import { type Bearing, type Direction, executeManeuver, type Maneuver, type Slide } from './maneuvers.ts';
import { OUTLINES } from './outlines.ts';
import { bandOn, firstBandOn, isAtRange, isBeyondRange, isWithinRange } from './range.ts';
import { boostBy, boostPlacement, type Roll, refusals, rolledPose, type Surroundings } from './reposition.ts';
import { type Template, templateAt } from './templates.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const origin = at(400, 400);
const small = (x: number, y: number, facing = 0): ShipBody =>
  shipBody('small', at(x, y, facing), FIRST_BASES.small);
const large = (x: number, y: number, facing = 0): ShipBody =>
  shipBody('large', at(x, y, facing), FIRST_BASES.large);
const maneuver = (speed: number, bearing: Bearing, direction: Direction = 'straight'): Maneuver => ({
  speed,
  bearing,
  direction,
});
const fly = (
  what: Maneuver,
  others: readonly ShipBody[] = [],
  size: 'small' | 'large' = 'small',
  slide: Slide = 0,
) => executeManeuver(size, origin, what, others, slide);
const flown = (what: Maneuver, size: 'small' | 'large' = 'small'): readonly number[] => {
  const { pose } = fly(what, [], size);
  return [pose.x - 400, pose.y - 400, pose.facing].map((value) => Math.round(value * 1e6) / 1e6);
};
const straight = (speed: number): Template => ({ speed, shape: 'straight', direction: 'straight' });
/** A small ship that rolls to its right by the 1 straight template. */
const ROLL: Roll = { size: 'small', from: origin, side: 'right', template: straight(1) };
const board = { width: 914.4, depth: 914.4 };
const around = (given: Partial<Surroundings> = {}): Surroundings => ({
  ships: [],
  obstacles: [],
  playArea: board,
  ...given,
});
const END = Number.POSITIVE_INFINITY;

describe('First Edition bases and templates', () => {
  it('xwing1:small-ship.1 xwing1:large-ship.1 a small base is 40 mm square, a large one 80', () => {
    expect([FIRST_BASES.small.side, FIRST_BASES.large.side]).toEqual([40, 80]);
    expect(flown(maneuver(2, 'straight'), 'large')).toEqual([0, 160, 0]);
  });

  it('xwing1:speed.1 the number of a maneuver selects its template', () => {
    expect([1, 2, 3, 4, 5].map((speed) => templateAt(origin, straight(speed)).length)).toEqual([
      40, 80, 120, 160, 200,
    ]);
  });

  it('xwing1:ship.2 xwing1:faq-expansion-rules.2 only the base counts, at the edge too', () => {
    expect(insidePlayArea(large(40, 400), 914.4, 914.4)).toBe(true);
    expect(insidePlayArea(large(39.9, 400), 914.4, 914.4)).toBe(false);
  });
});

describe('First Edition maneuvers', () => {
  it('xwing1:activation-phase.4 xwing1:bearing.1 a straight moves by template and base, facing as before', () => {
    expect(flown(maneuver(2, 'straight'))).toEqual([0, 120, 0]);
    expect(flown(maneuver(3, 'straight'))).toEqual([0, 160, 0]);
  });

  it('xwing1:bearing.2 xwing1:bearing.3 banks turn by 45 degrees, turns by 90', () => {
    expect(flown(maneuver(2, 'bank', 'right'))[2]).toBe(45);
    expect(flown(maneuver(2, 'turn', 'left'))[2]).toBe(270);
  });

  it('xwing1:bearing.4 xwing1:bearing.5 a Koiogran turn comes about, a Segnor’s Loop turns by 225', () => {
    expect(flown(maneuver(4, 'koiogran'))).toEqual([0, 200, 180]);
    expect(flown(maneuver(3, 'segnor', 'right'))[2]).toBe(225);
  });

  it('xwing1:bearing.6 a Tallon Roll turns by 180, with its side at the template’s end', () => {
    expect(flown(maneuver(3, 'tallon', 'left'))).toEqual([-110, 110, 180]);
    // Shifted by 7 mm towards its final front, which is back where it came from.
    expect(fly(maneuver(3, 'tallon', 'left'), [], 'small', 7).pose).toEqual(at(290, 503, 180));
  });

  it('xwing1:bearing.8 a stationary maneuver changes nothing', () => {
    expect(fly(maneuver(0, 'stationary')).pose).toEqual(origin);
  });

  it('xwing1:bearing.9 a blocked Koiogran turn keeps its facing and backs up', () => {
    const { pose, executed } = fly(maneuver(4, 'koiogran'), [small(400, 600)]);
    expect([executed, pose.facing]).toEqual(['partially', 0]);
    expect(pose.y).toBeCloseTo(554.2, 6);
  });

  it('xwing1:bearing.10 only slides that overlap no ship may be taken', () => {
    const roll = maneuver(2, 'tallon', 'right');
    // It would stand at (482.5, 482.5), facing back; the blocker’s front guides end at 462.9 − s.
    const slides = tallonSlides('small', origin, roll, [small(482.5, 432)]);
    expect(slides).toHaveLength(1);
    expect(slides[0]![0]).toBe(-10);
    expect(slides[0]![1]).toBeCloseTo(482.5 - 22.9 - 454.9, 5);
    expect(fly(roll, [small(482.5, 432)], 'small', slides[0]![1]).executed).toBe('fully');
    expect(fly(roll, [small(482.5, 432)], 'small', slides[0]![1] + 0.01).executed).toBe('partially');
  });

  it('xwing1:bearing.11 with no free slide the roll is the turn of its template, backed up', () => {
    const roll = maneuver(2, 'tallon', 'right');
    const blockers = [small(482.5, 482.5)];
    expect(tallonSlides('small', origin, roll, blockers)).toEqual([]);
    const { pose, executed } = fly(roll, blockers);
    expect(executed).toBe('partially');
    expect(pose.facing).toBeLessThan(90);
  });

  it('xwing1:activation-phase.13 xwing1:moving-through.2 a ship beside or under the way does not matter', () => {
    expect(fly(maneuver(5, 'straight'), [small(441, 500), small(400, 520)]).executed).toBe('fully');
  });

  it('xwing1:moving-through.1 xwing1:moving-through.3 the template crosses rocks and ships, exactly', () => {
    const { template } = fly(maneuver(5, 'straight'));
    expect(movedThrough(template!, [obstacleBody('coreasteroid0', at(400, 500)), small(430.1, 500)])).toEqual(
      [0],
    );
    expect(movedThrough(template!, [small(429.9, 500)])).toEqual([0]);
  });

  it('xwing1:obstacles.9 xwing1:obstacles.10 rocks do not stop the flourish of advanced maneuvers', () => {
    const result = fly(maneuver(4, 'koiogran'));
    expect(movedThrough(result.template!, [obstacleBody('coreasteroid0', at(400, 500))])).toEqual([0]);
    expect(result.pose.facing).toBe(180);
    expect(fly(maneuver(3, 'tallon', 'left')).pose.facing).toBe(180);
  });

  it('xwing1:overlapping-ships.1 xwing1:overlapping-ships.3 backs up until clear, in contact with the last one', () => {
    const result = fly(maneuver(5, 'straight'), [small(400, 640), small(400, 590)]);
    expect(result.overlapped).toEqual([0, 1]);
    expect(result.pose.y).toBeCloseTo(590 - 45.8, 6);
    expect(firstTouching(result)).toEqual([1]);
  });

  it('xwing1:overlapping-ships.2 xwing1:faq-expansion-rules.1 xwing1:faq-large-ship-collisions.1 facing follows the template on the way back', () => {
    for (const size of ['small', 'large'] as const) {
      const side = FIRST_BASES[size].half;
      const result = fly(maneuver(1, 'turn', 'right'), [small(400 + side + 50, 400 + side + 40)], size);
      expect(result.executed).toBe('partially');
      expect(result.pose.facing).toBeGreaterThan(0);
      expect(result.pose.facing).toBeLessThan(90);
      // Its rear hash mark is on the arc (or the line before it), its front one on the arc or the line after it.
      const rear = moved(result.pose, 0, -side, 0);
      const fromCentre = Math.hypot(rear.x - 435, rear.y - (400 + side));
      if (rear.y > 400 + side) expect(fromCentre).toBeCloseTo(35, 6);
      else expect(rear.x).toBeCloseTo(400, 6);
    }
  });

  it('xwing1:overlapping-ships.8 of several ships only those touched at the end count', () => {
    const result = fly(maneuver(5, 'straight'), [small(400, 640), small(400, 590)]);
    expect(firstTouching(result)).toEqual([1]);
    expect(firstTouching(fly(maneuver(2, 'straight'), [small(440, 520)]))).toEqual([]);
  });

  it('xwing1:fleeing-the-battlefield.1 xwing1:fleeing-the-battlefield.2 a corner outside flees, a template does not', () => {
    expect(insidePlayArea(small(19.9, 400), 914.4, 914.4)).toBe(false);
    const { pose, template } = executeManeuver('small', at(30, 400, 330), maneuver(3, 'turn', 'right'), []);
    expect(template).not.toBeNull();
    expect(insidePlayArea(small(pose.x, pose.y, pose.facing), 914.4, 914.4)).toBe(true);
  });

  it('xwing1:fleeing-the-battlefield.4 a ship backed up over the edge has fled', () => {
    const result = executeManeuver('small', at(25, 100), maneuver(1, 'bank', 'left'), [small(25, 200)]);
    expect(result.executed).toBe('partially');
    const { x, y, facing } = result.pose;
    expect(insidePlayArea(small(x, y, facing), 914.4, 914.4)).toBe(false);
  });

  it('xwing1:guides.1 guides on a rock are an overlap, and no part of the base for range', () => {
    const rock = obstacleBody('core2asteroid1', at(412, 400 + 22 + 22));
    expect(overlapsBody(small(400, 400), rock)).toBe(true);
    expect(distance(small(400, 400), small(400, 445.8))).toBeCloseTo(5.8, 9);
  });
});

describe('First Edition rolls, boosts and decloaks', () => {
  it('xwing1:barrel-roll.2 xwing1:barrel-roll.5 unshifted it moves by 80 mm, facing as before', () => {
    expect(rolledPose({ ...ROLL, from: at(400, 400, 37) }, 0, 0)).toEqual(moved(at(400, 400, 37), 80, 0, 0));
  });

  it('xwing1:barrel-roll.3 the template may lie up to 10 mm off the middle of the side', () => {
    expect(rollRegion(ROLL, around()).freedom).toBe(10);
    expect(rollRegionFrom(ROLL, -10, around()).shifts).toEqual([[-10, 10]]);
  });

  it('xwing1:barrel-roll.4 in all the ship may shift by 20 mm either way', () => {
    expect(rollRegion({ ...ROLL, side: 'left' }, around()).shifts).toEqual([[-20, 20]]);
  });

  it('xwing1:barrel-roll.6 where a ship stands no shift is legal, beside it some are', () => {
    expect(rollRegion(ROLL, around({ ships: [small(480, 400)] })).shifts).toEqual([]);
    const [only] = rollRegion(ROLL, around({ ships: [small(480, 440)] })).shifts;
    expect(only![0]).toBe(-20);
    expect(only![1]).toBeCloseTo(440 - 45.8 - 400, 5);
  });

  it('a rock under the template leaves the shifts that another place of it allows', () => {
    // The rock covers the way above y = 403, so the template must lie at least 7 mm back.
    const rock = {
      kind: 'outline',
      x: 440,
      y: 420,
      radius: 30,
      points: Float64Array.of(430, 403, 450, 403, 450, 440, 430, 440),
    } as const;
    const { shifts } = rollRegion(ROLL, around({ obstacles: [rock] }));
    expect(shifts).toHaveLength(1);
    expect(shifts[0]![0]).toBe(-20);
    expect(shifts[0]![1]).toBeCloseTo(3, 5);
  });

  it('xwing1:barrel-roll.9 no shift may bring it over the edge', () => {
    const edge = rollRegion({ ...ROLL, from: at(814.4, 25) }, around());
    expect(edge.shifts).toEqual([[-5, 20]]);
    expect(rollRegion({ ...ROLL, from: at(815.4, 25) }, around()).shifts).toEqual([]);
  });

  it('xwing1:large-ship.4 a large ship lays the template lengthwise: 100 mm across, 40 either way', () => {
    const region = rollRegion({ ...ROLL, size: 'large' }, around());
    expect(region).toMatchObject({ freedom: 20, shifts: [[-40, 40]] });
    expect(rolledPose({ ...ROLL, size: 'large' }, 0, 0)).toEqual(at(500, 400));
  });

  it('xwing1:boost.2 xwing1:boost.3 xwing1:boost.5 a boost ends 80 mm ahead, not on a ship, not outside', () => {
    const { pose, templateBody } = boostPlacement('small', origin, 'straight');
    expect(pose).toEqual(at(400, 480));
    const why = (given: Partial<Surroundings>, where = pose) =>
      refusals(small(where.x, where.y), templateBody, around(given)).map(({ kind }) => kind);
    expect(why({ ships: [small(400, 500)] })).toEqual(['overlaps-ship']);
    expect(why({}, boostPlacement('small', at(400, 834.4), 'straight').pose)).toEqual(['outside-play-area']);
  });

  it('xwing1:cloak.12 xwing1:cloak.13 xwing1:cloak.15 a decloak by 2 straight fits, or it stays cloaked', () => {
    const boost = boostBy('small', origin, straight(2));
    expect(boost.pose).toEqual(at(400, 520));
    const rock = obstacleBody('coreasteroid0', at(400, 460));
    expect(refusals(small(400, 520), boost.templateBody, around({ obstacles: [rock] }))).toEqual([
      { kind: 'template-on-obstacle', index: 0 },
    ]);
    const edge = boostBy('small', at(400, 794.4), straight(2));
    expect(refusals(small(400, edge.pose.y), edge.templateBody, around()).map(({ kind }) => kind)).toEqual([
      'outside-play-area',
    ]);
    const rocks = [obstacleBody('coreasteroid0', at(460, 400)), obstacleBody('coreasteroid0', at(340, 400))];
    for (const side of ['left', 'right'] as const) {
      expect(
        rollRegion({ ...ROLL, side, template: straight(2) }, around({ obstacles: rocks })).shifts,
      ).toEqual([]);
    }
  });
});

describe('First Edition arcs and range', () => {
  it('xwing1:firing-arc.1 the primary arc lies between its lines and has no end', () => {
    expect(attackRange(small(400, 400), 'front', small(400, 730), END)).toBe(290);
    expect(attackRange(small(400, 400), 'front', small(400, 890), END)).toBe(450);
    expect(inArc(small(400, 400), 'front', small(650, 400), END)).toBe(false);
  });

  it('xwing1:firing-arc.2 a corner 1 mm inside the line is in the arc', () => {
    const line = 180 * FIRST_BASES.small.arcTangent;
    expect(inArc(small(0, 0), 'front', small(line + 19, 160), END)).toBe(true);
    expect(inArc(small(0, 0), 'front', small(line + 21, 160), END)).toBe(false);
  });

  it('xwing1:attack.5 in the arc at range 1-3, or not a target', () => {
    expect(inArc(small(400, 400), 'front', small(690, 400), END)).toBe(false);
    const mm = attackRange(small(400, 400), 'front', small(400, 690), END);
    expect(bandOn(mm, 3)).toBe(3);
    expect(bandOn(attackRange(small(400, 400), 'front', small(400, 750), END), 3)).toBeNull();
  });

  it('xwing1:auxiliary-firing-arc.1 an auxiliary rear arc mirrors the front one', () => {
    const behind = large(400, 120);
    expect(inArc(large(400, 400), 'rear', behind, END)).toBe(true);
    expect(inArc(large(400, 400), 'front', behind, END)).toBe(false);
    expect(distance(large(400, 400), behind)).toBe(200);
  });

  it('xwing1:turret-primary-weapon.1 xwing1:turret-primary-weapon.2 a turret reaches what its printed arc does not', () => {
    const behind = small(400, 200);
    expect(inArc(large(400, 400), 'front', behind, END)).toBe(false);
    expect(shortestLines(large(400, 400), behind)[0]).toEqual([380, 360, 380, 220]);
    expect(bandOn(distance(large(400, 400), behind), 3)).toBe(2);
  });

  it('xwing1:range.1 xwing1:range.11 three bands of 100 mm, between closest points', () => {
    expect(bandOn(distance(small(400, 400), small(400, 539.9)), 3)).toBe(1);
    expect(bandOn(distance(small(400, 400), small(400, 540.1)), 3)).toBe(2);
    expect([100, 200, 300, 300.1].map((mm) => bandOn(mm, 3))).toEqual([1, 2, 3, null]);
  });

  it('xwing1:range.2 attack range goes to the nearest part inside the arc', () => {
    const target = shipBody('large', at(130, 120), FIRST_BASES.large);
    expect(distance(small(0, 0), target)).toBeLessThan(100);
    expect(attackRange(small(0, 0), 'front', target, END)).toBeGreaterThan(100);
  });

  it('xwing1:range.3 xwing1:range.4 a span of bands; at a range by the closest point', () => {
    const target = small(400, 600);
    expect(distance(small(400, 400), target)).toBe(160);
    expect([1, 2].some((range) => isAtRange(small(400, 400), target, range))).toBe(true);
    const wide = small(400, 640);
    expect([isAtRange(small(400, 400), wide, 2), isAtRange(small(400, 400), wide, 3)]).toEqual([true, false]);
  });

  it('xwing1:range.5 xwing1:range.6 within a range all of the base is, beyond it none', () => {
    expect(isWithinRange(small(400, 400), small(400, 520), 1)).toBe(false);
    expect(isWithinRange(small(400, 400), small(400, 490), 1)).toBe(true);
    expect(isBeyondRange(small(400, 400), small(400, 641), 2)).toBe(true);
    expect(isBeyondRange(small(400, 400), small(400, 640), 2)).toBe(false);
  });

  it('xwing1:range.7 xwing1:faq-qanda-range-measurement.2 turrets measure to the closest point, in arc or not', () => {
    const target = shipBody('large', at(130, 120), FIRST_BASES.large);
    const [line] = shortestLines(small(0, 0), target);
    expect(line).toEqual([20, 20, 90, 80]);
    expect(bandOn(distance(small(0, 0), target), 3)).toBe(1);
  });

  it('xwing1:range.8 xwing1:bombs.8 range to a token goes to its closest point, guides included', () => {
    const bomb = deviceBody('protonbomb', at(400, 400));
    expect(distance(small(400, 400 + 16.28 + 98 + 20), bomb)).toBeCloseTo(98, 9);
  });

  it('xwing1:range.9 xwing1:obstructed.4 the line has no width, and no longer one may be taken', () => {
    const [left, right] = attackLines(small(400, 400), 'front', small(410, 560), END);
    expect([left![0], right![0]].sort((a, b) => a - b)).toEqual([390, 420]);
    const tilted = attackLines(small(400, 400), 'front', small(410, 560, 10), END);
    expect(tilted).toHaveLength(1);
    const rock = obstacleBody('coreasteroid0', at(tilted[0]![0], 480));
    expect(lineCrosses(tilted[0]!, rock)).toBe(true);
  });

  it('xwing1:range.10 ships in contact are at range 1 of each other', () => {
    expect(firstBandOn(distance(small(400, 400), small(400, 440)), 3)).toBe(1);
    expect(firstBandOn(100.1, 3)).toBe(2);
  });

  it('xwing1:faq-errata.2 only a rock on the line inside the arc obstructs', () => {
    const target = shipBody('large', at(130, 120), FIRST_BASES.large);
    const inside = attackLines(small(0, 0), 'front', target, END);
    const outside = shortestLines(small(0, 0), target);
    const points = Float64Array.of(53, 52, 57, 52, 57, 48, 53, 48);
    const rock = { kind: 'outline', x: 55, y: 50, radius: 3, points } as const;
    expect(outside.map((line) => lineCrosses(line, rock))).toEqual([true]);
    expect(inside.map((line) => lineCrosses(line, rock))).toEqual([false]);
  });

  it('xwing1:faq-qanda-range-measurement.1 range is the same from either end', () => {
    expect(distance(small(400, 400), small(400, 535))).toBe(distance(small(400, 535), small(400, 400)));
  });
});

describe('First Edition setup and printed arcs', () => {
  const rock = (x: number, y: number) => obstacleBody('coreasteroid0', at(x, y));

  it('xwing1:setup.4 rocks 99 mm apart are at range 1 of each other, farther ones beyond it', () => {
    const first = rock(300, 300);
    const gap = distance(first, rock(450, 300));
    const apart = (mm: number) => rock(450 + mm - gap, 300);
    expect(distance(first, apart(99))).toBeCloseTo(99, 2);
    expect(isBeyondRange(first, apart(99), 1)).toBe(false);
    expect(isBeyondRange(first, apart(100.1), 1)).toBe(true);
  });

  it('xwing1:setup.5 a point of a rock 199 mm from an edge is at range 2 of it', () => {
    const low = Math.min(...OUTLINES.coreasteroid0!.points.filter((_, i) => i % 2 === 1));
    expect(edgeDistances(rock(400, 199 - low), 914.4, 914.4)).toBeCloseTo(199, 6);
    expect(bandOn(edgeDistances(rock(400, 199 - low), 914.4, 914.4), 3)).toBe(2);
    expect(bandOn(edgeDistances(rock(400, 200.1 - low), 914.4, 914.4), 3)).toBe(3);
  });

  it('xwing1:setup.9 a base reaching 101 mm from its edge is not inside the strip of range 1', () => {
    const strip = (y: number) => insidePlayArea(small(400, y), 914.4, 100);
    expect([strip(80), strip(81), strip(20), strip(19)]).toEqual([true, false, true, false]);
  });

  it('xwing1:faq-ship-cards.2 xwing1:faq-upgrade-cards.52 an auxiliary arc is a printed one', () => {
    const behind = small(400, 150);
    expect(inPrintedArc(large(400, 400), ['front', 'rear'], behind)).toBe(true);
    expect(inPrintedArc(large(400, 400), ['front', 'rear'], small(650, 400))).toBe(false);
  });

  it('xwing1:faq-ship-cards.3 xwing1:faq-upgrade-cards.5 xwing1:faq-upgrade-cards.51 a turret’s reach is none', () => {
    const behind = small(400, 190);
    expect(inPrintedArc(large(400, 400), ['front'], behind)).toBe(false);
    expect(bandOn(distance(large(400, 400), behind), 3)).toBe(2);
    expect(inPrintedArc(large(400, 400), ['front'], small(400, 600))).toBe(true);
  });

  it('xwing1:faq-qanda-missions.3 xwing1:faq-qanda-missions.4 without printed arcs nothing is in one', () => {
    expect(inPrintedArc(large(400, 400), [], small(400, 600))).toBe(false);
  });

  it('xwing1:faq-qanda-missions.2 a corner over two edges crosses both', () => {
    expect(edgesCrossed(small(15, 910), 914.4, 914.4)).toEqual(['left', 'far']);
    expect(edgesCrossed(small(15, 400), 914.4, 914.4)).toEqual(['left']);
    expect(edgesCrossed(small(20, 20), 914.4, 914.4)).toEqual([]);
  });
});

describe('First Edition touching', () => {
  const A = 1;
  const B = 2;

  it('xwing1:touching.1 contact by a perfect landing is not touching', () => {
    const result = fly(maneuver(2, 'straight'), [small(440, 520)]);
    expect(result.touching).toEqual([0]);
    expect(firstTouching(result)).toEqual([]);
    expect(firstContactsAfterMove([], A, [], [B])).toEqual([]);
  });

  it('xwing1:touching.2 it lasts until one moves out of contact', () => {
    const contacts = firstContactsAfterMove([], A, [B], [B]);
    expect(areTouching(contacts, B, A)).toBe(true);
    expect(firstContactsAfterMove(contacts, B, [], [])).toEqual([]);
  });

  it('xwing1:touching.3 once both have moved they no longer touch, contact or not', () => {
    const contacts: readonly Contact[] = [{ ships: [A, B], moved: [] }];
    const one = firstContactsAfterMove(contacts, A, [], [B]);
    expect(areTouching(one, A, B)).toBe(true);
    expect(firstContactsAfterMove(one, B, [], [A])).toEqual([]);
  });

  it('xwing1:touching.4 a ship can touch several it overlapped', () => {
    const blockers = [small(375, 520), small(425, 520)];
    const result = fly(maneuver(2, 'straight'), blockers);
    expect(firstTouching(result)).toEqual([0, 1]);
    const { x, y } = result.pose;
    expect(blockers.map((blocker) => touching(small(x, y), blocker))).toEqual([true, true]);
  });

  it('xwing1:faq-clarifications.6 a ship that does not get away still touches', () => {
    const contacts: readonly Contact[] = [{ ships: [A, B], moved: [] }];
    expect(areTouching(firstContactsAfterMove(contacts, A, [], [B]), A, B)).toBe(true);
  });
});
