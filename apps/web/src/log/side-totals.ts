/** What each side of a game did and lost, added up. */

import { lossesOf, shotsOf, type Told } from './recap.ts';

/** What the ships of one side did and lost. */
export interface SideTotals {
  readonly player: number;
  /** Its attacks, and how many of them did damage. */
  readonly attacks: number;
  readonly hits: number;
  /** Shields and hull that its attacks took. */
  readonly damage: number;
  /** Its ships, and how many of them were destroyed or left the play area. */
  readonly ships: number;
  readonly lost: number;
}

/** The totals of each player, whose ships are told by their ids. */
export function sideTotals(
  events: readonly Told[],
  ships: readonly { readonly player: number; readonly hasCard: boolean }[],
  players: readonly number[],
): readonly SideTotals[] {
  const shots = shotsOf(events);
  const gone = lossesOf(events).filter(({ destroyed, fled }) => destroyed || fled);
  return players.map((player) => {
    const isOwn = (ship: number) => ships[ship]?.player === player;
    const own = shots.filter(({ attacker }) => isOwn(attacker));
    return {
      player,
      attacks: own.length,
      hits: own.filter(({ damage }) => damage > 0).length,
      damage: own.reduce((sum, { damage }) => sum + damage, 0),
      ships: ships.filter((ship) => ship.player === player && ship.hasCard).length,
      lost: gone.filter(({ ship }) => isOwn(ship) && ships[ship]?.hasCard).length,
    };
  });
}
