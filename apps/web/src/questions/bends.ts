/** A speed and a course, which the rules ask one after the other, as one bending of the tool. */

import type { Preview, ShownCourse, ShownQuestion } from '../shown/question.ts';

type Choice = ShownQuestion & { readonly form: 'choice' };
type Course = ShownQuestion & { readonly form: 'course' };

/** Every course of a speed, and the answers that take each of them, one after the other. */
export interface Bends {
  readonly question: Course;
  readonly answers: readonly (readonly number[])[];
}

/** The courses of a speed, with each click that the command adds; null where something else is asked before them. */
export function bendsAt(
  { options, speeds, leadsTo: _, refused: __, ...asked }: Choice,
  speed: number,
  ahead: (answer: number) => ShownQuestion | null,
): Bends | null {
  if (!speeds) return null;
  const seen = new Set<string>();
  const courses: ShownCourse[] = [];
  const answers: (readonly number[])[] = [];
  const previews: (() => Preview | null)[] = [];
  const fans: Preview[] = [];
  for (const [first, option] of options.entries()) {
    if (speeds.of[first] !== speed) continue;
    const next = ahead(first);
    if (next?.form === 'course') {
      const fan = next.fan();
      for (const [second, course] of next.courses.entries()) {
        const key = `${course.clicks} ${course.side} ${course.pivots ?? ''}`;
        if (seen.has(key)) continue;
        seen.add(key);
        courses.push(course);
        answers.push([first, second]);
        previews.push(() => next.preview(second));
        if (fan.kind === 'fan') fans.push({ ...fan, ends: fan.ends.slice(second, second + 1) });
      }
    } else if (speed > 0) return null;
    else if (courses.length === 0) {
      // A ship that stays where it is has one course, which nobody asks.
      courses.push({ clicks: [], side: 'left' });
      answers.push([first]);
      previews.push(option.preview);
    }
  }
  return {
    question: {
      ...asked,
      form: 'course',
      ship: speeds.ship,
      courses,
      preview: (at) => previews[at]?.() ?? null,
      fan: () => joined(fans),
    },
    answers,
  };
}

/** All ends of some fans of one base. */
function joined(fans: readonly Preview[]): Preview {
  const ends = fans.flatMap((fan) => (fan.kind === 'fan' ? fan.ends : []));
  const [first] = fans;
  return first?.kind === 'fan' ? { ...first, ends } : { kind: 'areas', areas: [], line: null };
}
