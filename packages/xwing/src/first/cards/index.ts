/** All cards of the house, and how to find them by id. */

import { madeLater } from '@firing-arc/referee';
import type { Chassis, PilotCard, UpgradeCard } from './chassis.ts';
import { CHASSIS } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

export * from './chassis.ts';
export * from './conditions.ts';
export * from './damage-decks.ts';
export { CHASSIS } from './ships/index.ts';
export { UPGRADES } from './upgrades/index.ts';

/** A pilot card with the ship type that it flies. */
export interface Flyer {
  readonly chassis: Chassis;
  readonly pilot: PilotCard;
}

const PILOTS: ReadonlyMap<string, Flyer> = new Map(
  CHASSIS.flatMap((chassis) => chassis.pilots.map((pilot) => [pilot.id, { chassis, pilot }] as const)),
);

const UPGRADES_BY_ID: ReadonlyMap<string, UpgradeCard> = new Map(UPGRADES.map((card) => [card.id, card]));

/** Cards of a club's own, made of those of the house: `own.ts` says how. */
export const MADE_UPGRADES = madeLater<UpgradeCard>();
export const MADE_PILOTS = madeLater<Flyer>();

/** Why an id is no upgrade of a club's own; null where it is one, or an id of another form. */
export const noOwnCard = MADE_UPGRADES.refusal;

/** Why an id is no pilot of a club's own; null where it is one, or an id of another form. */
export const noOwnPilot = MADE_PILOTS.refusal;

const flyer = (id: string): Flyer | undefined => PILOTS.get(id) ?? MADE_PILOTS.find(id);

/** The pilot card of an id; undefined when the house does not have it. */
export const pilotCard = (id: string): PilotCard | undefined => flyer(id)?.pilot;

/** The ship type that a pilot flies. */
export const chassisOf = (pilot: string): Chassis | undefined => flyer(pilot)?.chassis;

/** The upgrade card of an id. */
export const upgradeCard = (id: string): UpgradeCard | undefined =>
  UPGRADES_BY_ID.get(id) ?? MADE_UPGRADES.find(id);
