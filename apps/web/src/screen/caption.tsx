import { nameOf } from '../shown/names.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import { useLookedAt, useTable } from './table-context.ts';
import { useLanguages } from './use-languages.ts';

/** Under the board: range and arcs of the ship that is looked at. */
export function Caption() {
  const { game } = useTable();
  const { looking } = useLookedAt();
  const t = useWords(screenWords);
  const { table } = game;
  const languages = useLanguages();
  if (looking === null || !table.ships[looking]?.onTable)
    return <span className="caption-hint">{t.pointAtShip}</span>;
  return (
    <>
      <b>{nameOf(table, looking)}</b>: <span lang={languages.table}>{table.caption(looking)}</span>
    </>
  );
}
