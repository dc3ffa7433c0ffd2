import { containsPoint, isInsideAll } from '@firing-arc/table';
import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInArc, zoneBody } from './attack.ts';
import { shipBody, squadronBody } from './bodies.ts';
import { MEASURED_HULLS } from './hull-zone-data.ts';
import { SHIPS } from './ship-data.ts';
import { adjacentZones, HUGE_ZONES, HULLS, zonesOfSize } from './zones.ts';

const CORE_SET = [
  'victory-i-class-star-destroyer',
  'victory-ii-class-star-destroyer',
  'cr90-corvette-a',
  'cr90-corvette-b',
  'nebulon-b-escort-frigate',
  'nebulon-b-support-refit',
];

const SOURCES = ['AlphArmada', 'Valadian', 'bfirner', 'buyingme', 'danbuis'];

/** Twice the area of a polygon given clockwise. */
function area(points: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    sum += points[j]! * points[i + 1]! - points[i]! * points[j + 1]!;
  }
  return sum;
}

describe('hull zones', () => {
  it('knows all 66 ships, those of the core set from five sources', () => {
    expect(Object.keys(SHIPS)).toHaveLength(66);
    expect(Object.keys(HULLS)).toHaveLength(66);
    for (const ship of CORE_SET) {
      const measures = MEASURED_HULLS.find(({ ships }) => ships.includes(ship))!.measures;
      expect(measures.map(({ source }) => source).sort()).toEqual(SOURCES);
    }
    expect(HULLS['cr90-corvette-a']!.source).toEqual({ lines: 'AlphArmada', points: 'AlphArmada' });
    expect(HULLS['mc75-armored-cruiser']!.source.points).toBe('estimate');
    expect(HULLS['pelta-class-medical-frigate']!.spread.lines).toBeNull();
  });

  it('takes the traced lines where the first of the others lies 3 mm and more off them', () => {
    for (const { ships, measures } of MEASURED_HULLS) {
      const traced = measures.find(({ source }) => source === 'Valadian')!.lines!;
      const other = measures.find(({ source, lines }) => lines && !source.startsWith('Valadian'))?.lines;
      if (other === undefined) continue;
      const off = Math.max(...other.map((value, i) => Math.abs(value - traced[i]!)));
      expect([ships[0], HULLS[ships[0]!]!.source.lines === 'Valadian']).toEqual([ships[0], off >= 3]);
    }
  });

  it('says how far the measurements differ: 4 mm on the Victory, 2 on CR90 and Nebulon-B, 1 on the Venator', () => {
    const spreads = [
      'victory-i-class-star-destroyer',
      'cr90-corvette-a',
      'nebulon-b-escort-frigate',
      'venator-i-class-star-destroyer',
    ].map((ship) => HULLS[ship]!.spread.lines);
    expect(spreads.map((spread) => Math.round(spread! * 10) / 10)).toEqual([4.1, 1.9, 1.6, 0.7]);
  });

  it('has the front lines of the Munificent leave through the front edge', () => {
    const { front, left } = HULLS['munificent-class-star-frigate']!.zones;
    expect(front.points[0]).toBeCloseTo(25.1, 1);
    expect([front.points[1], left.points[0], left.points[1]]).toEqual([50.75, -29.25, 50.75]);
  });

  it('has front and rear of Onager, Starhawk and Munificent touch beside the middle line', () => {
    const inner = (ship: string) => HULLS[ship]!.lines[0]!;
    const apexes = [
      'onager-class-testbed',
      'starhawk-class-battleship-mark-i',
      'munificent-class-star-frigate',
    ];
    expect(apexes.map((ship) => inner(ship)[0]!.toFixed(1))).toEqual(['-4.2', '-4.2', '-3.4']);
  });

  it('armada:hull-zones.1 the token carries front, left, right and rear, inside the plastic', () => {
    const { zones, token } = HULLS['cr90-corvette-a']!;
    expect(Object.keys(zones)).toEqual(['front', 'left', 'right', 'rear']);
    expect(token).toEqual([-19.25, 35.125, 19.25, 35.125, 19.25, -35.125, -19.25, -35.125]);
    expect(zones.front.points.slice(0, 4)).toEqual([-19.25, 35.125, 19.25, 35.125]);
  });

  it('armada:hull-zones.2 zones that share an arc line are adjacent', () => {
    expect(adjacentZones('front', 'large')).toEqual(['left', 'right']);
    expect(adjacentZones('left', 'small')).toEqual(['front', 'rear']);
  });

  it('armada:huge-ship.1 a huge ship has six zones; the auxiliary ones border on their side and the rear', () => {
    expect(adjacentZones('right-auxiliary', 'huge')).toEqual(['right', 'rear']);
    expect(adjacentZones('left', 'huge')).toEqual(['front', 'left-auxiliary']);
    expect(adjacentZones('rear', 'huge')).not.toContain('left');
  });

  it('armada:firing-arc.1 zones partition the token of every ship: no gap, no overlap, each with its targeting point', () => {
    for (const hull of Object.values(HULLS)) {
      const whole = area(hull.token);
      const zones = zonesOfSize(SHIPS[hull.ship]!.size);
      expect(Object.keys(hull.zones)).toHaveLength(zones.length);
      const parts = zones.map((zone) => area(hull.zones[zone]!.points));
      expect(Math.min(...parts)).toBeGreaterThan(0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 6);
      for (const zone of zones) {
        const [x, y] = hull.zones[zone]!.target;
        const home = zones.filter((one) => containsPoint(hull.zones[one]!.points, x, y));
        expect([hull.ship, ...home]).toEqual([hull.ship, zone]);
      }
    }
  });

  it('armada:firing-arc.1 armada:firing-arc.2 arcs partition the plane outside the token, at any distance', () => {
    const far = evenly(-3000, 3000);
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(HULLS)), far, far, (hull, x, y) => {
        fc.pre(!containsPoint(hull.token, x, y));
        const zones = Object.values(hull.zones);
        const arcs = zones.filter(({ arc }) => isInsideAll(arc, x, y));
        expect(arcs.length).toBeGreaterThan(0);
        // Two only on the line between them.
        if (arcs.length > 1) expect(Math.abs(lineOff(arcs[0]!.arc, x, y))).toBeLessThan(1e-3);
      }),
      { numRuns: 3000 },
    );
  });

  it('armada:firing-arc.2 an arc has no end', () => {
    const ship = shipBody('victory-i-class-star-destroyer', { x: 500, y: 0, facing: 0 });
    expect(isInArc(zoneBody(ship, 'front'), squadronBody(500, 700))).toBe(true);
    expect(isInArc(zoneBody(ship, 'rear'), squadronBody(500, 700))).toBe(false);
  });

  it('armada:firing-arc.3 what lies exactly on an arc line is in both arcs', () => {
    const { front, left } = HULLS['nebulon-b-escort-frigate']!.zones;
    // The line runs from (0, -0.875) through the corner (-19.25, 35.125).
    const [x, y] = [-19.25 * 5, -0.875 + 36 * 5];
    expect(isInsideAll(front.arc, x, y)).toBe(true);
    expect(isInsideAll(left.arc, x, y)).toBe(true);
    expect(isInsideAll(left.arc, x + 0.001, y)).toBe(false);
    expect(isInsideAll(front.arc, x - 0.001, y)).toBe(false);
  });

  it('front arcs have half angles 51.8, 41.2 and 28.1 degrees', () => {
    const angles = ['victory-i-class-star-destroyer', 'cr90-corvette-a', 'nebulon-b-escort-frigate'].map(
      (ship) => {
        const [a, b] = HULLS[ship]!.zones.front.arc;
        return (Math.atan2(b!, Math.abs(a!)) * 180) / Math.PI;
      },
    );
    expect(angles.map((angle) => angle.toFixed(1))).toEqual(['51.8', '41.2', '28.1']);
  });

  it('armada:huge-ship.1 the sides of a Star Dreadnought are divided 201 mm behind its front', () => {
    const { zones } = HULLS['executor-i-class-star-dreadnought']!;
    const far = (x: number, y: number) =>
      HUGE_ZONES.filter((zone) => isInsideAll(zones[zone]!.arc, x, 175.6 - y));
    expect(far(-900, 200)).toEqual(['left']);
    expect(far(-900, 202)).toEqual(['left-auxiliary']);
    expect(far(900, 201)).toEqual(['right', 'right-auxiliary']);
    expect(far(0, 1000)).toEqual(['rear']);
  });

  it('is the same on both sides', () => {
    for (const { zones } of Object.values(HULLS)) {
      expect([...zones.right.arc].map(Math.abs)).toEqual([...zones.left.arc].map(Math.abs));
      expect(area(zones.right.points)).toBe(area(zones.left.points));
      expect(zones.right.target).toEqual([-zones.left.target[0], zones.left.target[1]]);
    }
  });
});

/** How far a point lies from the nearest line of an arc. */
function lineOff(arc: readonly number[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < arc.length; i += 3) {
    least = Math.min(least, Math.abs(arc[i]! * x + arc[i + 1]! * y - arc[i + 2]!));
  }
  return least;
}
