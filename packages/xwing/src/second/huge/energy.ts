import { type Chassis, upgradeCard } from '../cards/index.ts';
import { shipCard } from '../cards/library.ts';
import type { SecondGame } from '../game.ts';
import { shieldsOf } from '../ship/values.ts';
import type { Ship } from '../state.ts';

/** Energy that a ship begins with: its card's and what its upgrades add (huge-ships.24, .51); 0 without energy. */
export function energyOf(chassis: Chassis, upgrades: readonly string[]): number {
  let energy = chassis.huge?.energy.limit ?? 0;
  if (energy > 0) for (const id of upgrades) energy += upgradeCard(id)?.energy ?? 0;
  return energy;
}

/** The most energy a ship can have. */
export const energyLimit = (ship: Ship): number =>
  energyOf(
    shipCard(ship.card).chassis,
    ship.upgrades.map(({ id }) => id),
  );

/** A ship has more or less energy, never above its limit (huge-ships.50). */
export function changeEnergy(game: SecondGame, ship: Ship, change: number, because: string): void {
  const energy = Math.max(0, Math.min(energyLimit(ship), ship.energy + change));
  if (energy === ship.energy) return;
  ship.energy = energy;
  game.emit({ kind: 'energy', ship: ship.id, energy, because });
}

/** Energy goes into stress tokens, one for each; it must (huge-ships.55, .56). */
export function shedStress(game: SecondGame, ship: Ship, most: number, because: string): void {
  const count = Math.min(most, ship.energy, ship.tokens.stress);
  if (count === 0) return;
  changeEnergy(game, ship, -count, because);
  ship.tokens.stress -= count;
  game.emit({ kind: 'lost', ship: ship.id, token: 'stress', count, because });
}

/** What comes back to a ship in the End Phase if it is huge: by its ship card alone (huge-ships.25, end-phase.4). */
export function recoverHuge(game: SecondGame, ship: Ship): void {
  const { huge } = shipCard(ship.card).chassis;
  if (!huge) return;
  const shields = shieldsOf(ship);
  for (let i = 0; i < huge.shieldsBack && ship.shields < shields; i++) {
    ship.shields += 1;
    game.emit({
      kind: 'shield-recovered',
      ship: ship.id,
      shields: ship.shields,
      because: 'xwing2:end-phase.4',
    });
  }
  const before = ship.energy;
  changeEnergy(game, ship, huge.energy.recurring, 'xwing2:huge-ships.25');
  if (ship.energy > before) shedStress(game, ship, ship.tokens.stress, 'xwing2:huge-ships.56');
}
