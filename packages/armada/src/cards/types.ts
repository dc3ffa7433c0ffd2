import type { Armament, ShipSize, SpeedChart, Zone } from '../geometry/index.ts';

/** What the cards print, but for points: those belong to the format pack. */

/** The factions of the game. armada:faction.1 */
export const FACTIONS = ['rebel', 'empire', 'republic', 'separatist'] as const;
export type Faction = (typeof FACTIONS)[number];

export const COMMANDS = ['navigate', 'squadron', 'repair', 'concentrate-fire'] as const;
export type Command = (typeof COMMANDS)[number];

export const DEFENSE_TOKENS = ['brace', 'evade', 'redirect', 'scatter', 'contain', 'salvo'] as const;
export type DefenseTokenKind = (typeof DEFENSE_TOKENS)[number];

/** The 14 icons of upgrade bars. armada:upgrade-icons.1 */
export const UPGRADE_ICONS = [
  'commander',
  'officer',
  'weapons-team',
  'support-team',
  'fleet-command',
  'fleet-support',
  'offensive-retrofit',
  'defensive-retrofit',
  'experimental-retrofit',
  'turbolaser',
  'ion-cannon',
  'ordnance',
  'superweapon',
  'title',
] as const;
export type UpgradeIcon = (typeof UPGRADE_ICONS)[number];

/** A ship card. */
export interface ShipCard {
  readonly id: string;
  readonly name: string;
  /** Ships with the same title icon. */
  readonly chassis: string;
  readonly faction: Faction;
  readonly unique?: true;
  readonly size: ShipSize;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly tokens: readonly DefenseTokenKind[];
  /** Columns of the speed chart. armada:speed-chart.1 */
  readonly speeds: SpeedChart;
  /** The four zones, and the two more of a huge ship. */
  readonly shields: Readonly<Partial<Record<Zone, number>>>;
  readonly batteries: Readonly<Partial<Record<Zone, Armament>>>;
  readonly antiSquadron: Armament;
  /** The battery for ignition attacks. armada:special-battery-armament-and-firing-arc.1 */
  readonly special?: Armament;
  /** Icons of the upgrade bar, with repeats. */
  readonly upgrades: readonly UpgradeIcon[];
  /** Tags printed on the back. armada:tags.1 */
  readonly tags: readonly string[];
}

/** Keywords of squadrons. */
export const SQUADRON_KEYWORDS = [
  'adept',
  'ai-antisquadron',
  'ai-battery',
  'assault',
  'bomber',
  'cloak',
  'counter',
  'dodge',
  'escort',
  'grit',
  'heavy',
  'intel',
  'relay',
  'rogue',
  'scout',
  'screen',
  'snipe',
  'strategic',
  'swarm',
] as const;
export type SquadronKeyword = (typeof SQUADRON_KEYWORDS)[number];
/** The number is that of Counter 2 and the like, and 1 for keywords without one. */
export type SquadronKeywords = Readonly<Partial<Record<SquadronKeyword, number>>>;

/** A squadron card; a generic one is flown by any number of squadrons. armada:squadron.1 */
export interface SquadronCard {
  readonly id: string;
  readonly name: string;
  /** Squadrons of one type. */
  readonly type: string;
  /** The pilot of a unique squadron. */
  readonly ace?: string;
  readonly unique: boolean;
  readonly irregular: boolean;
  /** Whether the card says more than its values and keywords. */
  readonly ability: boolean;
  readonly faction: Faction;
  readonly hull: number;
  readonly speed: 1 | 2 | 3 | 4 | 5;
  readonly tokens: readonly DefenseTokenKind[];
  readonly antiSquadron: Armament;
  readonly battery: Armament;
  readonly keywords: SquadronKeywords;
}

/** What an upgrade asks of its ship; all of it must hold. armada:upgrade-cards.3, armada:titles.1 */
export interface UpgradeNeeds {
  readonly chassis?: string;
  readonly sizes?: readonly ShipSize[];
  readonly tag?: string;
  readonly flagship?: true;
  /** An icon that the ship card must not print; with `withoutIconOn` only on ships of those sizes. */
  readonly withoutIcon?: UpgradeIcon;
  readonly withoutIconOn?: readonly ShipSize[];
}

/**
 * How a card that is exhausted gets ready: by itself (`recur`, or `plain` without an icon), for one of some command
 * tokens, or never. Only cards that say so take the tokens that lie on them (`ownTokens`). armada:readied.2,
 * armada:ready-cost.1, armada:upgrade-cards-with-tokens-or-dials.1
 */
export type Exhaustion =
  | 'recur'
  | 'plain'
  | 'never'
  | { readonly readyFor: readonly Command[]; readonly ownTokens?: true };

/** Tokens or dials that lie on a card from the beginning. armada:upgrade-cards-with-tokens-or-dials.1 */
export interface StartingCommands {
  readonly with: 'tokens' | 'dials';
  readonly count: number;
  readonly of: readonly Command[];
  /** How many different commands there must be among them at least. */
  readonly kinds?: number;
}

/** An upgrade card. */
export interface UpgradeCard {
  readonly id: string;
  readonly name: string;
  /** The icons it takes up: one, or the pair of a boarding team. armada:upgrade-cards.1 */
  readonly icons: readonly UpgradeIcon[];
  /** Whose ships may carry it; none named: everybody's. armada:fleet-building.2 */
  readonly factions: readonly Faction[];
  readonly unique: boolean;
  readonly modification: boolean;
  readonly needs: UpgradeNeeds;
  /** Icons that it adds to the bar. */
  readonly gains: readonly UpgradeIcon[];
  /** Icons whose upgrades its ship may not carry. */
  readonly forbids: readonly UpgradeIcon[];
  readonly exhausts?: Exhaustion;
  readonly starts?: StartingCommands;
}
