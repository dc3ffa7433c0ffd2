import { useEffect, useMemo, useRef } from 'react';
import { coachWords } from '../words/en/coach.ts';
import { language, useWords } from '../words/language.ts';
import { type GameWords, namedFinding } from './named.ts';
import { digit, digits } from './numbers.ts';
import type { Coached, Finding } from './weigher.ts';

interface ExplainedProps {
  readonly coached: Coached;
  readonly words: GameWords;
  /** Who decided. */
  readonly who: string;
}

/** What answers to one question were worth, one list for each of its parts. */
export function Explained({ coached, words, who }: ExplainedProps) {
  const t = useWords(coachWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t.explained({ player: who })}
      </h3>
      {coached.findings.length === 0 && <p>{t.noneWeighed}</p>}
      {coached.findings.map((finding) => (
        <Values key={finding.decision.part} finding={finding} words={words} />
      ))}
    </>
  );
}

function Values({ finding, words }: { readonly finding: Finding; readonly words: GameWords }) {
  const t = useWords(coachWords);
  const spoken = useWords(language);
  const { ship, question, values } = useMemo(
    () => ({ spoken, ...namedFinding(finding, words) }),
    [finding, words, spoken],
  );
  return (
    <>
      <p>{ship ? <b>{ship}</b> : question}</p>
      <ul className="coach-replies">
        {values
          .toSorted((a, b) => b.value - a.value)
          .map(({ key, answer, value, error, isGiven }) => (
            <li key={key} className={isGiven ? 'coach-right' : ''}>
              {isGiven
                ? `${answer}: ${t.was}`
                : t.worth({
                    answer,
                    points: `${value > 0 ? '+' : ''}${digit(value)}`,
                    error: digits(error),
                  })}
            </li>
          ))}
      </ul>
    </>
  );
}
