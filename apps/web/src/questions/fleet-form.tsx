import type { ReactNode } from 'react';
import type { ShownQuestion } from '../shown/question.ts';
import { CourseQuestion } from './course.tsx';
import { NavigateQuestion } from './navigate.tsx';
import { StacksQuestion } from './stacks.tsx';

/** The forms that only Armada asks by; `list` shows a question as any other. */
export function FleetForm(props: {
  readonly question: ShownQuestion & { readonly form: 'stacks' | 'course' | 'choice' };
  readonly list?: ReactNode;
}) {
  const { question, list } = props;
  switch (question.form) {
    case 'stacks':
      return <StacksQuestion question={question} />;
    case 'course':
      return <CourseQuestion question={question} />;
    case 'choice':
      return <NavigateQuestion question={question} list={list} />;
  }
}
