/** Who plays with whom. */

import type { ShownSide } from './table.ts';

/** Everybody on a player's side: the team, or the player alone. */
export const sideMates = (sides: readonly Pick<ShownSide, 'team'>[], player: number): readonly number[] => {
  const team = sides[player]?.team;
  return team === undefined ? [player] : sides.flatMap((side, other) => (side.team === team ? [other] : []));
};
