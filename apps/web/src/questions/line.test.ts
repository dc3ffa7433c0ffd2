import { expect, it } from 'vitest';
import type { ShownPlace } from '../shown/question.ts';
import { endsOf, nearestPart, onLine } from './line.ts';

/** A line of 40 mm along x at y 100, with a gap from 110 to 130: what a rock takes away. */
const place: ShownPlace = {
  thing: { kind: 'outline', outline: [] },
  zone: null,
  freedom: 'line',
  allows: () => true,
  validate: () => [],
  propose: (random) => {
    const along = random() * 20;
    return [along < 10 ? 100 + along : 120 + along, 100, 90];
  },
};

it('goes from the back to the front of what may be proposed, over its gaps', () => {
  const line = onLine(place);
  expect(line(0)).toEqual([100, 100, 90]);
  expect(line(1)[0]).toBeCloseTo(140, 5);
  expect(endsOf(line)[0]).toEqual({ x: 100, y: 100 });
});

it('finds the place that is nearest to a finger', () => {
  const line = onLine(place);
  expect(line(nearestPart(line, [104, 180, 0]))[0]).toBeCloseTo(104, 5);
  expect(line(nearestPart(line, [128, 100, 0]))[0]).toBeCloseTo(130, 5);
  expect(nearestPart(line, [900, 100, 0])).toBe(1);
});
