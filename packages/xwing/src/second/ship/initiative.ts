/** The initiative of a ship, and the steps in which it activates and engages. */

import { shipCard } from '../cards/library.ts';
import type { SecondState, Ship } from '../state.ts';
import { isHuge, pulledBy } from './card.ts';

/** The initiative a ship has now: the most recent effect that still lasts, else the printed one (initiative.2, .3). */
export function initiativeOf(ship: Ship): number {
  const changed = ship.initiatives.length > 0 ? latestInitiative(ship) : undefined;
  // A huge ship's stays as it is (huge-ships.28).
  if (changed && !isHuge(ship)) return changed.value;
  return initiativeOnCard(ship);
}

/** The initiative that a ship's card gives it while it is damaged or undamaged, else the printed one. */
function initiativeOnCard(ship: Ship): number {
  const { pilot, modifiers } = shipCard(ship.successorOf ?? pulledBy(ship) ?? ship.card);
  for (const { ability } of modifiers) {
    if (ability.kind !== 'modifier' || !('value' in ability.of) || ability.of.value !== 'initiative')
      continue;
    if ((ability.of.while === 'damaged') === ship.damage.length > 0) return ability.of.to;
  }
  return pilot.initiative;
}

/** The latest change of a ship's initiative, or of that at which it activates or engages. */
function latestInitiative(ship: Ship, only?: string): { readonly value: number } | undefined {
  for (let at = ship.initiatives.length - 1; at >= 0; at--) {
    const change = ship.initiatives[at]!;
    if (change.only === undefined || change.only === only) return change;
  }
  return undefined;
}

/** The initiative at which a ship activates. */
export const activationOf = (ship: Ship): number =>
  ship.initiatives.length === 0 || isHuge(ship)
    ? initiativeOf(ship)
    : (latestInitiative(ship, 'activation')?.value ?? initiativeOf(ship));

/** The step in which a ship engages: its initiative, or the engagement value of a huge one (huge-ships.27). */
export const engagementOf = (ship: Ship): number =>
  shipCard(ship.card).pilot.engagement ??
  (ship.initiatives.length === 0 || isHuge(ship) ? undefined : latestInitiative(ship, 'engagement')?.value) ??
  initiativeOf(ship);

/** Ends the initiative changes that last until now. */
export function endInitiatives(state: SecondState, until: string): void {
  for (const ship of state.ships) {
    if (ship.initiatives.length > 0)
      ship.initiatives = ship.initiatives.filter((change) => change.until !== until);
  }
}
