/**
 * The cards that the rules know. They come in parts, because a page shall not fetch 1,200 cards for a game of ten: a
 * part is added before a game that needs it begins, and stays. An id means one card, so no game notices other parts.
 */

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
/** Makes the card that an id of a club's own card says, or tells why it says none. */
type Making = (id: string) => UpgradeCard | { readonly reason: string };
let madeOf: Making = () => ({ reason: 'its cards are not there' });
/** What was made of such ids: a function of them, kept so that it is not made at each look. */
const MADE = new Map<string, GatheredUpgrade | undefined>();
const MOST_MADE = 500;

/** Says how cards of a club's own are made of those that were added. */
export function makeCardsBy(making: Making): void {
  madeOf = making;
  MADE.clear();
}

const upgradeBy = (id: string): GatheredUpgrade | undefined =>
  UPGRADES.get(id) ?? (id.includes('--') ? made(id) : undefined);

function made(id: string): GatheredUpgrade | undefined {
  if (MADE.has(id)) return MADE.get(id);
  if (MADE.size >= MOST_MADE) MADE.clear();
  const card = madeOf(id);
  const upgrade = 'reason' in card ? undefined : gatheredUpgrade(card);
  MADE.set(id, upgrade);
  return upgrade;
}

/** Why an id is no card of a club's own; null where it is one, or an id of another form. */
export function noOwnCard(id: string): string | null {
  if (!id.includes('--')) return null;
  const card = madeOf(id);
  return 'reason' in card ? card.reason : null;
}

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
export const pilotCard = (id: string): PilotCard | undefined => PILOTS.get(id)?.pilot;

/** The upgrade card with this id, if it was added. */
export const upgradeCard = (id: string): UpgradeCard | undefined => upgradeBy(id)?.card;

/** The chassis that the pilot with this id flies, with its own values, if its card was added. */
export const chassisOf = (pilotId: string): Chassis | undefined => PILOTS.get(pilotId)?.chassis;

/** What the cards of the pilot or remote with this id say. Throws when no such card was added. */
export function shipCard(id: string): ShipCard {
  const card = PILOTS.get(id) ?? REMOTE_UNITS.get(id);
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
