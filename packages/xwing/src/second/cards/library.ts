/**
 * The cards that the rules know. They come in parts, because a page shall not fetch 1,200 cards for a game of ten: a
 * part is added before a game that needs it begins, and stays. An id means one card, so no game notices other parts.
 */

import { madeLater } from '@firing-arc/referee';
import { REMOTES } from '../devices/remote-cards.ts';
import type { Chassis, PilotCard, UpgradeCard } from './chassis.ts';
import { type GatheredUpgrade, gathered, gatheredUpgrade, type ShipCard } from './gathered.ts';

/** A part of the cards: ships with their pilots, and upgrades. */
export interface Cards {
  readonly chassis?: readonly Chassis[];
  readonly upgrades?: readonly UpgradeCard[];
}

const TYPES = new Map<string, Chassis>();
const PILOTS = new Map<string, ShipCard>();
const UPGRADES = new Map<string, GatheredUpgrade>();
/** Cards of a club's own, made of those that were added: `all.ts` says how. */
export const MADE_UPGRADES = madeLater<GatheredUpgrade>();
export const MADE_PILOTS = madeLater<ShipCard>();

const upgradeBy = (id: string): GatheredUpgrade | undefined => UPGRADES.get(id) ?? MADE_UPGRADES.find(id);
const pilotBy = (id: string): ShipCard | undefined => PILOTS.get(id) ?? MADE_PILOTS.find(id);

/** Why an id is no upgrade of a club's own; null where it is one, or an id of another form. */
export const noOwnCard = MADE_UPGRADES.refusal;

/** Why an id is no pilot of a club's own; null where it is one, or an id of another form. */
export const noOwnPilot = MADE_PILOTS.refusal;

/** Remotes are units, but no pilots that a squad can have. */
const REMOTE_UNITS = new Map(
  REMOTES.flatMap((type) => type.pilots.map((card) => [card.id, gathered(type, card)])),
);

/** Adds cards; those that are known already may be among them. Throws when an id stands for another card. */
export function addCards({ chassis = [], upgrades = [] }: Cards): void {
  for (const type of chassis) {
    if (isKnown(type, TYPES.get(type.id))) continue;
    TYPES.set(type.id, type);
    for (const pilot of type.pilots)
      if (!isKnown(pilot, PILOTS.get(pilot.id)?.pilot)) PILOTS.set(pilot.id, gathered(type, pilot));
  }
  for (const card of upgrades)
    if (!isKnown(card, UPGRADES.get(card.id)?.card)) UPGRADES.set(card.id, gatheredUpgrade(card));
}

function isKnown<Card extends { readonly id: string }>(card: Card, known: Card | undefined): boolean {
  if (known && known !== card) throw new Error(`two cards are called '${card.id}'`);
  return known !== undefined;
}

/** The chassis with this id, if its card was added. */
export const chassisById = (id: string): Chassis | undefined => TYPES.get(id);

/** The pilot card with this id, if it was added. */
export const pilotCard = (id: string): PilotCard | undefined => pilotBy(id)?.pilot;

/** The upgrade card with this id, if it was added. */
export const upgradeCard = (id: string): UpgradeCard | undefined => upgradeBy(id)?.card;

/** The chassis that the pilot with this id flies, with its own values, if its card was added. */
export const chassisOf = (pilotId: string): Chassis | undefined => pilotBy(pilotId)?.chassis;

/** What the cards of the pilot or remote with this id say. Throws when no such card was added. */
export function shipCard(id: string): ShipCard {
  const card = PILOTS.get(id) ?? REMOTE_UNITS.get(id) ?? MADE_PILOTS.find(id);
  if (!card) throw new Error(`pilot '${id}' is not among the cards of the house that were added`);
  return card;
}

/** What the upgrade card with this id says. Throws when it was not added. */
export function upgradeOf(id: string): GatheredUpgrade {
  const upgrade = upgradeBy(id);
  if (!upgrade) throw new Error(`upgrade '${id}' is not among the cards of the house that were added`);
  return upgrade;
}

/** The ids of all pilots and upgrades that were added. */
export const knownCards = () => ({ pilots: [...PILOTS.keys()], upgrades: [...UPGRADES.keys()] });
