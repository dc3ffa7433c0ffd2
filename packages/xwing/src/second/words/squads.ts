import type { SharedSquadWords } from '../../common/words/squads.ts';
import type { Faction, Lack, UpgradeSlot } from '../cards/chassis.ts';
import type { Unwritten, Written } from '../cards/coverage.ts';
import type { Pack, PrintedStat, Restriction } from '../squads/pack-schema.ts';

type Sizes = NonNullable<Restriction['sizes']>;
type Action = NonNullable<Restriction['action']>;

/** One language's words for squads: what speaks against one, and what of it does nothing here. */
export interface SquadWords extends SharedSquadWords<Faction> {
  readonly notInPack: (
    at: string,
    what: 'pilot' | 'upgrade',
    id: string,
    number: string,
    pack: string,
  ) => string;

  /** A card that such a ship carries, as a subject. */
  readonly cardOf: (ship: string, name: string) => string;
  readonly shipCount: (count: number, least: number, most: number) => string;
  readonly banned: (card: string) => string;
  readonly otherMode: (card: string, mode: Pack['mode']) => string;
  readonly tooManyListed: (names: readonly string[], most: number) => string;
  readonly listedAgain: (name: string, where: readonly string[], most: number) => string;
  readonly limited: (name: string, where: readonly string[], most: number) => string;
  readonly fixedLoadout: (ship: string, upgrade: string) => string;
  readonly onlyPrinted: (ship: string, upgrade: string) => string;
  readonly loadout: (ship: string, cost: number, most: number) => string;
  readonly again: (ship: string, name: string) => string;
  readonly specialSlot: (ship: string, slots: readonly UpgradeSlot[]) => string;
  readonly lacksSlots: (ship: string, slot: string, count: number) => string;
  readonly solitary: (slot: string, names: readonly string[]) => string;
  readonly standardized: (ship: string, upgrade: string, others: readonly string[]) => string;
  readonly docksWith: (ship: string, title: string) => string;
  readonly noWing: (ship: string) => string;

  /** What an upgrade needs, as part of `cannotEquip`: one of some things. */
  readonly oneOf: (needs: readonly string[]) => string;
  readonly needsLimited: () => string;
  readonly needsFaction: (factions: readonly Faction[]) => string;
  readonly needsSize: (sizes: Sizes) => string;
  readonly needsShip: (ids: readonly string[]) => string;
  readonly needsKeyword: (keywords: readonly string[]) => string;
  readonly needsName: (names: readonly string[]) => string;
  readonly needsAbility: (abilities: readonly string[]) => string;
  readonly needsUpgrade: (slots: readonly UpgradeSlot[]) => string;
  /** A number of at least `least` and at most `most`; either side may be open. */
  readonly needsNumber: (stat: PrintedStat, least?: number, most?: number) => string;
  readonly needsArc: (arcs: readonly string[]) => string;
  readonly needsAction: (action: Action) => string;

  readonly standardDeck: () => string;
  /** The points are of these rules, and 2.5 in its rules reference is played. */
  readonly otherRules: (pointsOf: string, played: string) => string;
  /** Not all values of this version are known. */
  readonly incomplete: (version: string) => string;
  readonly cannotPlay: (ship: string) => string;
  readonly idle: (
    ship: string,
    what: Unwritten['what'],
    name: string,
    written: Exclude<Written, 'all'>,
    lacks?: Lack,
  ) => string;
}
