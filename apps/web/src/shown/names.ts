import { questionWords } from '../words/en/questions.ts';
import type { ShownTable } from './table.ts';

/** "7 Howlrunner": a ship's number and name. */
export function nameOf(table: ShownTable, id: number): string {
  const ship = table.ships[id];
  return ship ? `${ship.tag} ${ship.name}` : `#${id}`;
}

/** From where places are measured, before "left" and "edge": the one whose edge is the near one, if somebody's is. */
export function originOf(table: ShownTable): string {
  const player = table.sides.findIndex(({ edge }) => edge === 'near');
  const t = questionWords.get();
  return player < 0 ? t.nearOrigin : t.originOf({ player: player + 1 });
}
