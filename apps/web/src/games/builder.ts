/** What the squad builder needs of a format: cards to take, what a squad comes to, and texts of it. Plain data. */

import type { SquadSource } from './format.ts';

/** A squad as it is being built; anything may be wrong with it. */
export interface Draft {
  readonly name: string;
  readonly faction: string;
  readonly ships: readonly DraftShip[];
}

export interface DraftShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** A card that can be taken. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** Under which heading it stands: a ship type, or a slot. */
  readonly group: string;
  readonly cost: number;
  /** A pilot's initiative or skill; null for an upgrade. */
  readonly rank: number | null;
  /** Why it does not fit, with the rule; null when it does. */
  readonly refused: { readonly message: string; readonly ruling: string } | null;
}

/** A ship of a draft as the builder shows it. */
export interface BuilderShip {
  readonly name: string;
  readonly type: string;
  /** Squad points, with those of its upgrades where they cost some. */
  readonly points: number;
  /** Loadout points of its upgrades; null in a game without them. */
  readonly loadout: { readonly used: number; readonly most: number } | null;
  readonly upgrades: readonly UpgradeOnShip[];
}

export interface UpgradeOnShip {
  readonly id: string;
  readonly name: string;
  readonly slot: string;
  readonly cost: number;
  /** Printed on the ship card, so that it cannot be taken off. */
  readonly printed: boolean;
}

export interface SquadBuilder {
  /** The version of the points. */
  readonly version: string;
  /** The points that a squad may have. */
  readonly most: number;
  readonly factions: readonly { readonly id: string; readonly name: string }[];
  readonly pilots: (faction: string) => readonly Offer[];
  /** Upgrades for which a ship of the draft has a slot. */
  readonly upgrades: (draft: Draft, ship: number) => readonly Offer[];
  readonly ships: (draft: Draft) => readonly BuilderShip[];
  /** The squad somebody chose or pasted; null when it cannot be read. */
  readonly draftOf: (source: SquadSource) => Draft | null;
  /** The squad for other programs. */
  readonly xws: (draft: Draft) => string;
}
