import { lazy, type ReactNode, Suspense } from 'react';
import type { ShownQuestion } from '../shown/question.ts';
import { StacksQuestion } from './stacks.tsx';

// The first question of a game is about commands.
const bringFlying = () => import('./flying.ts');
const CourseQuestion = lazy(async () => ({ default: (await bringFlying()).CourseQuestion }));
const NavigateQuestion = lazy(async () => ({ default: (await bringFlying()).NavigateQuestion }));
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void bringFlying());

/** The forms that only Armada asks by; `list` shows a question as any other. */
export function FleetForm(props: {
  readonly question: ShownQuestion & { readonly form: 'stacks' | 'course' | 'choice' };
  readonly list?: ReactNode;
}) {
  const { question, list } = props;
  if (question.form === 'stacks') return <StacksQuestion question={question} />;
  return (
    <Suspense fallback={<div className="course" aria-busy="true" />}>
      {question.form === 'course' ? (
        <CourseQuestion question={question} />
      ) : (
        <NavigateQuestion question={question} list={list} />
      )}
    </Suspense>
  );
}
