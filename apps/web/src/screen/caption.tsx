import { nameOf } from '../shown/names.ts';
import { useTable } from './table-context.ts';

/** Under the board: range and arcs of the ship that is looked at. */
export function Caption() {
  const { game, looking } = useTable();
  const { table } = game;
  if (looking === null || !table.ships[looking]?.onTable)
    return <>Point at a ship to see its range and arcs.</>;
  return (
    <>
      <b>{nameOf(table, looking)}</b>: {table.caption(looking)}
    </>
  );
}
