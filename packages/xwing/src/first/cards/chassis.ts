/**
 * What a ship card says: the chassis (dial, numbers, action bar) and the pilots that fly it.
 * Points and upgrade slots are not here: they belong to the format pack.
 */

import { dialOf, type Maneuver, type SECTION_BASES } from '../../common/index.ts';
import type { Ruled } from '../../common/language/index.ts';
import type { Ability } from '../abilities/language/vocabulary.ts';

export type ManeuverDifficulty = 'green' | 'white' | 'red';

/** The three factions that a squad belongs to (faction.1). */
export const FACTIONS = ['rebel', 'imperial', 'scum'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Whose emblem a ship card shows, and the faction that counts (faction.1). */
export const FACTION_OF = {
  rebelalliance: 'rebel',
  resistance: 'rebel',
  galacticempire: 'imperial',
  firstorder: 'imperial',
  scumandvillainy: 'scum',
} as const;
export type Allegiance = keyof typeof FACTION_OF;

export const ACTION_NAMES = [
  'barrel-roll',
  'boost',
  'cloak',
  'coordinate',
  'evade',
  'focus',
  'jam',
  'recover',
  'reinforce',
  'reload',
  'rotate-arc',
  'slam',
  'target-lock',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** The 17 upgrade slots (upgrade-icons.1); titles and modifications need no icon. */
export const UPGRADE_SLOTS = [
  'astromech',
  'bomb',
  'cannon',
  'cargo',
  'crew',
  'elite',
  'hardpoint',
  'illicit',
  'missile',
  'modification',
  'salvaged-astromech',
  'system',
  'team',
  'tech',
  'title',
  'torpedo',
  'turret',
] as const;
export type UpgradeSlot = (typeof UPGRADE_SLOTS)[number];

/**
 * What a ship token prints beside its front arc. `auxiliary-rear` and `auxiliary-180` serve the primary weapon too;
 * `special-rear` serves only what a card names; `mobile` is one of four quarters, turned by an action.
 */
export type ExtraArc = 'auxiliary-rear' | 'auxiliary-180' | 'special-rear' | 'mobile' | 'bullseye';

export type ShipSize = 'small' | 'large' | 'huge';

/** One entry of a dial. */
export interface DialEntry {
  readonly maneuver: Maneuver;
  readonly difficulty: ManeuverDifficulty;
}

/** Stands where an ability will: the card flies, but what it says, or the rest of it, is not written yet. */
export const notYet = 'not-yet';
export type NotYet = typeof notYet;

/** What a card prints instead of what its ship type has. */
export type OwnValues = Partial<Pick<Chassis, 'attack' | 'agility' | 'hull' | 'shields'>>;

/** A pilot's printed facts. */
export interface PilotCard extends Ruled {
  readonly id: string;
  readonly name: string;
  readonly faction: Allegiance;
  readonly skill: number;
  readonly unique: boolean;
  readonly own?: OwnValues;
  readonly abilities: readonly Ability[];
  readonly notYet: boolean;
}

/** What only a huge ship prints. */
export interface HugeValues {
  /** The section has no primary weapon. */
  readonly unarmed?: true;
  /** The most energy tokens the section holds; none when it has no energy value. */
  readonly energy?: number;
  /** Energy gained with each maneuver of the dial, by code such as '1F'; a maneuver that is not here gains none. */
  readonly energyGain: Readonly<Record<string, number>>;
  /** Range of the primary weapon, where it is not 1 to 3. */
  readonly range?: readonly [number, number];
  /** The ship type of the other half of a ship in two sections. */
  readonly otherSection?: string;
  /** Where its firing arcs lie, to both sides or ahead; none are printed without it. */
  readonly arcs?: 'sides' | 'ahead';
  /** It brings a damage deck for each half of its base, and is dealt cards from these only (huge-ships.4). */
  readonly ownDecks?: true;
  /** The base of a section. */
  readonly base?: keyof typeof SECTION_BASES;
  /** What the crippled side of a section's card prints. */
  readonly crippled?: CrippledSide;
}

/** The other side of the card of a section: no hull, shields and actions, and less of the rest. */
export interface CrippledSide {
  readonly attack: number;
  readonly energy: number;
  /** The upgrade cards that it keeps. */
  readonly slots: readonly UpgradeSlot[];
  /** Maneuvers of the dial that the ship flies no more, by code such as '4F'. */
  readonly without: readonly string[];
}

/** A ship type. */
export interface Chassis {
  readonly id: string;
  readonly name: string;
  readonly size: ShipSize;
  readonly dial: readonly DialEntry[];
  /** The primary weapon value. */
  readonly attack: number;
  /** The primary weapon fires in any direction (turret-primary-weapon.1). */
  readonly turret: boolean;
  readonly extraArcs: readonly ExtraArc[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly ActionName[];
  readonly huge?: HugeValues;
  readonly pilots: readonly PilotCard[];
}

/** The Attack: header of a secondary weapon (secondary-weapons.1). */
export interface SecondaryWeapon {
  /** Dice rolled; a ship with two attack values on one card has one weapon for each. */
  readonly attack: number;
  readonly range: readonly [number, number];
  /** What the header names: the ship must hold it (secondary-weapons.3, secondary-weapons.4). */
  readonly needs?: 'target-lock' | 'focus' | 'energy';
  /** The card says to spend what the header names: that many tokens. */
  readonly spends?: number;
  /** The card is discarded to pay for the attack. */
  readonly discarded?: true;
  /** The target may be outside the firing arc. */
  readonly anyDirection?: true;
  /** The card makes the attack this often. */
  readonly times?: 2;
}

/** What an upgrade adds to its ship, and the weapon it is. */
export interface UpgradeValues {
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** The most energy tokens that the card itself holds; for a title, what the ship's energy gains. */
  readonly energy: number;
  readonly actions: readonly ActionName[];
  readonly weapon?: SecondaryWeapon;
}

/** The other side of an upgrade card that is flipped. */
export interface BackFacts extends Partial<UpgradeValues> {
  readonly name: string;
  readonly abilities?: readonly Ability[];
}

/** An upgrade card. `slot` is the icon it is listed under; what else it takes up the format pack says. */
export interface UpgradeCard extends UpgradeValues, Ruled {
  readonly id: string;
  readonly name: string;
  readonly slot: UpgradeSlot;
  readonly unique: boolean;
  readonly limited: boolean;
  readonly back?: BackFacts;
  readonly abilities: readonly Ability[];
  readonly notYet: boolean;
}

/** What an upgrade file writes about a card; what is left out is 0, no or none. */
export interface UpgradeFacts extends Partial<UpgradeValues>, Ruled {
  readonly name: string;
  readonly unique?: true;
  readonly limited?: true;
  readonly back?: BackFacts;
}

/** What stands after the facts of a card: its abilities; `notYet` for what is not written. */
type Written = Ability | readonly Ability[] | NotYet;

function abilitiesAmong(written: readonly Written[]): Pick<PilotCard, 'abilities' | 'notYet'> {
  const abilities = written.flatMap((one): readonly Ability[] =>
    one === notYet ? [] : 'kind' in one ? [one] : one,
  );
  return { abilities, notYet: written.includes(notYet) };
}

/** Makes the upgrade cards of one slot from their facts; `notYet` stands for what is not written. */
export function upgradesOf(slot: UpgradeSlot) {
  return (id: string, facts: UpgradeFacts, ...rest: readonly Written[]): UpgradeCard => ({
    id,
    slot,
    skill: 0,
    attack: 0,
    agility: 0,
    hull: 0,
    shields: 0,
    energy: 0,
    actions: [],
    ...facts,
    unique: facts.unique ?? false,
    limited: facts.limited ?? false,
    ...abilitiesAmong(rest),
  });
}

/** What a ship file writes about a pilot; one that is not called unique is not. */
export interface PilotFacts extends Ruled {
  readonly name: string;
  readonly faction: Allegiance;
  readonly skill: number;
  readonly unique?: true;
  readonly own?: OwnValues;
}

/** A pilot card from its facts and its ability; `notYet` when that, or a part of it, is not written. */
export function pilot(id: string, facts: PilotFacts, ...rest: readonly Written[]): PilotCard {
  return { id, ...facts, unique: facts.unique ?? false, ...abilitiesAmong(rest) };
}

/** What a ship file writes; what is left out is no turret and no arc but the front one. */
export type ChassisFacts = Omit<Chassis, 'turret' | 'extraArcs'> &
  Partial<Pick<Chassis, 'turret' | 'extraArcs'>>;

/** A ship type from its facts. */
export const chassis = (facts: ChassisFacts): Chassis => ({ turret: false, extraArcs: [], ...facts });

/** The ship type as one of its pilots flies it: with the values that the card itself prints. */
export const asFlown = (chassis: Chassis, pilot: PilotCard): Chassis =>
  pilot.own ? { ...chassis, ...pilot.own } : chassis;

const DIFFICULTIES: Readonly<Record<string, ManeuverDifficulty>> = { G: 'green', W: 'white', R: 'red' };

/** A dial from codes such as `'1TW 2FG 4KR'` (see `dialOf`); difficulties: G green, W white, R red. */
export const dial = (codes: string): readonly DialEntry[] => dialOf(codes, DIFFICULTIES);
