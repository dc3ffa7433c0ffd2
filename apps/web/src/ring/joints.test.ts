import { expect, it } from 'vitest';
import { clicksBetween } from './joints.tsx';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

it('bends a joint by the click that is nearest to where a hand drags it, two at the most', () => {
  const ahead = radians(-90);
  const dragged = [-90, -75, -70, -40, 10, -115, -200].map((to) => clicksBetween(ahead, radians(to)));
  expect(dragged).toEqual([0, 1, 1, 2, 2, -1, -2]);
  expect(clicksBetween(radians(170), radians(-170))).toBe(1);
});
