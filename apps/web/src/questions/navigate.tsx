import { type ReactNode, useMemo, useState } from 'react';
import { useTable } from '../screen/table-context.ts';
import type { ShownQuestion } from '../shown/question.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';
import { bendsAt } from './bends.ts';
import { CourseQuestion } from './course.tsx';

/** A navigate command: a speed and the tool bent at it, confirmed at once; a list where a lesson goes step by step. */
export function NavigateQuestion(props: {
  readonly question: ShownQuestion & { readonly form: 'choice' };
  readonly list: ReactNode;
}) {
  const { question, list } = props;
  const { store, game, hint } = useTable();
  const t = useWords(armadaWords);
  const speeds = [...new Set(question.speeds?.of)].sort((a, b) => a - b);
  const now = question.speeds?.now ?? 0;
  const [speed, setSpeed] = useState(() => (speeds.includes(now) ? now : speeds[0]!));
  const bends = useMemo(() => bendsAt(question, speed, game.ahead), [question, speed, game]);
  if (hint !== null || !bends) return list;
  return (
    <CourseQuestion
      key={speed}
      question={bends.question}
      give={(course) => {
        for (const answer of bends.answers[course]!) store.answer(answer);
      }}
    >
      <fieldset className="joint">
        <legend>{t.toolSpeed}</legend>
        {speeds.map((one) => (
          <label key={one} className="click-choice">
            <input
              type="radio"
              name="tool-speed"
              data-speed={one}
              checked={speed === one}
              onChange={() => setSpeed(one)}
            />
            {one === now ? one : `${one} ${one > now ? '▲' : '▼'}`}
          </label>
        ))}
      </fieldset>
    </CourseQuestion>
  );
}
