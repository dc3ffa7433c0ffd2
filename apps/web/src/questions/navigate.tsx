import { type ReactNode, useMemo, useState } from 'react';
import type { GameStore } from '../game/store.ts';
import { useTable } from '../screen/table-context.ts';
import type { ShownQuestion } from '../shown/question.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';
import { type Bends, bendsAt } from './bends.ts';
import { BentTool, straightest } from './course.tsx';
import { type End, endsOfCourses } from './ends.ts';

/** The speed at which the tool lies, and which of its courses there. */
interface Lying {
  readonly speed: number;
  readonly course: number;
}

/** A navigate command: a speed and the tool bent at it, confirmed at once; a list where a lesson goes step by step. */
export function NavigateQuestion(props: {
  readonly question: ShownQuestion & { readonly form: 'choice' };
  readonly list: ReactNode;
}) {
  const { question, list } = props;
  const { store, game, hint } = useTable();
  const t = useWords(armadaWords);
  const speeds = useMemo(() => [...new Set(question.speeds?.of)].sort((a, b) => a - b), [question]);
  const now = question.speeds?.now ?? 0;
  const bendsOf = useMemo(
    () => kept((speed: number) => bendsAt(question, speed, game.ahead)),
    [question, game],
  );
  const at = (speed: number): Lying => ({
    speed,
    course: straightest(bendsOf(speed)?.question.courses ?? []),
  });
  const [lying, lay] = useState(() => at(speeds.includes(now) ? now : speeds[0]!));
  // A spot on the table is as good at another speed; where those lead is looked at when somebody points there.
  const ends = useMemo(
    () =>
      once(() =>
        speeds.flatMap((speed): readonly End[] => {
          const bends = bendsOf(speed);
          const hold = (course: number) => lay({ speed, course });
          return bends ? endsOfCourses(bends.question, hold, (course) => take(store, bends, course)) : [];
        }),
      ),
    [speeds, bendsOf, store],
  );
  const bends = bendsOf(lying.speed);
  if (hint !== null || !bends) return list;
  return (
    <BentTool
      question={bends.question}
      index={lying.course}
      ends={ends}
      onBend={(course) => lay({ ...lying, course })}
      give={(course) => take(store, bends, course)}
    >
      <fieldset className="joint">
        <legend>{t.toolSpeed}</legend>
        {speeds.map((one) => (
          <label key={one} className="click-choice">
            <input
              type="radio"
              name="tool-speed"
              data-speed={one}
              checked={lying.speed === one}
              onChange={() => lay(at(one))}
            />
            {one === now ? one : `${one} ${one > now ? '▲' : '▼'}`}
          </label>
        ))}
      </fieldset>
    </BentTool>
  );
}

/** Answers the speed and the course at it. */
function take(store: GameStore, { answers }: Bends, course: number): void {
  for (const answer of answers[course]!) store.answer(answer);
}

/** Does something when it is wanted, and remembers what it came to. */
function once<Result>(work: () => Result): () => Result {
  const known = kept(work);
  return () => known(null);
}

/** The same for each of several things. */
function kept<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as Result;
  };
}
