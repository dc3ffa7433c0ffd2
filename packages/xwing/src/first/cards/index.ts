/** All cards of the house, and how to find them by id. */

import { type MadeCards, NONE_MADE } from '@firing-arc/referee';
import type { Chassis, PilotCard, UpgradeCard } from './chassis.ts';
import { CHASSIS } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

export * from './chassis.ts';
export * from './conditions.ts';
export * from './damage-decks.ts';
export { CHASSIS } from './ships/index.ts';
export { UPGRADES } from './upgrades/index.ts';

const PILOTS: ReadonlyMap<string, { readonly chassis: Chassis; readonly pilot: PilotCard }> = new Map(
  CHASSIS.flatMap((chassis) => chassis.pilots.map((pilot) => [pilot.id, { chassis, pilot }] as const)),
);

const UPGRADES_BY_ID: ReadonlyMap<string, UpgradeCard> = new Map(UPGRADES.map((card) => [card.id, card]));

/** The pilot card of an id; undefined when the house does not have it. */
export const pilotCard = (id: string): PilotCard | undefined => PILOTS.get(id)?.pilot;

/** The ship type that a pilot flies. */
export const chassisOf = (pilot: string): Chassis | undefined => PILOTS.get(pilot)?.chassis;

/** Cards of a club's own, made of those of the house: `own.ts` says how. */
let made: MadeCards<UpgradeCard> = NONE_MADE;

/** Says how they are found. */
export function findMade(by: MadeCards<UpgradeCard>): void {
  made = by;
}

/** Why an id is no upgrade of a club's own; null where it is one, or an id of another form. */
export const noOwnCard = (id: string): string | null => made.refusal(id);

/** The upgrade card of an id. */
export const upgradeCard = (id: string): UpgradeCard | undefined => UPGRADES_BY_ID.get(id) ?? made.find(id);
