import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { useNarrow } from '../screen/use-narrow.ts';
import { logWords } from '../words/en/log.ts';
import { shortPlayer } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import './waiting.css';

/** What waits to be resolved after the question that is asked: whose it is, and in which order; on a phone one tap away. */
export function Waiting() {
  const { game } = useTable();
  const t = useWords(logWords);
  const { rules } = useLanguages();
  const isNarrow = useNarrow();
  const waiting = game.table.waiting.map(({ player, text, by }, at) => ({ player, by, at, said: text() }));
  if (waiting.length === 0) return null;
  return (
    <details className="waits" open={!isNarrow}>
      <summary>
        {t.waiting}: {waiting.length}
      </summary>
      <ol>
        {waiting.map(({ player, by, at, said }) => (
          <li key={`${at} ${said}`}>
            {player >= 0 && <b>{shortPlayer(game.options, player)}: </b>}
            <span lang={by === 'rules' ? rules : undefined}>{said}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
