import { useTable } from '../screen/table-context.ts';
import { logWords } from '../words/en/log.ts';
import { shortPlayer } from '../words/index.ts';
import { useWords } from '../words/language.ts';

/** What waits to be resolved after the question that is asked: whose it is, and in which order. */
export function Waiting() {
  const { game } = useTable();
  const t = useWords(logWords);
  const waiting = game.table.waiting.map((one, at) => ({ ...one, key: `${at} ${one.text}` }));
  if (waiting.length === 0) return null;
  return (
    <section className="waits" aria-labelledby="waits">
      <h3 id="waits">{t.waiting}</h3>
      <ol>
        {waiting.map(({ key, player, text, language }) => (
          <li key={key}>
            {player >= 0 && <b>{shortPlayer(game.options, player)}: </b>}
            <span lang={language}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
