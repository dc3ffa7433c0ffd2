import { expect, it } from 'vitest';
import type { Preview, ShownQuestion } from '../shown/question.ts';
import { endsOfCourses, nearestEnd, pointedAt } from './ends.ts';

const base = { kind: 'disc', radius: 20 } as const;
const fan: Preview = {
  kind: 'fan',
  base,
  ends: [
    { x: 100, y: 100, facing: 0 },
    { x: 160, y: 100, facing: 45 },
  ],
};
const question = (fanned: Preview): ShownQuestion & { readonly form: 'course' } => ({
  form: 'course',
  kind: 'course',
  player: 0,
  because: 'game:rule.1',
  text: 'course',
  ships: [0],
  ship: 0,
  courses: [
    { clicks: [0], side: 'left' },
    { clicks: [1], side: 'left' },
  ],
  preview: () => null,
  fan: () => fanned,
});

it('finds the end that is nearest to a spot, and holds or flies its course', () => {
  const done: string[] = [];
  const ends = endsOfCourses(
    question(fan),
    (course) => done.push(`hold ${course}`),
    (course) => done.push(`fly ${course}`),
  );
  nearestEnd(ends, 90, 140)?.hold();
  nearestEnd(ends, 1000, 100)?.fly();
  expect(done).toEqual(['hold 0', 'fly 1']);
  expect(nearestEnd(ends, 135, 100)?.course.clicks).toEqual([1]);
});

it('takes a spot that is far from every end for none, and has no ends where the ship stays', () => {
  const nothing = () => undefined;
  const ends = endsOfCourses(question(fan), nothing, nothing);
  expect(pointedAt(ends, 160, 149)?.at.x).toBe(160);
  expect(pointedAt(ends, 160, 151)).toBeNull();
  const none = endsOfCourses(question({ kind: 'areas', areas: [], line: null }), nothing, nothing);
  expect(none).toEqual([]);
  expect(nearestEnd(none, 0, 0)).toBeNull();
});
