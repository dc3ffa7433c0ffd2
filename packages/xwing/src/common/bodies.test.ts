import { frameOf } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { BASES, PLAY_AREA } from './bases.ts';
import {
  bodiesOverlap,
  distance,
  edgeDistances,
  farthestDistance,
  insidePlayArea,
  movedThrough,
  type OutlineBody,
  obstacleBody,
  outlineOf,
  overlapsBody,
  shipBody,
  shipsOverlap,
  touching,
  withinByCircles,
} from './bodies.ts';
import { OUTLINES } from './outlines.ts';
import { band } from './range.ts';
import { arcPart, firstContact, isClearOf, straightPart } from './templates.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const ship = (x: number, y: number, facing = 0, size: 'small' | 'medium' | 'large' = 'small') =>
  shipBody(size, at(x, y, facing));
const box = (x1: number, y1: number, x2: number, y2: number): OutlineBody => ({
  kind: 'outline',
  x: (x1 + x2) / 2,
  y: (y1 + y2) / 2,
  radius: Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) / 2,
  points: Float64Array.of(x1, y1, x2, y1, x2, y2, x1, y2),
});

describe('bases', () => {
  it('xwing2:ship-sizes.1 there is one base for each size of single ship', () => {
    expect(Object.keys(BASES)).toEqual(['small', 'medium', 'large']);
  });
  it('xwing2:ship-sizes.2 a small base is 40 mm square', () => expect(BASES.small.side).toBe(40));
  it('xwing2:ship-sizes.3 a medium base is 60 mm square', () => expect(BASES.medium.side).toBe(60));
  it('xwing2:ship-sizes.4 a large base is 80 mm square', () => expect(BASES.large.side).toBe(80));

  it('xwing2:play-area.1 xwing2:play-area.2 the play area is a rectangle of any size, 914.4 mm square by default', () => {
    expect(PLAY_AREA).toEqual({ width: 914.4, depth: 914.4 });
    expect(insidePlayArea(ship(1200, 100), 1800, 900)).toBe(true);
    expect(insidePlayArea(ship(1200, 100), 914.4, 914.4)).toBe(false);
  });

  it('xwing2:guides.1 a base has a pair of guides in front and one behind, 2.9 mm long', () => {
    const outline = outlineOf(ship(0, 0));
    expect(outline.length).toBe(40);
    const ahead = Array.from({ length: 20 }, (_, i) => [outline[2 * i]!, outline[2 * i + 1]!]).filter(
      ([, y]) => y! > 20,
    );
    expect(ahead.map(([x, y]) => [Math.round(x! * 10) / 10, y])).toEqual([
      [-14.6, 22.9],
      [-11, 22.9],
      [11, 22.9],
      [14.6, 22.9],
    ]);
  });

  it('xwing2:guides.2 guides count for overlap and contact, not for range', () => {
    const rock = box(10, 121, 20, 130);
    expect(overlapsBody(ship(0, 100), rock)).toBe(true);
    expect(overlapsBody(ship(0, 97), rock)).toBe(false);
    expect(shipsOverlap(ship(0, 0), ship(0, 45))).toBe(true);
    expect(distance(ship(0, 0), ship(0, 45))).toBe(5);
    expect(touching(ship(0, 0), ship(0, 45.8))).toBe(true);
  });

  it('xwing2:ship.3 only base and guides count, nothing above them', () => {
    expect(overlapsBody(ship(0, 0), box(20.00001, -5, 40, 5))).toBe(false);
    expect(overlapsBody(ship(0, 0), box(19.9999, -5, 40, 5))).toBe(true);
  });
});

