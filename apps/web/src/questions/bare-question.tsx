import { useState } from 'react';
import { jobFor } from '../game/computer.ts';
import { computerAt } from '../game/options.ts';
import { messageOf } from '../game/showing.ts';
import { think } from '../game/thinking/think.ts';
import { downloadReport } from '../screen/bug-report.ts';
import { useTable } from '../screen/table-context.ts';
import type { ShownQuestion } from '../shown/question.ts';
import { brokenWords } from '../words/en/broken.ts';
import { troubleWords } from '../words/en/troubles.ts';
import { useWords } from '../words/language.ts';

/** A question that broke as it was shown: what it asks and its answers as words alone, so that the game goes on. */
export function BareQuestion(props: { readonly question: ShownQuestion; readonly error: Error }) {
  const { question, error } = props;
  const { store, game } = useTable();
  const t = useWords(brokenWords);
  const { downloadReport: report } = useWords(troubleWords);
  return (
    <section className="question trouble" aria-labelledby="question" data-question={question.kind}>
      <h2 id="question" className="question-title" tabIndex={-1}>
        {question.text}
      </h2>
      <p role="alert">{t.questionBroke}</p>
      {question.form === 'choice' && (
        <ol className="options">
          {question.options.map(({ text }, index) => (
            <li key={text}>
              <button type="button" className="option" onClick={() => store.answer(index)}>
                {text}
              </button>
            </li>
          ))}
        </ol>
      )}
      <ByComputer player={question.player} />
      <p className="small">{error.message}</p>
      <button type="button" onClick={() => downloadReport(store, game, error)}>
        {report}
      </button>
    </section>
  );
}

/** Has the question of a player decided as the computer player would. */
function ByComputer({ player }: { readonly player: number }) {
  const { store } = useTable();
  const t = useWords(brokenWords);
  const [thinks, setThinks] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const decide = async () => {
    setThinks(true);
    try {
      const job = store.look((running) => jobFor(running, player, computerAt(running.options, player)));
      if (job) store.answer((await think(job)).answer);
    } catch (fault) {
      setProblem(messageOf(fault));
    }
    setThinks(false);
  };
  return (
    <>
      <button
        type="button"
        className="primary"
        aria-disabled={thinks}
        onClick={() => thinks || void decide()}
      >
        {thinks ? t.computerThinks : t.computerAnswers}
      </button>
      {problem !== null && <p role="alert">{t.cannotAnswer({ reason: problem })}</p>}
    </>
  );
}
