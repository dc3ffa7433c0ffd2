import { describe, expect, it } from 'vitest';
import {
  type Arc,
  attackLines,
  attackRange,
  inArc,
  isBehind,
  isFlanking,
  isInFrontOf,
  lineCrosses,
} from './arcs.ts';
import { BASES } from './bases.ts';
import { distance, type OutlineBody, obstacleBody, type ShipBody, shipBody } from './bodies.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const ship = (x: number, y: number, facing = 0, size: 'small' | 'medium' | 'large' = 'small') =>
  shipBody(size, at(x, y, facing));
const us = ship(0, 0);
const arcs: readonly Arc[] = ['front', 'left', 'right', 'rear', 'bullseye', 'full-front', 'full-rear'];
const arcsOf = (of: ShipBody, target: ShipBody | OutlineBody) => arcs.filter((arc) => inArc(of, arc, target));
/** A square token with sides of 2 mm. */
const token = (x: number, y: number): OutlineBody => ({
  kind: 'outline',
  x,
  y,
  radius: 1.5,
  points: Float64Array.of(x - 1, y - 1, x + 1, y - 1, x + 1, y + 1, x - 1, y + 1),
});

describe('arcs', () => {
  it('xwing2:arc.1 an arc ends at range 3: a target in the sector beyond it is not in the arc', () => {
    expect(inArc(us, 'front', ship(0, 340))).toBe(true);
    expect(inArc(us, 'front', ship(0, 340.001))).toBe(false);
  });

  it('xwing2:arc.2 one corner of a base inside the sector is enough', () => {
    const { arcTangent } = BASES.small;
    // The rear left corner of a ship to the right, 1 mm inside and 1 mm outside the line.
    const line = 180 * arcTangent;
    expect(inArc(us, 'front', ship(line + 20 - 1, 160))).toBe(true);
    expect(inArc(us, 'front', ship(line + 20 + 1, 160))).toBe(false);
    expect(inArc(us, 'right', ship(line + 20 + 1, 160))).toBe(true);
  });

  it('a target exactly on an arc line is in the arcs on both sides', () => {
    const line = 180 * BASES.small.arcTangent;
    expect(arcsOf(us, ship(line + 20, 160))).toEqual(['front', 'right', 'full-front']);
  });

  it('xwing2:arc.3 what lies under the ship is in none of its arcs', () => {
    expect(arcsOf(us, token(5, 10))).toEqual([]);
    expect(arcsOf(us, token(5, 19.5))).toEqual(['front', 'bullseye', 'full-front']);
  });

  it.each(['small', 'medium', 'large'] as const)(
    'the arc lines of a %s base go through its hash marks',
    (size) => {
      const { half, hashOffset } = BASES[size];
      expect(hashOffset).toBeCloseTo({ small: 17.15, medium: 26.45, large: 35.7 }[size], 1);
      const of = shipBody(size, at(0, 0));
      expect(inArc(of, 'front', token(hashOffset + 0.9, half + 1))).toBe(true);
      expect(inArc(of, 'right', token(hashOffset - 0.9, half + 1))).toBe(true);
      expect(inArc(of, 'front', token(hashOffset + 2.9, half + 1))).toBe(false);
    },
  );

  it('xwing2:arc.4 xwing2:arc.7 dead ahead: front, full front and bullseye, not rear', () => {
    expect(arcsOf(us, ship(0, 150))).toEqual(['front', 'bullseye', 'full-front']);
  });

  it('xwing2:arc.5 at 90 degrees left: in no standard arc but the left one', () => {
    expect(arcsOf(us, ship(-150, 0))).toEqual(['left', 'full-front', 'full-rear']);
    expect(arcsOf(us, ship(150, 0))).toEqual(['right', 'full-front', 'full-rear']);
  });

  it('xwing2:arc.6 directly behind: rear and full rear', () => {
    expect(arcsOf(us, ship(0, -150))).toEqual(['rear', 'full-rear']);
  });

  it('xwing2:arc.8 the bullseye is 15 mm wide and three bands long', () => {
    expect(inArc(us, 'bullseye', ship(27.5, 150))).toBe(true);
    expect(inArc(us, 'bullseye', ship(28.5, 150))).toBe(false);
    expect(inArc(us, 'bullseye', ship(0, 340.001))).toBe(false);
  });

  it('xwing2:arc.10 80 degrees off the nose: in the full front arc, outside the front arc', () => {
    const target = token(150 * Math.sin((80 * Math.PI) / 180), 150 * Math.cos((80 * Math.PI) / 180));
    expect(arcsOf(us, target)).toEqual(['right', 'full-front']);
  });

  it('xwing2:arc.11 100 degrees off the nose: in the full rear arc', () => {
    const target = token(150 * Math.sin((100 * Math.PI) / 180), 150 * Math.cos((100 * Math.PI) / 180));
    expect(arcsOf(us, target)).toEqual(['right', 'full-rear']);
  });

  it('xwing2:arc.12 wholly past the midway line to the rear: behind', () => {
    const target = ship(100, -21);
    expect([isBehind(target, us), isFlanking(target, us), isInFrontOf(target, us)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('xwing2:arc.13 wholly ahead of the midway line: in front, also with an edge on it', () => {
    for (const target of [ship(100, 21), ship(100, 20)]) {
      expect([isBehind(target, us), isFlanking(target, us), isInFrontOf(target, us)]).toEqual([
        false,
        false,
        true,
      ]);
    }
  });

  it('xwing2:arc.14 across the midway line: flanking, neither behind nor in front', () => {
    const target = ship(200, 5);
    expect([isBehind(target, us), isFlanking(target, us), isInFrontOf(target, us)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isFlanking(ship(345, 5), us)).toBe(false);
  });
});

describe('attack range', () => {
  it('xwing2:attack-range.1 is measured to the part of the defender in the arc', () => {
    // Beside the nose: the nearest point is the rear left corner, which is outside the front arc.
    const target = ship(130, 120, 0, 'large');
    expect(distance(us, target)).toBeCloseTo(Math.sqrt(70 * 70 + 60 * 60), 9);
    expect(attackRange(us, 'front', target)).toBeCloseTo(distanceTo(90, 90 / BASES.small.arcTangent), 6);
    expect(attackRange(us, 'right', target)).toBeCloseTo(distance(us, target), 9);
  });

  it('xwing2:attack-range.2 the plain range ignores the arc and may be a band nearer', () => {
    const target = ship(110, 100, 0, 'large');
    expect(distance(us, target)).toBeLessThan(100);
    expect(attackRange(us, 'bullseye', target)).toBe(-1);
    expect(attackRange(us, 'front', target)).toBeGreaterThan(distance(us, target));
  });

  it('is -1 outside the arc and 0 in contact', () => {
    expect(attackRange(us, 'rear', ship(0, 150))).toBe(-1);
    expect(attackRange(us, 'front', ship(0, 40))).toBe(0);
  });

  it('xwing2:obstructed.4 the line runs between the closest points', () => {
    expect(attackLines(us, 'front', ship(100, 130))).toEqual([[20, 20, 80, 110]]);
    expect(attackLines(us, 'rear', ship(100, 130))).toEqual([]);
  });

  it('xwing2:obstructed.5 between parallel edges a family of lines, given by its two outermost', () => {
    expect(attackLines(us, 'front', ship(10, 150))).toHaveLength(2);
    const ends = attackLines(us, 'front', ship(10, 150)).map((line) => line[0]);
    expect([...ends].sort((a, b) => a - b)).toEqual([-10, 20]);
    const right = attackLines(us, 'right', ship(150, 0, 0, 'large')).map((line) => line[1]);
    expect([...right].sort((a, b) => a - b)).toEqual([-20, 20]);
  });

  it('a family is cut by the arc', () => {
    const bullseye = attackLines(us, 'bullseye', ship(20, 150)).map((line) => line[0]);
    const sorted = [...bullseye].sort((a, b) => a - b);
    expect(sorted[0]).toBeCloseTo(0, 9);
    expect(sorted[1]).toBeCloseTo(7.5, 5);
  });

  it('bases at an angle have one line', () => {
    const lines = attackLines(us, 'front', ship(0, 150, 45));
    expect(lines).toHaveLength(1);
    expect(lines[0]![0]).toBeCloseTo(0, 6);
    expect(lines[0]![3]).toBeCloseTo(150 - 20 * Math.SQRT2, 9);
  });
});

describe('obstruction', () => {
  it('xwing2:obstructed.1 a line through a thing is obstructed by it', () => {
    const [line] = attackLines(us, 'front', ship(100, 230));
    expect(lineCrosses(line!, ship(60, 110))).toBe(true);
    expect(lineCrosses(line!, obstacleBody('coreasteroid5', at(60, 130)))).toBe(true);
    expect(lineCrosses(line!, ship(-40, 110))).toBe(false);
  });

  it('touching a corner or running along an edge is not through', () => {
    expect(lineCrosses([0, 0, 0, 200], ship(20, 100))).toBe(false);
    expect(lineCrosses([0, 0, 0, 200], ship(20 - 1e-5, 100))).toBe(true);
    expect(lineCrosses([0, 200, 200, 0], ship(80, 80))).toBe(false);
    expect(lineCrosses([0, 200, 200, 0], ship(80.01, 80))).toBe(true);
  });

  it('xwing2:guides.2 guides do not obstruct: bases are measured without them', () => {
    expect(lineCrosses([0, 121.5, 100, 121.5], ship(50, 100))).toBe(false);
    expect(lineCrosses([0, 119.5, 100, 119.5], ship(50, 100))).toBe(true);
  });

  it('a hollow of a rock lets a line pass', () => {
    const points = Float64Array.of(-20, 0, 20, 0, 20, 40, 10, 40, 10, 10, -10, 10, -10, 40, -20, 40);
    const rock: OutlineBody = { kind: 'outline', x: 0, y: 0, radius: 45, points };
    expect(lineCrosses([0, 100, 0, 20], rock)).toBe(false);
    expect(lineCrosses([0, 100, 0, 9], rock)).toBe(true);
    expect(lineCrosses([-100, 30, 100, 30], rock)).toBe(true);
  });

  it('xwing2:obstructed.6 a line of no length goes through what it lies in', () => {
    const [line] = attackLines(us, 'front', ship(0, 40));
    expect(lineCrosses(line!, obstacleBody('coreasteroid5', at(0, 20)))).toBe(true);
    expect(lineCrosses(line!, obstacleBody('coreasteroid5', at(100, 20)))).toBe(false);
  });
});

/** Distance from the corner of a small base at the origin to a point ahead and to the right of it. */
function distanceTo(x: number, y: number): number {
  const dx = Math.max(0, x - 20);
  const dy = Math.max(0, y - 20);
  return Math.sqrt(dx * dx + dy * dy);
}
