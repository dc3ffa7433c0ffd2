import type { Faction, UpgradeIcon } from '../cards/index.ts';
import type { ShipSize } from '../geometry/index.ts';
import type { ObjectiveCategory } from '../objectives/cards.ts';

/** What a language says of fleets: whether they are legal, can be played, and can be read. */
export interface FleetWords {
  readonly legality: LegalityWords;
  readonly upgrades: UpgradeBarWords;
  readonly readiness: ReadinessWords;
  readonly reading: ReadingWords;
}

/** Why a fleet is not legal. */
export interface LegalityWords {
  /** A ship by its name and its number in the fleet, and one that nobody knows by its number. */
  readonly ship: (name: string, number: number) => string;
  readonly unknownShip: (number: number) => string;
  readonly squadrons: string;
  readonly noCost: (where: string, card: string) => string;
  readonly overPoints: (points: number, most: number) => string;
  readonly overSquadronPoints: (points: number, most: number) => string;
  readonly tooManyAces: (aces: readonly string[], most: number) => string;
  readonly otherFaction: (card: string, of: Faction, fleet: Faction) => string;
  readonly tooManyCommanders: (commanders: readonly string[]) => string;
  readonly noFlagship: string;
  /** Where an upgrade is, among the places of a unique name. */
  readonly aboard: (ship: string) => string;
  readonly notUnique: (name: string, where: readonly string[]) => string;
  readonly noObjective: (category: ObjectiveCategory) => string;
  readonly unknownObjective: (id: string) => string;
  readonly otherCategory: (objective: string, own: ObjectiveCategory, wanted: ObjectiveCategory) => string;
}

/** Why a ship may not carry its upgrades; behind the name of the ship. */
export interface UpgradeBarWords {
  readonly onShip: (ship: string, refusal: string) => string;
  readonly flotilla: (commanders: readonly string[]) => string;
  readonly tooMany: (upgrades: readonly string[], icon: UpgradeIcon, allowed: number) => string;
  readonly forFactions: (upgrade: string, factions: readonly Faction[]) => string;
  readonly forOtherType: (upgrade: string) => string;
  readonly forSizes: (upgrade: string, sizes: readonly ShipSize[]) => string;
  readonly forTag: (upgrade: string, tag: string) => string;
  readonly forFlagship: (upgrade: string) => string;
  readonly forShipsWithout: (upgrade: string, icon: UpgradeIcon) => string;
  readonly notWith: (upgrade: string, other: string) => string;
  readonly twice: (upgrade: string) => string;
  readonly modifications: (upgrades: readonly string[]) => string;
}

/** What of a fleet cannot be played here, or not as its cards say. */
export interface ReadinessWords {
  readonly noShip: (id: string) => string;
  readonly notPlayed: (id: string) => string;
  readonly idleUpgrade: (upgrade: string) => string;
  readonly idleSquadron: (squadron: string) => string;
  readonly noObjective: (id: string) => string;
  readonly idleObjective: (objective: string) => string;
  /** A whole sentence why an objective cannot be played, and that it is not chosen therefore. */
  readonly notChosen: (reason: string) => string;
}

/** What a line of a text names; null where that cannot be told. */
export type NamedKind = 'ship' | 'upgrade' | 'squadron' | 'objective' | null;

/** What could not be read of a text: phrases without capital letter and full stop, behind the number of the line. */
export interface ReadingWords {
  /** Why a text is not read at all: so many lines or characters. */
  readonly tooLong: (count: number, most: number) => string;
  readonly unknown: (kind: NamedKind, text: string) => string;
  /** An objective of campaigns, which no fleet brings. */
  readonly campaign: (objective: string) => string;
  readonly noFleet: string;
}
