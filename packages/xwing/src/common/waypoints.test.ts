import { expect, it } from 'vitest';
import type { Maneuver } from './maneuvers.ts';
import { previewManeuver } from './maneuvers.ts';
import { waypoints } from './waypoints.ts';

const FROM = { x: 300, y: 300, facing: 30 };

it.each<Maneuver>([
  { speed: 3, bearing: 'straight', direction: 'straight' },
  { speed: 2, bearing: 'bank', direction: 'left' },
  { speed: 1, bearing: 'turn', direction: 'right' },
  { speed: 1, bearing: 'reverse-bank', direction: 'left' },
  { speed: 2, bearing: 'sideslip-turn', direction: 'right' },
])('goes from the start of a $speed $bearing $direction to its full position', (maneuver) => {
  const poses = waypoints('small', FROM, maneuver, 8);
  expect(poses).toHaveLength(9);
  expect(poses[0]).toEqual(FROM);
  const { pose } = previewManeuver('small', FROM, maneuver);
  expect(poses[8]!.x).toBeCloseTo(pose.x, 3);
  expect(poses[8]!.y).toBeCloseTo(pose.y, 3);
  expect((poses[8]!.facing - pose.facing + 720) % 360).toBeCloseTo(0, 3);
});

it('flies a Koiogran Turn straight on before it turns, and stays for a stationary maneuver', () => {
  const way = waypoints('small', FROM, { speed: 4, bearing: 'koiogran', direction: 'straight' }, 4);
  expect(way.map(({ facing }) => facing)).toEqual([30, 30, 30, 30, 30]);
  expect(waypoints('small', FROM, { speed: 0, bearing: 'stationary', direction: 'straight' }, 4)).toEqual([
    FROM,
  ]);
});