describe('range', () => {
  it('xwing2:range.1 bands of 100 mm; on a line the nearer one', () => {
    expect([0, 0.5, 100, 100.01, 200, 200.01, 300, 300.01].map(band)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('xwing2:range.2 is measured between closest points', () => {
    expect(distance(ship(0, 0), ship(0, 190))).toBe(150);
    expect(band(distance(ship(0, 0), ship(0, 190)))).toBe(2);
    expect(distance(ship(0, 0), ship(70, 80))).toBe(50);
    expect(distance(ship(0, 0), ship(0, 100, 45))).toBeCloseTo(80 - 20 * Math.SQRT2, 12);
  });

  it('xwing2:range.3 range 0-2 includes 150 mm', () => expect(band(150)).toBeLessThanOrEqual(2));

  it('xwing2:range.4 xwing2:range.5 at range 1 by its closest point, within range 1 only as a whole', () => {
    const other = ship(0, 130);
    expect(band(distance(ship(0, 0), other))).toBe(1);
    expect(farthestDistance(ship(0, 0), other)).toBe(130);
    expect(band(farthestDistance(ship(0, 0), other))).toBe(2);
  });

  it('xwing2:range.6 beyond range 1 when the closest point is', () => {
    expect(band(distance(ship(0, 0), ship(0, 141)))).toBeGreaterThan(1);
    expect(band(distance(ship(0, 0), ship(0, 140)))).toBe(1);
  });

  it('xwing2:range.7 to a ship it is to its base', () => {
    expect(distance(ship(0, 0), ship(0, 145.8))).toBeCloseTo(105.8, 12);
  });

  it('xwing2:range.8 to an obstacle it is to the nearest point of its edge', () => {
    const rock = obstacleBody('coreasteroid0', at(0, 100));
    expect(distance(ship(0, 0), rock)).toBeCloseTo(80 - 15.66, 9);
    expect(distance(rock, ship(0, 0))).toBe(distance(ship(0, 0), rock));
  });

  it('xwing2:range.9 is the length of a line, whatever the width of the ruler', () => {
    expect(distance(ship(0, 0), ship(140, 140))).toBeCloseTo(Math.sqrt(20000), 12);
  });

  it('xwing2:range.10 xwing2:range.13 ships in contact are at range 0', () => {
    expect(band(distance(ship(0, 0), ship(40, 13)))).toBe(0);
    expect(touching(ship(0, 0), ship(40, 13))).toBe(true);
    expect(touching(ship(0, 0), ship(40.00001, 13))).toBe(false);
  });

  it('xwing2:range.12 range 0 of an obstacle is lying on it', () => {
    const rock = box(20, -10, 60, 10);
    expect(overlapsBody(ship(0, 0), rock)).toBe(false);
    expect(overlapsBody(ship(1, 0), rock)).toBe(true);
    expect(overlapsBody(ship(40, 0), box(-100, -100, 200, 200))).toBe(true);
    expect(overlapsBody(ship(40, 0), box(39, -1, 41, 1))).toBe(true);
  });

  it('xwing2:range.15 flush bases touch without overlapping, at any facing', () => {
    for (let facing = 0; facing < 360; facing += 7.3) {
      const radians = (facing * Math.PI) / 180;
      const beside = ship(500 + 50 * Math.cos(radians), 500 - 50 * Math.sin(radians), facing, 'medium');
      expect(shipsOverlap(ship(500, 500, facing), beside)).toBe(false);
      expect(touching(ship(500, 500, facing), beside)).toBe(true);
    }
  });

  it('rocks are measured from edge to edge, and from every board edge', () => {
    const rock = obstacleBody('coreasteroid0', at(300, 300));
    expect(distance(rock, obstacleBody('coreasteroid0', at(300, 300 + 31.32 + 100)))).toBeGreaterThan(99.9);
    expect(edgeDistances(rock, 914.4, 914.4)).toBeCloseTo(300 - 20.24, 9);
    expect(edgeDistances(obstacleBody('coreasteroid0', at(300, 700)), 914.4, 914.4)).toBeCloseTo(
      214.4 - 15.66,
      9,
    );
  });
});

describe('circles', () => {
  it('decide most places of a rock about range 3 of a ship, and as measuring does', () => {
    const ship = shipBody('small', { x: 450, y: 450, facing: 30 });
    const told = { true: 0, false: 0, null: 0 };
    for (let x = 20; x <= 900; x += 20) {
      for (let y = 20; y <= 900; y += 20) {
        const rock = obstacleBody('coreasteroid5', { x, y, facing: x + y });
        const within = withinByCircles(ship, rock, 300);
        told[`${within}`]++;
        if (within !== null) expect(distance(ship, rock) <= 300, `rock at ${x}, ${y}`).toBe(within);
      }
    }
    expect(told.true).toBeGreaterThan(500);
    expect(told.false).toBeGreaterThan(500);
    expect(told.null).toBeLessThan(900);
  });
});

describe('the edge of the play area', () => {
  const inside = (x: number, y: number, facing = 0) => insidePlayArea(ship(x, y, facing), 914.4, 914.4);

  it('xwing2:flee.1 a base that sticks out by half a millimetre is outside, one on the edge is inside', () => {
    expect(inside(20, 400)).toBe(true);
    expect(inside(19.5, 400)).toBe(false);
    expect(inside(894.4, 894.4)).toBe(true);
    expect(inside(28.3, 400, 45)).toBe(true);
    expect(inside(28.2, 400, 45)).toBe(false);
  });

  it('xwing2:guides.2 guides over the edge do not count', () => expect(inside(400, 21)).toBe(true));

  it('xwing2:flee.3 only the base counts, not the template', () => {
    const template = arcPart(at(20, 420), 35, 90, -1);
    expect(edgeDistances({ kind: 'template', x: 0, y: 0, radius: 60, template }, 914.4, 914.4)).toBeLessThan(
      0,
    );
    expect(inside(20, 455, 270)).toBe(true);
  });
});

describe('moving through', () => {
  const straight = straightPart(at(0, 0), 120);

  it('xwing2:move.2 the template lies on a thing', () => {
    expect(movedThrough(straight, [box(9, 50, 30, 60), box(11, 50, 30, 60)])).toEqual([0]);
  });

  it('xwing2:maneuver.5 what is beside the template but under the base does not matter', () => {
    expect(movedThrough(straight, [box(11, 50, 19, 60), ship(31, 50)])).toEqual([]);
  });

  it('xwing2:obstacles.24 things are met in order from the start', () => {
    const far = box(-5, 100, 5, 110);
    const near = box(8, 20, 30, 30);
    const under = box(-30, -30, 30, 5);
    expect(movedThrough(straight, [far, near, under])).toEqual([2, 1, 0]);
  });

  it('follows the true arc of a template, inside and outside', () => {
    const turn = arcPart(at(0, 0), 35, 90, 1);
    // The inner edge is 25 mm and the outer one 45 mm from the centre (35, 0).
    const root = Math.SQRT1_2;
    const spot = (r: number) => box(35 - r * root - 0.1, r * root - 0.1, 35 - r * root + 0.1, r * root + 0.1);
    expect(movedThrough(turn, [24.8, 25.3, 44.7, 45.2].map(spot))).toEqual([1, 2]);
    expect(movedThrough({ ...turn, side: -1 }, [25.3, 44.7].map(spot))).toEqual([]);
  });

  it('orders along an arc by the angle, and sees what hides the whole template', () => {
    const turn = arcPart(at(0, 0), 90, 90, 1);
    const late = box(60, 80, 80, 100);
    const early = box(-5, 20, 5, 30);
    const all = box(-200, -200, 200, 200);
    expect(movedThrough(turn, [late, early, all])).toEqual([2, 1, 0]);
  });

  it('what a circle is clear of, the thing in it is too', () => {
    const counted = { clear: 0, met: 0 };
    const templates = [straight, arcPart(at(0, 0), 35, 90, 1), arcPart(at(0, 0), 130, 45, -1)];
    for (const template of templates) {
      for (let x = -150; x <= 150; x += 15) {
        for (let y = -75; y <= 225; y += 15) {
          const rock = obstacleBody('core2asteroid2', at(x, y, x));
          const isMet = firstContact(template, rock.points) >= 0;
          const isClear = isClearOf(template, frameOf(template), rock);
          if ((isMet && isClear) || movedThrough(template, [rock]).length !== Number(isMet))
            expect.fail(`at ${x}, ${y}`);
          counted.clear += Number(isClear);
          counted.met += Number(isMet);
        }
      }
    }
    expect(counted.clear).toBeGreaterThan(500);
    expect(counted.met).toBeGreaterThan(50);
  });

  it('a template that only touches a thing does not lie on it', () => {
    expect(movedThrough(straight, [box(10, 20, 30, 30), box(-5, 120, 5, 130)])).toEqual([]);
  });

  it('templates and rocks overlap by their true shapes', () => {
    const template = { kind: 'template', x: 0, y: 60, radius: 61, template: straight } as const;
    expect(bodiesOverlap(template, box(9, 50, 30, 60))).toBe(true);
    expect(bodiesOverlap(box(11, 50, 30, 60), template)).toBe(false);
    expect(bodiesOverlap(box(0, 0, 10, 10), box(9, 9, 20, 20))).toBe(true);
    expect(bodiesOverlap(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBe(false);
    expect(bodiesOverlap(box(0, 0, 10, 10), box(2, 2, 3, 3))).toBe(true);
  });
});

describe('outlines of obstacles', () => {
  it('are thirty simple polygons with their bounding box about the origin', () => {
    expect(Object.keys(OUTLINES)).toHaveLength(30);
    for (const [id, { points }] of Object.entries(OUTLINES)) {
      const xs = points.filter((_, i) => i % 2 === 0);
      const ys = points.filter((_, i) => i % 2 === 1);
      expect(Math.abs(Math.min(...xs) + Math.max(...xs)), id).toBeLessThan(0.02);
      expect(Math.abs(Math.min(...ys) + Math.max(...ys)), id).toBeLessThan(0.02);
      expect(crossings(points), id).toBe(0);
    }
    expect(() => obstacleBody('moon', at(0, 0))).toThrow('unknown obstacle outline "moon"');
  });
});

/** How many pairs of edges of a polygon cross. */
function crossings(points: readonly number[]): number {
  const n = points.length / 2;
  const side = (a: number, b: number, c: number) => {
    const [ax, ay, bx, by] = [points[2 * a]!, points[2 * a + 1]!, points[2 * b]!, points[2 * b + 1]!];
    return (bx - ax) * (points[2 * c + 1]! - ay) - (by - ay) * (points[2 * c]! - ax);
  };
  let count = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      const [a, b, c, d] = [i, (i + 1) % n, j, (j + 1) % n];
      if (d === a) continue;
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count++;
    }
  }
  return count;
}
