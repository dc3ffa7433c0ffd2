/** Which cards do all that they say, and what of the others is not written yet. */

import type { Ability } from '../abilities/language.ts';
import type { Lack, UpgradeCard } from './chassis.ts';
import { chassisOf, pilotCard, upgradeCard } from './index.ts';
import { SHIP_ABILITIES } from './ship-abilities.ts';

/** How much of what a card says happens here. */
export type Written = 'all' | 'part' | 'none';

/** How much of a pilot's own ability is written; `all` too for a pilot without one. */
export function pilotWritten(id: string): Written {
  const card = pilotCard(id);
  if (!card) return 'none';
  return howMuch(card.abilities, card.notYet);
}

/** How much of a ship ability is written. */
export function shipAbilityWritten(name: string): Written {
  if (!Object.hasOwn(SHIP_ABILITIES, name)) return 'none';
  return howMuch(SHIP_ABILITIES[name] ?? [], false);
}

/** How much of an upgrade is written; what it adds to its ship's values and action bar always is. */
export function upgradeWritten(id: string): Written {
  const card = upgradeCard(id);
  if (!card) return 'none';
  const written = howMuch(card.abilities, card.notYet);
  return written === 'none' && addsValues(card) ? 'part' : written;
}

function howMuch(abilities: readonly Ability[], notYet: boolean): Written {
  const acting = abilities.filter((ability) => ability.kind !== 'dormant');
  if (!notYet && acting.length === abilities.length) return 'all';
  return acting.length > 0 ? 'part' : 'none';
}

const addsValues = ({ hull, shields, agility, frontValue, weapons, actions, force }: UpgradeCard): boolean =>
  hull !== 0 ||
  shields !== 0 ||
  agility !== 0 ||
  frontValue !== 0 ||
  weapons.length > 0 ||
  actions.length > 0 ||
  force !== undefined;

/** Something on a card that is not written, or not all of it. */
export interface Unwritten {
  readonly what: 'pilot' | 'ship-ability' | 'upgrade';
  /** Its name as printed. */
  readonly name: string;
  readonly written: 'part' | 'none';
  /** What it needs that is not there, where that is known. */
  readonly lacks?: Lack;
}

/** What is not written on a pilot's card: its ability, its ship's, the upgrades printed on it; empty when it is exact. */
export function unwrittenOfPilot(id: string): readonly Unwritten[] {
  const card = pilotCard(id);
  if (!card) return [{ what: 'pilot', name: id, written: 'none' }];
  const shipAbility = chassisOf(id)?.shipAbility;
  return [
    ...unwritten('pilot', card.name, pilotWritten(id)),
    ...(shipAbility ? unwritten('ship-ability', shipAbility, shipAbilityWritten(shipAbility)) : []),
    ...(card.standardLoadout ?? []).flatMap(unwrittenOfUpgrade),
  ];
}

/** What is not written on an upgrade card; empty when it is exact. */
export const unwrittenOfUpgrade = (id: string): readonly Unwritten[] =>
  unwritten('upgrade', upgradeCard(id)?.name ?? id, upgradeWritten(id), upgradeCard(id)?.lacks);

const unwritten = (
  what: Unwritten['what'],
  name: string,
  written: Written,
  lacks?: Lack,
): readonly Unwritten[] => (written === 'all' ? [] : [{ what, name, written, ...(lacks ? { lacks } : {}) }]);
