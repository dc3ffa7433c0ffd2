import { describe, expect, it } from 'vitest';
import { BASES } from './bases.ts';
import {
  baseBody,
  distance,
  extent,
  isInside,
  obstacleBody,
  overlaps,
  shipBody,
  spanFrom,
  squadronBody,
  touches,
} from './bodies.ts';
import { OBSTACLES } from './obstacle-data.ts';
import { SHIPS } from './ship-data.ts';

describe('bases', () => {
  it('armada:size-class.1 armada:size-class.2 small is 43 x 71, medium 63 x 102, large 77.5 x 129 mm', () => {
    expect(SHIPS['cr90-corvette-a']!.size).toBe('small');
    expect(SHIPS['victory-ii-class-star-destroyer']!.size).toBe('medium');
    expect(SHIPS['imperial-i-class-star-destroyer']!.size).toBe('large');
    expect(SHIPS['executor-i-class-star-dreadnought']!.size).toBe('huge');
    const sides = (['small', 'medium', 'large'] as const).map((size) => [
      BASES[size].width,
      BASES[size].length,
    ]);
    expect(sides).toEqual([
      [43, 71],
      [63, 102],
      [77.5, 129],
    ]);
  });

  it('armada:destroyed-ships-and-squadrons.2 a ship is out of the play area with one corner, not on the edge', () => {
    expect(isInside(baseBody('small', { x: 21.5, y: 35.5, facing: 0 }))).toBe(true);
    expect(isInside(baseBody('small', { x: 20.5, y: 35.5, facing: 0 }))).toBe(false);
    expect(isInside(baseBody('small', { x: 25, y: 60, facing: 30 }))).toBe(false);
    expect(isInside(squadronBody(1828.8 - 17.1, 400))).toBe(true);
    expect(isInside(squadronBody(1828.8 - 17, 400))).toBe(false);
  });

  it('armada:destroyed-ships-and-squadrons.3 only the base decides at the edge: nothing sticks out of it', () => {
    const ship = shipBody('cr90-corvette-a', { x: 21.5, y: 100, facing: 0 });
    expect(extent(ship)).toEqual({ left: 0, right: 43, bottom: 64.5, top: 135.5 });
    expect(isInside(ship)).toBe(true);
  });

  it('armada:overlapping.14 bases that touch exactly do not overlap', () => {
    const one = baseBody('medium', { x: 500, y: 300, facing: 0 });
    const beside = baseBody('medium', { x: 563, y: 320, facing: 0 });
    expect([overlaps(one, beside), touches(one, beside), distance(one, beside)]).toEqual([false, true, 0]);
    const into = baseBody('medium', { x: 562.999, y: 320, facing: 0 });
    expect(overlaps(one, into)).toBe(true);
    const squadron = squadronBody(500, 300 + 51 + 17.1);
    expect([overlaps(one, squadron), touches(one, squadron)]).toEqual([false, true]);
    expect(overlaps(one, squadronBody(500, 368))).toBe(true);
  });

  it('measures the far side of bases', () => {
    const ship = baseBody('small', { x: 100, y: 100, facing: 0 });
    const other = baseBody('small', { x: 243, y: 100, facing: 0 });
    expect(spanFrom(ship, other)).toEqual({ nearest: 100, farthest: 143 });
    expect(spanFrom(ship, squadronBody(100, 100)).farthest).toBe(0);
  });
});

describe('obstacles', () => {
  it('lie with the middle of their bounding box on their position', () => {
    for (const id of Object.keys(OBSTACLES)) {
      const { left, right, bottom, top } = extent(obstacleBody(id, { x: 600, y: 400, facing: 0 }));
      expect([(left + right) / 2, (bottom + top) / 2]).toEqual([600, 400]);
    }
  });

  it('are thirteen; of those that several sources traced none lies more than 6 % from buyingme', () => {
    const kinds = Object.values(OBSTACLES).map(({ kind }) => kind);
    const [rock, debris, dust] = ['asteroid field', 'debris field', 'dust field'];
    const brought = [dust, dust, 'gravity rift', 'exogorth', 'exogorth', 'purrgil', 'purrgil'];
    expect(kinds).toEqual([rock, rock, rock, debris, debris, 'station', ...brought]);
    for (const { points, others } of Object.values(OBSTACLES)) {
      const { buyingme } = others;
      if (buyingme) expect(Math.abs(areaOf(points) / buyingme - 1)).toBeLessThan(0.06);
    }
  });

  it('overlap what stands on them or in them, and not what only touches', () => {
    const station = obstacleBody('station', { x: 600, y: 400, facing: 0 });
    expect(overlaps(squadronBody(600, 400), station)).toBe(true);
    expect(overlaps(baseBody('large', { x: 600, y: 400, facing: 10 }), station)).toBe(true);
    expect(overlaps(squadronBody(700, 400), station)).toBe(false);
    expect(distance(squadronBody(700, 400), station)).toBeGreaterThan(30);
  });

  it('refuse names that do not exist', () => {
    expect(() => obstacleBody('moon', { x: 0, y: 0, facing: 0 })).toThrow('there is no obstacle "moon"');
    expect(() => shipBody('death-star', { x: 0, y: 0, facing: 0 })).toThrow('there is no ship "death-star"');
  });
});

/** The area of a polygon, mm². */
function areaOf(points: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    twice += points[i]! * points[j + 1]! - points[j]! * points[i + 1]!;
  }
  return Math.abs(twice) / 2;
}
