import { cardOf } from '../game.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { objectiveCard } from './cards.ts';

/** What objectives change about scoring. */

/** What a victory token is worth (scoring.3). */
export function victoryTokenWorth({ objective }: ArmadaState): number {
  return objectiveCard(objective)?.worth ?? 0;
}

/** Points that the objective gives a player at the end beside victory tokens. */
export function objectivePoints(_state: ArmadaState, _player: number): number {
  return 0;
}

/** Points that a ship is worth to its enemy now: its cost with all upgrades once destroyed (scoring.1, .2). */
export function shipWorth(_state: ArmadaState, ship: Ship): number {
  if (ship.place === 'destroyed') return ship.points;
  return isCrippled(ship) ? Math.ceil(ship.points / 2) : 0;
}

/** A huge ship with cards of at least half its hull is crippled (huge-ship.6). */
export function isCrippled(ship: Ship): boolean {
  const { size, hull } = cardOf(ship);
  return size === 'huge' && ship.place === 'table' && ship.damage.length >= Math.ceil(hull / 2);
}
