import type { ShownQuestion } from '../shown/question.ts';
import { CourseQuestion } from './course.tsx';
import { StacksQuestion } from './stacks.tsx';

/** The forms that only Armada asks by. */
export function FleetForm(props: {
  readonly question: ShownQuestion & { readonly form: 'stacks' | 'course' };
}) {
  const { question } = props;
  return question.form === 'stacks' ? (
    <StacksQuestion question={question} />
  ) : (
    <CourseQuestion question={question} />
  );
}
