/** Values of a ship: what its ship card says and what its upgrades add. */

import type { BarAction, Charges, Force, UpgradeSlot } from '../cards/chassis.ts';
import { shipCard, upgradeOf } from '../cards/library.ts';
import type { Ship } from '../state.ts';
import { isCloaked } from './conditions.ts';
import { faceOf, fillsSlot } from './upgrades.ts';

/** Hull value: the ship card's and what upgrades add. */
export const hullOf = (ship: Ship): number => {
  let hull = shipCard(ship.card).chassis.hull;
  for (const upgrade of ship.upgrades) hull += faceOf(upgrade).hull;
  return hull;
};

/** Shield capacity: the ship card's and what upgrades add (charges.22). */
export const shieldsOf = (ship: Ship): number => {
  let shields = shipCard(ship.card).chassis.shields;
  for (const upgrade of ship.upgrades) shields += faceOf(upgrade).shields;
  return shields;
};

/** Printed agility: the ship card’s and what upgrades add, never below 0. */
export const printedAgility = (ship: Ship): number => {
  let agility = shipCard(ship.card).chassis.agility;
  for (const upgrade of ship.upgrades) agility += faceOf(upgrade).agility;
  return Math.max(0, agility);
};

/** Force: capacities of ship card and upgrades together (charges.16, .17), and of what comes back only the most (charges.18). */
export function forceOf(ship: Ship): Charges | undefined {
  let force: Force | undefined = shipCard(ship.card).pilot.force;
  for (const upgrade of ship.upgrades) {
    const more = faceOf(upgrade).force;
    if (!more) continue;
    force = {
      limit: (force?.limit ?? 0) + more.limit,
      recurring: Math.max(force?.recurring ?? 0, more.recurring),
    };
  }
  if (force && ship.upgrades.some(({ id }) => upgradeOf(id).card.stillsForce))
    return { ...force, recurring: 0 };
  return force;
}

/** How much of the Force of a ship does not come back by itself. */
export function stillForceOf(ship: Ship): number {
  const all = forceOf(ship);
  if (!all || all.recurring === 0) return all?.limit ?? 0;
  const cards = [shipCard(ship.card).pilot.force, ...ship.upgrades.map((upgrade) => faceOf(upgrade).force)];
  return cards.reduce((sum, force) => sum + (force && force.recurring === 0 ? force.limit : 0), 0);
}

/** Hull value and shield capacity together. */
export const healthOf = (ship: Ship): number => hullOf(ship) + shieldsOf(ship);

/** Hull value less damage cards (hull.1); the hull value itself stays (damage-cards.9). */
export const hullRemaining = (ship: Ship): number => hullOf(ship) - ship.damage.length;

/** The action bar: the ship card's, then what upgrades add (actions.3). */
export function actionBar(ship: Ship): readonly BarAction[] {
  const printed = shipCard(ship.card).chassis.actions;
  if (ship.upgrades.length === 0) return printed;
  return [...printed, ...ship.upgrades.flatMap((upgrade) => faceOf(upgrade).actions)];
}

/** Whether an action stands on a ship's bar only because of an upgrade of one of some slots. */
export function actionAddedBy(ship: Ship, action: string, slots: readonly UpgradeSlot[]): boolean {
  if (shipCard(ship.card).chassis.actions.some((one) => one.action === action)) return false;
  return ship.upgrades.some(
    (upgrade) =>
      slots.some((slot) => fillsSlot(upgrade, slot)) &&
      upgradeOf(upgrade.id).card.actions.some((one) => one.action === action),
  );
}

/** Agility with what changes it: cloaked +2 (agility.4). More or fewer dice are not a change of it (agility.3). */
export const agilityOf = (ship: Ship): number => printedAgility(ship) + (isCloaked(ship) ? 2 : 0);
