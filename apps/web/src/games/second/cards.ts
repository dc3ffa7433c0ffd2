/**
 * Which cards of X-Wing 2.5 are there, and which shapes of ships: at first those of the quick match, all others once a
 * game needs one of them.
 */

import { addCards, chassisOf, upgradeCard } from '@firing-arc/xwing/second/engine';
import { t65xwing } from '@firing-arc/xwing/second/ships/t65xwing';
import { tieininterceptor } from '@firing-arc/xwing/second/ships/tieininterceptor';
import { tielnfighter } from '@firing-arc/xwing/second/ships/tielnfighter';
import { tiesabomber } from '@firing-arc/xwing/second/ships/tiesabomber';
import { addSilhouettes, hasSilhouette } from '../xwing/silhouettes/index.ts';
import { QUICK } from '../xwing/silhouettes/quick.ts';

addCards({ chassis: [t65xwing, tielnfighter, tieininterceptor, tiesabomber] });
addSilhouettes(QUICK);

/** Brings the cards that a game with this setup needs; all of them where the setup does not tell. */
export async function bringCards(setup: unknown): Promise<void> {
  const ships = partsOf(setup, 'sides').flatMap((side) => partsOf(side, 'ships'));
  if (ships.length > 0 && ships.every(isThere)) return;
  const [{ SILHOUETTES }] = await Promise.all([
    import('../xwing/silhouettes/all.ts'),
    import('@firing-arc/xwing/second/cards'),
  ]);
  addSilhouettes(SILHOUETTES);
}

function isThere(ship: unknown): boolean {
  const chassis = chassisOf(String(partOf(ship, 'pilot')));
  if (!chassis || !hasSilhouette(chassis.id)) return false;
  return partsOf(ship, 'upgrades').every((id) => upgradeCard(String(id)) !== undefined);
}

/** A part of something from any file: nothing in it is sure. */
const partOf = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null && name in thing
    ? (thing as Record<string, unknown>)[name]
    : undefined;

function partsOf(thing: unknown, name: string): readonly unknown[] {
  const parts = partOf(thing, name);
  return Array.isArray(parts) ? parts : [];
}
