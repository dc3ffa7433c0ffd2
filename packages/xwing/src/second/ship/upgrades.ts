/** The upgrade cards that a ship has. */

import { beginsWith } from '@firing-arc/referee';
import type { Charges, UpgradeSlot, UpgradeValues } from '../cards/chassis.ts';
import { UPGRADE_REF } from '../cards/gathered.ts';
import { upgradeOf } from '../cards/library.ts';
import type { Ship, Upgrade } from '../state.ts';

/** What the side of an upgrade card adds that is up. */
export function faceOf(upgrade: Upgrade): UpgradeValues & { readonly charges?: Charges } {
  const { card, back } = upgradeOf(upgrade.id);
  return upgrade.flipped ? back : card;
}

/** The upgrade of a ship on which the ability that `ref` names stands; undefined for its other cards. */
export function upgradeWith(ship: Ship, ref: string): Upgrade | undefined {
  if (!ref.startsWith(UPGRADE_REF)) return undefined;
  const id = ref.slice(UPGRADE_REF.length, ref.indexOf('.'));
  return ship.upgrades.find((upgrade) => upgrade.id === id);
}

/** The card with an id, or one that begins with it, that a ship has: its ship card, or an upgrade. */
export const cardOf = (ship: Ship, id: string): Ship | Upgrade | undefined =>
  beginsWith(ship.card) === id ? ship : ship.upgrades.find((upgrade) => beginsWith(upgrade.id) === id);

/** A `ref` that names an upgrade card as a whole, as for the costs of its weapon. */
export const upgradeRef = (id: string): string => `${UPGRADE_REF}${id}.`;

/** Whether an upgrade card has another side. */
export const hasBack = (upgrade: Upgrade): boolean => upgradeOf(upgrade.id).card.back !== undefined;

/** Whether an upgrade of a ship replaces the ship ability. */
export function replacesShipAbility(ship: Ship): boolean {
  for (const { id } of ship.upgrades) if (upgradeOf(id).card.replacesShipAbility) return true;
  return false;
}

/** Whether an upgrade fills such a slot; one that fills several is an upgrade of each kind (faq-specific-card-questions.42). */
export const fillsSlot = (upgrade: Upgrade, slot: UpgradeSlot): boolean =>
  upgradeOf(upgrade.id).card.slots.includes(slot);

/** The charges of an upgrade, if the side that is up has any. */
export const chargesOfUpgrade = (upgrade: Upgrade): Charges | undefined => faceOf(upgrade).charges;

export const fillsAnySlot = (upgrade: Upgrade, slots: readonly string[]): boolean =>
  slots.length === 0 || slots.some((slot) => fillsSlot(upgrade, slot as UpgradeSlot));
