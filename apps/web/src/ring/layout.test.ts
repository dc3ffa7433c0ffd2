import { expect, it } from 'vitest';
import type { ManeuverSign } from '../shown/question.ts';
import { anglesOf, evenly, fitted } from './layout.ts';
import { radiusOf } from './reach.ts';

const sign = (speed: number, bearing: string, direction: ManeuverSign['direction']): ManeuverSign => ({
  speed,
  bearing,
  direction,
});

it('lays maneuvers where they lead: straights ahead, lefts on the left, each side as the other, turning back behind', () => {
  const dial = [
    sign(1, 'turn', 'left'),
    sign(1, 'bank', 'left'),
    sign(1, 'straight', 'straight'),
    sign(1, 'bank', 'right'),
    sign(1, 'turn', 'right'),
    sign(4, 'koiogran', 'straight'),
  ];
  expect(anglesOf(dial)).toEqual([-120, -60, 0, 60, 120, 180]);
  const fast = [sign(3, 'turn', 'left'), sign(1, 'turn', 'left'), sign(2, 'straight', 'straight')];
  const mirrored = [sign(3, 'turn', 'right'), sign(1, 'turn', 'right'), sign(2, 'straight', 'straight')];
  expect(anglesOf(fast)).toEqual([-120, -240, 0]);
  expect(anglesOf(mirrored)).toEqual([120, 240, 0]);
});

it('makes room for every choice', () => {
  expect(evenly(4)).toEqual([0, 90, 180, 270]);
  expect(radiusOf(4, 38, 92)).toBe(92);
  const radius = radiusOf(20, 38, 92);
  expect(2 * Math.PI * radius).toBeGreaterThanOrEqual(20 * 38);
});

it('keeps a ring within what is clear and off what lies over it; without room there is none', () => {
  const box = { left: 0, top: 50, right: 1000, bottom: 900 };
  expect(fitted([500, 400], 100, box, [])).toEqual([500, 400]);
  expect(fitted([20, 890], 100, box, [])).toEqual([100, 800]);
  const log = { left: 0, top: 700, right: 380, bottom: 900 };
  expect(fitted([200, 700], 100, box, [log])).toEqual([200, 600]);
  expect(fitted([370, 850], 100, box, [log])).toEqual([480, 800]);
  expect(fitted([500, 400], 450, box, [])).toBeNull();
});

it('shows no ring of a ship that is out of sight', () => {
  const box = { left: 0, top: 50, right: 1000, bottom: 900 };
  for (const spot of [
    [-1, 400],
    [1001, 400],
    [500, 49],
    [500, 901],
  ] as const)
    expect(fitted(spot, 100, box, [])).toBeNull();
});
