/**
 * What a ship card says: the chassis (dial, numbers, action bar) and the pilots that fly it.
 * Points and upgrade slots are not here: they belong to the format pack.
 */

import { type BaseSize, dialOf, type Maneuver } from '../../common/index.ts';
import type { Ruled } from '../../common/language/index.ts';
import type { Ability, ShipTest, SpecialAttack } from '../abilities/language.ts';
import type { Token } from '../state.ts';

export type ManeuverDifficulty = 'blue' | 'white' | 'red' | 'purple';
export type ActionDifficulty = 'white' | 'red' | 'purple';

export const FACTIONS = [
  'rebelalliance',
  'galacticempire',
  'scumandvillainy',
  'resistance',
  'firstorder',
  'galacticrepublic',
  'separatistalliance',
] as const;
export type Faction = (typeof FACTIONS)[number];

export const ACTION_NAMES = [
  'barrel-roll',
  'boost',
  'calculate',
  'cloak',
  'coordinate',
  'evade',
  'focus',
  'jam',
  'lock',
  'reinforce',
  'reload',
  'rotate',
  'slam',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** One entry of a dial. */
export interface DialEntry {
  readonly maneuver: Maneuver;
  readonly difficulty: ManeuverDifficulty;
}

/** One entry of an action bar, with the action linked to it, if any. */
export interface BarAction {
  readonly action: ActionName;
  readonly difficulty: ActionDifficulty;
  readonly link?: { readonly action: ActionName; readonly difficulty: ActionDifficulty };
}

/** A weapon: where its arc points and its attack value. A primary one has nothing more (primary-weapon.3). */
export interface Weapon {
  readonly arc:
    | 'front'
    | 'left'
    | 'right'
    | 'rear'
    | 'full-front'
    | 'bullseye'
    | 'single-turret'
    | 'double-turret';
  readonly value: number;
  readonly special?: SpecialWeapon;
}

/** What makes a weapon a special one: the upgrade it stands on, and its Attack: header (special-weapon.1). */
export interface SpecialWeapon {
  readonly upgrade: string;
  readonly slot: UpgradeSlot;
  readonly attack: SpecialAttack;
}

/** The 18 upgrade slots of standard play by their list key; `device` is what the reference calls payload. */
export const STANDARD_SLOTS = [
  'astromech',
  'cannon',
  'configuration',
  'crew',
  'force-power',
  'gunner',
  'hyperdrive',
  'illicit',
  'missile',
  'modification',
  'device',
  'sensor',
  'tactical-relay',
  'talent',
  'tech',
  'title',
  'torpedo',
  'turret',
] as const;

/** The slots that only huge ships have. */
export const HUGE_SLOTS = ['command', 'hardpoint', 'cargo', 'team'] as const;

export type UpgradeSlot = (typeof STANDARD_SLOTS)[number] | (typeof HUGE_SLOTS)[number];
/** How many of each slot more, or fewer below 0. */
export type SlotChanges = Readonly<Partial<Record<UpgradeSlot, number>>>;

/** Charges or Force: the limit, and how many come back in the End Phase (negative: are lost). */
export interface Charges {
  readonly limit: number;
  readonly recurring: number;
  /** The card says that they cannot be recovered. */
  readonly spentForGood?: true;
}

export interface Force extends Charges {
  readonly side?: 'light' | 'dark' | 'both';
}

/** Stands where an ability will: the card flies, but what it says, or the rest of it, is not written yet. */
export const notYet = 'not-yet';
/** What the rules here do not have, or no source has, and a card needs. */
export type Lack = 'huge-damage-deck';
/** The same, where it is known what is missing. */
export interface Lacking {
  readonly lacks: Lack;
}
export type NotYet = typeof notYet | Lacking;
/** What is printed on the damage cards of huge ships is in no source (huge-ships.13). */
export const lacksHugeDeck: Lacking = { lacks: 'huge-damage-deck' };

/** What a card prints instead of what its ship type has (standard-loadouts.3). */
export type OwnValues = Partial<
  Pick<Chassis, 'dial' | 'weapons' | 'agility' | 'hull' | 'shields' | 'actions' | 'shipAbility'>
>;

/** A pilot's printed facts. `limited` counts the dots before the name; 0 is a generic pilot. */
export interface PilotCard extends Ruled {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly initiative: number;
  /** The value at which a huge ship engages (huge-ships.27). */
  readonly engagement?: number;
  readonly limited: number;
  readonly keywords: readonly string[];
  readonly charges?: Charges;
  readonly force?: Force;
  readonly own?: OwnValues;
  /** Ids of the upgrades printed on a standard loadout card (standard-loadouts.1). */
  readonly standardLoadout?: readonly string[];
  readonly abilities: readonly Ability[];
  readonly notYet: boolean;
}

/** What an upgrade adds to its ship: to its values, its Force, its primary weapons, its action bar. */
export interface UpgradeValues {
  readonly hull: number;
  readonly shields: number;
  readonly agility: number;
  /** Added to the attack value of the primary weapons with the front arc. */
  readonly frontValue: number;
  /** Primary weapons beyond those of the ship card. */
  readonly weapons: readonly Weapon[];
  readonly actions: readonly BarAction[];
  readonly force?: Force;
  /** Added to the energy of a huge ship (huge-ships.24). */
  readonly energy?: number;
}

/** The other side of an upgrade card that can be flipped. */
export interface BackFacts extends Partial<UpgradeValues> {
  readonly name: string;
  readonly charges?: Charges;
}

/** An upgrade card. `slot` is the first of the `slots` it fills, under which it is listed. */
export interface UpgradeCard extends UpgradeValues, Ruled {
  readonly id: string;
  readonly name: string;
  readonly slot: UpgradeSlot;
  readonly slots: readonly UpgradeSlot[];
  readonly limited: number;
  readonly charges?: Charges;
  readonly back?: BackFacts;
  /** Its abilities stand in place of the ship ability. */
  readonly replacesShipAbility?: true;
  /** The front arc primary weapons of its ship attack through a turret arc. */
  readonly turnsFront?: true;
  /** The Force of its ship does not come back by itself. */
  readonly stillsForce?: true;
  /** The slots that its ship has more of, or fewer; a format says the same of a squad. */
  readonly addsSlots?: SlotChanges;
  /** Tokens that lie on it from setup on. */
  readonly holds?: readonly Token[];
  /** The slot of which a non-limited upgrade lies facedown under it. */
  readonly hides?: UpgradeSlot;
  /** What a ship must be to get it during a game; a format says the same of a squad. */
  readonly fits?: readonly ShipTest[];
  readonly abilities: readonly Ability[];
  readonly notYet: boolean;
  /** What its missing part needs, where that is known. */
  readonly lacks?: Lack;
}

/** What an upgrade file writes about a card; what is left out is 0 or none. */
export interface UpgradeFacts extends Partial<UpgradeValues>, Ruled {
  readonly name: string;
  /** All slots it fills, when it fills more than the one of its file. */
  readonly slots?: readonly UpgradeSlot[];
  readonly limited?: number;
  readonly charges?: Charges;
  readonly back?: BackFacts;
  readonly replacesShipAbility?: true;
  readonly turnsFront?: true;
  readonly stillsForce?: true;
  readonly addsSlots?: SlotChanges;
  readonly holds?: readonly Token[];
  readonly hides?: UpgradeSlot;
  readonly fits?: readonly ShipTest[];
}

/** Makes the upgrade cards of one slot from their facts and abilities; `notYet` stands for what is not written. */
export function upgradesOf(slot: UpgradeSlot) {
  const slots = [slot];
  return (id: string, facts: UpgradeFacts, ...abilities: readonly (Ability | NotYet)[]): UpgradeCard => ({
    id,
    slot,
    slots,
    limited: 0,
    hull: 0,
    shields: 0,
    agility: 0,
    frontValue: 0,
    weapons: [],
    actions: [],
    ...facts,
    ...written(abilities),
  });
}

/** The abilities of a card that are written, and whether that is not all. */
function written(abilities: readonly (Ability | NotYet)[]) {
  const missing = abilities.filter(isMissing);
  const [lacks] = missing.flatMap((one) => (one === notYet ? [] : [one.lacks]));
  return {
    abilities: abilities.filter((ability): ability is Ability => !isMissing(ability)),
    notYet: missing.length > 0,
    ...(lacks && { lacks }),
  };
}

const isMissing = (one: Ability | NotYet): one is NotYet => one === notYet || 'lacks' in one;

/** Sizes of ships: those of standard bases, and huge (ship-sizes.6). */
export type ShipSize = BaseSize | 'huge';

/** The standard base that is as wide as a ship's: for templates a huge ship is a large one. */
export const standardSize = (size: ShipSize): BaseSize => (size === 'huge' ? 'large' : size);

/** What only the card of a huge ship prints. */
export interface HugeValues {
  readonly energy: Charges;
  /** Shields that come back in the End Phase. */
  readonly shieldsBack: number;
}

/** A ship type. `keywords` are those that all of its pilots share; each pilot lists them too. */
export interface Chassis {
  readonly id: string;
  readonly name: string;
  readonly size: ShipSize;
  readonly dial: readonly DialEntry[];
  readonly weapons: readonly Weapon[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly BarAction[];
  readonly keywords: readonly string[];
  /** Among a pilot's own values `undefined` says that its card has none. */
  readonly shipAbility?: string | undefined;
  /** The values of a huge ship; of no other. */
  readonly huge?: HugeValues;
  readonly pilots: readonly PilotCard[];
}

/** What a ship file writes about a pilot; what is left out is 0 or none. */
export interface PilotFacts extends Ruled {
  readonly name: string;
  readonly faction: Faction;
  readonly initiative: number;
  readonly engagement?: number;
  readonly limited?: number;
  readonly keywords?: readonly string[];
  readonly charges?: Charges;
  readonly force?: Force;
  readonly own?: OwnValues;
  readonly standardLoadout?: readonly string[];
}

/** A pilot card from its facts and abilities; `notYet` instead of those, or among them, for what is not written. */
export function pilot(
  id: string,
  facts: PilotFacts,
  abilities: readonly (Ability | NotYet)[] | typeof notYet = [],
): PilotCard {
  return {
    id,
    limited: 0,
    keywords: [],
    ...facts,
    ...written(abilities === notYet ? [notYet] : abilities),
  };
}

/** The ship type as one of its pilots flies it: with the values that the card itself prints. */
export const asFlown = (chassis: Chassis, pilot: PilotCard): Chassis =>
  pilot.own ? { ...chassis, ...pilot.own } : chassis;

/** A chassis whose pilots carry the chassis' keywords before their own. */
export function chassis(facts: Chassis): Chassis {
  const pilots = facts.pilots.map((card) => ({ ...card, keywords: [...facts.keywords, ...card.keywords] }));
  return { ...facts, pilots };
}

const DIFFICULTIES: Readonly<Record<string, ManeuverDifficulty>> = {
  B: 'blue',
  W: 'white',
  R: 'red',
  P: 'purple',
};

/** A dial from codes such as `'1TW 2FB 4KR'` (see `dialOf`); difficulties: B blue, W white, R red, P purple. */
export const dial = (codes: string): readonly DialEntry[] => dialOf(codes, DIFFICULTIES);

/**
 * An action bar from words such as `'focus, barrel-roll > red lock, red reload'`: white unless a difficulty is
 * named, `>` before the linked action. Throws on an unknown word.
 */
export function bar(text: string): readonly BarAction[] {
  return text.split(',').map((entry) => {
    const [first = '', linked, ...rest] = entry.split('>');
    if (rest.length > 0) throw new Error(`Action bar: '${entry.trim()}' has two links`);
    const action = barAction(first);
    return linked === undefined ? action : { ...action, link: barAction(linked) };
  });
}

function barAction(text: string): { action: ActionName; difficulty: ActionDifficulty } {
  const words = text.trim().split(/\s+/);
  const name = words[words.length - 1];
  const action = ACTION_NAMES.find((known) => known === name);
  const colour = words.length === 2 ? words[0] : 'white';
  if (!action || words.length > 2 || (colour !== 'white' && colour !== 'red' && colour !== 'purple')) {
    throw new Error(`Action bar: '${text.trim()}' is no action`);
  }
  return { action, difficulty: colour };
}
