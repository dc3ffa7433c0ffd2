import { memo } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { originOf } from '../shown/names.ts';
import type { ShownTable } from '../shown/table.ts';
import { questionWords } from '../words/en/questions.ts';
import { language, useWords } from '../words/language.ts';
import './table-words.css';

/** The board of the game on the screen as text. */
export const TableInWords = memo(function TableInWords() {
  const { game } = useTable();
  const { table } = useLanguages();
  return <InWords of={game.table} lang={table} />;
});

/** A table as text, in its own language: where every ship is, and its range to every other. */
export function InWords({ of, lang }: { readonly of: ShownTable; readonly lang: string | undefined }) {
  const t = useWords(questionWords);
  const { width, depth, inWords } = of;
  const { columns, rows, lists } = inWords();
  return (
    <div className="in-words">
      <p className="quiet">
        {t.positions({
          origin: originOf(of),
          width: Math.round(width),
          depth: Math.round(depth),
        })}
      </p>
      <div className="scroller">
        <table lang={lang}>
          <caption lang={language.get()}>{t.ships}</caption>
          <thead>
            <tr>
              {[t.ship, ...columns].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ ship, name, type, cells }) => (
              <tr key={ship}>
                <th scope="row">
                  {name} <span className="quiet">{type}</span>
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lists.map(({ label, entries }) => (
        <section key={label} lang={lang}>
          <h3>{label}</h3>
          <ul>
            {entries.map(({ key, title, text }) => (
              <li key={key}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
