import { sidesWords } from './en/sides.ts';
import { listText } from './list.ts';

/** "Player 1 and Anna against Player 3", of the names of all and the team of each. */
export function versusText(names: readonly string[], teams: readonly number[]): string {
  const { against } = sidesWords.get();
  return [...new Set(teams)]
    .map((team) => listText(names.filter((_, player) => teams[player] === team)))
    .reduce((one, other) => against({ one, other }));
}
