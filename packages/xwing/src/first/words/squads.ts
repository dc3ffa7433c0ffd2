import type { SharedSquadWords } from '../../common/words/squads.ts';
import type { ActionName, Faction, ShipSize, UpgradeSlot } from '../cards/chassis.ts';

/** A printed number that an upgrade may ask for. */
export type NeededStat = 'skill' | 'agility' | 'hull' | 'shields';

/** What brought a card: a wave, or a product between two waves. */
export interface Release {
  readonly wave?: string;
  readonly product?: string;
}

/** One language's words for squads: what speaks against one, and what of it does nothing here. */
export interface SquadWords extends SharedSquadWords<Faction> {
  readonly noShips: () => string;
  readonly tooManyTeamPoints: (points: number, most: number) => string;
  /** An upgrade of a ship, named as what is told of it. */
  readonly upgradeOf: (ship: string, name: string) => string;
  /** A card that came in a month after that of the format, both as 2015-08. */
  readonly cameLater: (card: string, release: Release, came: string, asOf: string) => string;
  readonly hugeShip: (ship: string) => string;
  readonly tooManyEpicPoints: (points: number, most: number) => string;
  readonly oneSection: (ship: string) => string;
  /** A unique card and every place where it is. */
  readonly uniqueAgain: (name: string, where: readonly string[]) => string;
  readonly tooManyCopies: (name: string, count: number, most: number) => string;
  readonly limitedAgain: (ship: string, name: string) => string;
  readonly comesWith: (ship: string, name: string, other: string) => string;

  /** What an upgrade needs, as part of `cannotEquip`. */
  readonly needsFaction: (factions: readonly Faction[]) => string;
  readonly needsSize: (sizes: readonly ShipSize[]) => string;
  /** Types by their names, or ships by their ids. */
  readonly needsType: (types: readonly string[]) => string;
  readonly needsShip: (ids: readonly string[]) => string;
  readonly needsAction: (action: ActionName) => string;
  readonly needsIcons: (slots: readonly UpgradeSlot[]) => string;
  readonly needsNoIcon: (slots: readonly UpgradeSlot[]) => string;
  /** A number of at least `least` and at most `most`; null where that side is open. */
  readonly needsNumber: (stat: NeededStat, least: number | null, most: number | null) => string;

  readonly lacksIcons: (ship: string, slot: UpgradeSlot, count: number) => string;
  readonly tooManyOfSlot: (ship: string, slot: UpgradeSlot, names: readonly string[], most: number) => string;
  /** What one upgrade of a ship says of the others of a slot. */
  readonly mustDiffer: (ship: string, by: string, slot: UpgradeSlot) => string;
  readonly tooDear: (ship: string, by: string, name: string, slot: UpgradeSlot, most: number) => string;
  readonly notUnique: (ship: string, by: string, name: string) => string;

  readonly cannotPlay: (ship: string) => string;
  /** A card that does not all that it says, with what it waits for where that is known. */
  readonly idlePilot: (ship: string, name: string) => string;
  readonly idleUpgrade: (ship: string, name: string) => string;
}
