import { cardOf } from '../game.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { objectiveCard } from './cards.ts';
import { termsOf } from './terms.ts';

/** What objectives change about scoring. */

/** What a victory token is worth (scoring.3). */
export const victoryTokenWorth = ({ objective }: ArmadaState): number => objectiveCard(objective)?.worth ?? 0;

/** Points that the objective gives a player beside victory tokens, once the game is over. */
export const objectivePoints = (state: ArmadaState, player: number): number =>
  state.phase === 'end' ? (termsOf(state).points?.(state, player) ?? 0) : 0;

/** Points that a ship is worth to its enemy now: its cost with all upgrades once destroyed (scoring.1, .2). */
export function shipWorth(state: ArmadaState, ship: Ship): number {
  if (ship.place === 'destroyed') return ship.points + (termsOf(state).shipBonus?.(ship) ?? 0);
  return isCrippled(ship) ? Math.ceil(ship.points / 2) : 0;
}

/** A huge ship with cards of at least half its hull is crippled (huge-ship.6). */
export function isCrippled(ship: Ship): boolean {
  const { size, hull } = cardOf(ship);
  return size === 'huge' && ship.place === 'table' && ship.damage.length >= Math.ceil(hull / 2);
}
