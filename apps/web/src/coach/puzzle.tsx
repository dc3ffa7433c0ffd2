import type { ScenarioPuzzle } from '@firing-arc/referee';
import { useId, useState } from 'react';
import { coachWords } from '../words/en/coach.ts';
import { useWords } from '../words/language.ts';
import type { NamedFinding } from './named.ts';
import { digit, digits } from './numbers.ts';

/** What answers are worth, of which one is to be found. */
export interface Worths {
  readonly given: number;
  readonly best: number;
  readonly cost: number;
  readonly error: number;
  /** What answers are worth more than what was given (points), with standard errors. */
  readonly values: readonly { readonly answer: number; readonly value: number; readonly error: number }[];
}

interface PuzzleProps {
  readonly named: Pick<NamedFinding, 'question' | 'ship' | 'given' | 'options'>;
  readonly worths: Worths;
}

/** A decision to be found among all that could be answered; what is tried is told what it is worth. */
export function Puzzle({ named, worths }: PuzzleProps) {
  const t = useWords(coachWords);
  const [tried, setTried] = useState<number | null>(null);
  const field = useId();
  const { question, ship, given, options } = named;
  return (
    <div className="coach-puzzle">
      <p>
        {ship && <b>{ship}. </b>}
        {question} {t.played({ given })}
      </p>
      <label htmlFor={field}>{t.choose}</label>
      <select
        id={field}
        value={tried ?? ''}
        onChange={({ target }) => setTried(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t.chooseNone}</option>
        {options.map(({ answer, text }) => (
          <option key={answer} value={answer}>
            {text}
          </option>
        ))}
      </select>
      <p role="status" className={tried === worths.best ? 'coach-right' : ''}>
        {tried !== null && verdictOn(tried, worths, t)}
      </p>
    </div>
  );
}

/** Nothing is said to be worse by less than so many standard errors. */
const SURE = 2;

/** What is said of an answer that was tried. */
export function verdictOn(
  tried: number,
  { given, best, cost, error, values }: Worths,
  t: ReturnType<typeof coachWords.get>,
): string {
  if (tried === best) return t.right;
  const off = (less: number, of: number) => t.off({ cost: digit(less), error: digits(of) });
  if (tried === given) return `${t.same} ${off(cost, error)}`;
  const [most, own] = [best, tried].map((answer) => values.find((one) => one.answer === answer));
  if (!most || !own) return t.notWeighed;
  const less = most.value - own.value;
  const both = Math.sqrt(most.error * most.error + own.error * own.error);
  return less > 0 && less >= SURE * both ? off(less, both) : t.asGood;
}

/** What a puzzle's answers are worth, where they are options; null for places. */
export function worthsIn({ part, best, cost, error, ...puzzle }: ScenarioPuzzle): Worths | null {
  const given = part === undefined ? puzzle.given : (puzzle.given as readonly number[])[part];
  if (typeof given !== 'number' || typeof best !== 'number') return null;
  const values = puzzle.values.flatMap(({ answer, ...worth }) =>
    typeof answer === 'number' ? [{ answer, ...worth }] : [],
  );
  return { given, best, cost, error, values };
}
