import type { AnyZone, Armament, ShipSize, SpeedChart } from '../geometry/index.ts';

/** What the cards print. Lengths in mm, dice by color. */

export const FACTIONS = ['rebel', 'empire', 'republic', 'separatist'] as const;
export type Faction = (typeof FACTIONS)[number];

export const COMMANDS = ['navigate', 'squadron', 'repair', 'concentrate-fire'] as const;
export type Command = (typeof COMMANDS)[number];

export const DEFENSE_TOKENS = ['brace', 'evade', 'redirect', 'scatter', 'contain', 'salvo'] as const;
export type DefenseTokenKind = (typeof DEFENSE_TOKENS)[number];

/** A ship card. */
export interface ShipCard {
  readonly id: string;
  readonly name: string;
  /** Ships with the same title icon. */
  readonly chassis: string;
  readonly faction: Faction;
  readonly size: ShipSize;
  readonly points: number;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly tokens: readonly DefenseTokenKind[];
  /** Columns of the speed chart. armada:speed-chart.1 */
  readonly speeds: SpeedChart;
  /** The four zones, and the two more of a huge ship. */
  readonly shields: Readonly<Partial<Record<AnyZone, number>>>;
  readonly batteries: Readonly<Partial<Record<AnyZone, Armament>>>;
  readonly antiSquadron: Armament;
  /** Icons of the upgrade bar, with repeats. */
  readonly upgrades: readonly string[];
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
  readonly faction: Faction;
  readonly points: number;
  readonly hull: number;
  readonly speed: 1 | 2 | 3 | 4 | 5;
  readonly tokens: readonly DefenseTokenKind[];
  readonly antiSquadron: Armament;
  readonly battery: Armament;
  readonly keywords: SquadronKeywords;
}
