import { poseAt } from '@firing-arc/table';
import { expect, it } from 'vitest';
import type { Preview, ShownCourse, ShownOption, ShownQuestion } from '../shown/question.ts';
import { bendsAt } from './bends.ts';

const preview = (name: string): Preview => ({ kind: 'line', line: [name.length] });
const option = (text: string): ShownOption => ({
  text,
  ship: null,
  reach: null,
  dice: null,
  preview: () => preview(text),
});
const asked = { player: 0, because: 'game:rule.1', text: 'navigate', ships: [0] };
/** Speeds 0, 1 and 1 with one more click. */
const navigate: ShownQuestion & { readonly form: 'choice' } = {
  ...asked,
  form: 'choice',
  kind: 'navigate',
  options: ['stop', 'slow', 'slow and bent'].map(option),
  leadsTo: ['course'],
  speeds: { ship: 0, now: 1, of: [0, 1, 1] },
  refused: () => [],
};
const base = { kind: 'disc', radius: 20 } as const;
const course = (courses: readonly ShownCourse[], x: number): ShownQuestion => ({
  ...asked,
  form: 'course',
  kind: 'course',
  ship: 0,
  courses,
  preview: (at) => preview('.'.repeat(x + at)),
  fan: () => ({ kind: 'fan', base, ends: courses.map((_, at) => poseAt(x + at, 0, 0)) }),
});
const bent = (click: number): ShownCourse => ({ clicks: [click], side: 'left' });
const ahead = (answer: number): ShownQuestion | null =>
  [null, course([bent(-1), bent(0)], 10), course([bent(-1), bent(0), bent(1)], 20)][answer] ?? null;

it('gathers the courses of a speed, each once, by the answers that lead to it', () => {
  const { question, answers } = bendsAt(navigate, 1, ahead)!;
  expect(question.courses).toEqual([bent(-1), bent(0), bent(1)]);
  expect(answers).toEqual([
    [1, 0],
    [1, 1],
    [2, 2],
  ]);
  expect([0, 1, 2].map((at) => question.preview(at))).toEqual(
    [10, 11, 22].map((n) => preview('.'.repeat(n))),
  );
  const fan = question.fan();
  expect(fan.kind === 'fan' && fan.ends.map(({ x }) => x)).toEqual([10, 11, 22]);
});

it('lets a ship come to rest, where no course is asked', () => {
  const { question, answers } = bendsAt(navigate, 0, ahead)!;
  expect(question.courses).toEqual([{ clicks: [], side: 'left' }]);
  expect(answers).toEqual([[0]]);
  expect(question.preview(0)).toEqual(preview('stop'));
});

it('leaves the list where a card asks something before the course, and where no speed is set', () => {
  expect(bendsAt(navigate, 1, () => null)).toBeNull();
  const { speeds: _, ...plain } = navigate;
  expect(bendsAt(plain, 1, ahead)).toBeNull();
});
