import type { ShownTable } from './table.ts';

/** "7 Howlrunner": a ship's number and name. */
export function nameOf(table: ShownTable, id: number): string {
  const ship = table.ships[id];
  return ship ? `${ship.tag} ${ship.name}` : `#${id}`;
}
