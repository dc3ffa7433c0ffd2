import type { ShownTable } from './table.ts';

/** "7 Howlrunner": a ship's number and name. */
export function nameOf(table: ShownTable, id: number): string {
  const ship = table.ships[id];
  return ship ? `${ship.tag} ${ship.name}` : `#${id}`;
}

/** From where places are measured, before "left" and "edge": the one whose edge is the near one, if somebody's is. */
export function originOf(table: ShownTable): string {
  const player = table.sides.findIndex(({ edge }) => edge === 'near');
  return player < 0 ? 'the near' : `player ${player + 1}’s`;
}
