import { passesAll } from './abilities/evaluate.ts';
import { upgradeCard } from './cards/library.ts';
import type { SecondState, Ship, Upgrade } from './state.ts';

/** Upgrade cards that lie facedown under another one, and that only their player knows. */

/** What lies under an upgrade, for those who may not know it. */
export const HIDDEN_UPGRADE = '';

/** Ids of the upgrades that may lie under a card of a ship: those of the format that it could equip. */
export function hideableUnder(state: SecondState, ship: Ship): readonly string[] {
  const scene = { state, self: ship, ref: '', occasion: null, chosen: -1 };
  return (state.hideable ?? []).filter(
    (id) =>
      !ship.upgrades.some((one) => one.id === id) && passesAll(scene, ship, upgradeCard(id)?.fits ?? []),
  );
}

/** The upgrade of a ship under which another one lies. */
export const coverOn = (ship: Ship): Upgrade | undefined =>
  ship.upgrades.find(({ under }) => under !== undefined);
