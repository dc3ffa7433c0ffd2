/**
 * How builders and hands have called cards, slots and factions of First Edition, beside the ids of XWS. Spelling alone
 * (case, spaces, hyphens, accents, short ranks) is not told here: `common/squads/spelling.ts` sees through it.
 */

import type { Faction, UpgradeSlot } from '../cards/chassis.ts';

export const FACTION_ALIASES: ReadonlyMap<string, Faction> = new Map([
  ['rebels', 'rebel'],
  ['rebelalliance', 'rebel'],
  ['alliance', 'rebel'],
  ['resistance', 'rebel'],
  ['empire', 'imperial'],
  ['imperials', 'imperial'],
  ['galacticempire', 'imperial'],
  ['firstorder', 'imperial'],
  ['scumandvillainy', 'scum'],
]);

/** Keys of slots: those of XWS where it does not use the slot's own name, then those of builders. */
export const SLOT_ALIASES: ReadonlyMap<string, UpgradeSlot> = new Map([
  ['amd', 'astromech'],
  ['samd', 'salvaged-astromech'],
  ['ept', 'elite'],
  ['mod', 'modification'],
  ['astromechdroid', 'astromech'],
  ['elitepilottalent', 'elite'],
  ['talent', 'elite'],
  ['sensor', 'system'],
  ['device', 'bomb'],
]);

/** Pilots: what XWS of elistevens/xws-spec calls them in full, and builders of the first waves. */
export const PILOT_ALIASES: ReadonlyMap<string, string> = new Map([
  ['blackeightsquadronpilot', 'blackeightsqpilot'],
  ['theinquisitor', 'theinquisitor'],
  ['inquisitor', 'theinquisitor'],
  ['gr75', 'gr75mediumtransport'],
  ['cr90corvette', 'cr90corvettefore'],
  ['raiderclasscorvette', 'raiderclasscorvettefore'],
  ['temmin', 'snapwexley'],
]);

/** Upgrades: the special cases of XWS, and what YASB calls the two sides and the kinds of a card. */
export const UPGRADE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['advancedprotontorpedoes', 'advprotontorpedoes'],
  ['advancedprotontorpedos', 'advprotontorpedoes'],
  ['advancedhomingmissiles', 'advhomingmissiles'],
  ['advancedtargetingcomputer', 'advtargetingcomputer'],
  ['heavyscykinterceptorcannon', 'heavyscykinterceptor'],
  ['heavyscykinterceptortorpedo', 'heavyscykinterceptor'],
  ['heavyscykinterceptormissile', 'heavyscykinterceptor'],
  ['r2d2crew', 'r2d2-swx22'],
  ['r2-d2-crew', 'r2d2-swx22'],
  ['millenniumfalcontfa', 'millenniumfalcon-swx57'],
  ['ghostphantomii', 'ghost-swx72'],
  ['chopperastromech', 'chopper-swx72'],
  ['bwinge', 'bwinge2'],
]);
