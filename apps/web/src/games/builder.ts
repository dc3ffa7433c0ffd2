/** What the squad builder needs of a format: cards to take, what a squad comes to, and texts of it. Plain data. */

import type { DialEntry } from '../shown/question.ts';
import type { ShownModel } from '../shown/table.ts';
import type { SquadSource } from './format.ts';

/** A squad or fleet as it is being built; anything may be wrong with it. */
export interface Draft {
  readonly name: string;
  readonly faction: string;
  readonly ships: readonly DraftShip[];
  /** Cards that no ship carries, such as squadrons and objectives: one that is there twice stands twice. */
  readonly cards: readonly string[];
  /** The points that were agreed on; null for those of the format. */
  readonly agreed: number | null;
}

export interface DraftShip {
  /** The ship's own card: in X-Wing its pilot's. */
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** A card that can be taken. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** Under which heading it stands: a ship type, or a slot. */
  readonly group: string;
  /** The id of its slot's icon; nothing for ships. */
  readonly icon?: string;
  /** Null where that depends on the ship. */
  readonly cost: number | null;
  /** A pilot's initiative or skill; null for other cards. */
  readonly rank: number | null;
  /** Why it does not fit, with the rule; null when it does. */
  readonly refused: { readonly message: string; readonly ruling: string } | null;
}

/** Something that a card prints, with the id of its icon: a value, an action, a token. */
export interface Fact {
  readonly icon: string;
  readonly label: string;
  /** A value; empty where the label says it all. */
  readonly text: string;
  /** The color in which the card prints it, where that says something. */
  readonly tone?: 'red' | 'purple' | 'blue' | 'black';
}

/** What a ship or squadron is by its cards: to be looked at, and compared. */
export interface ShipFacts {
  readonly model: ShownModel;
  /** It as a plain shape, front up, within -1 to 1: for who has no pictures. */
  readonly outline: string;
  readonly stats: readonly Fact[];
  /** Its actions, defense tokens or keywords. */
  readonly can: readonly Fact[];
  /** Empty where a game has no dials for maneuvers. */
  readonly dial: readonly DialEntry[];
  /** The printed upgrade bar. */
  readonly bar: readonly string[];
}

/** A slot, by its id and as it is read. */
export interface SlotName {
  readonly id: string;
  readonly name: string;
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
  /** Slots that nothing fills yet, one that is there twice twice. */
  readonly free: readonly SlotName[];
}

export interface UpgradeOnShip {
  readonly id: string;
  readonly name: string;
  readonly slot: string;
  /** The id of the slot's icon. */
  readonly icon: string;
  readonly cost: number;
  /** Printed on the ship card, so that it cannot be taken off. */
  readonly printed: boolean;
}

/** Cards of one kind that no ship carries: squadrons by count, or the one objective of a category. */
export interface Section {
  readonly id: string;
  readonly name: string;
  /** Whether there is one card of it, so that another takes its place. */
  readonly single: boolean;
  /** How the field is called that adds one. */
  readonly add: string;
  readonly points: number;
  /** What is allowed of it, and how much of that is taken, in a sentence; null where nothing is counted. */
  readonly sum: string | null;
  readonly cards: readonly SectionCard[];
  readonly offers: () => readonly Offer[];
}

export interface SectionCard {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** What one of them costs. */
  readonly cost: number;
}

/** What cards do, in our words; empty for those that do nothing of their own. */
export interface CardTexts {
  /** A ship's own card: in X-Wing its pilot's. */
  readonly ship: (id: string) => string;
  /** Any other: an upgrade, a squadron, an objective. */
  readonly card: (id: string) => string;
}

/** A way to write a squad for other programs: a file, or a text to be pasted when it has no ending. */
export interface SquadText {
  readonly name: string;
  readonly ending: string | null;
  readonly write: (draft: Draft) => string;
}

export interface SquadBuilder {
  /** The version of the points. */
  readonly version: string;
  /** The points that a squad may have where nothing else is agreed. */
  readonly most: number;
  /** Totals that players agree on, that of the format first; none where there is only that one. */
  readonly totals: readonly { readonly points: number; readonly name: string }[];
  readonly factions: readonly { readonly id: string; readonly name: string }[];
  readonly pilots: (faction: string) => readonly Offer[];
  /** Upgrades for which a ship of the draft has a slot. */
  readonly upgrades: (draft: Draft, ship: number) => readonly Offer[];
  readonly ships: (draft: Draft) => readonly BuilderShip[];
  readonly sections: (draft: Draft) => readonly Section[];
  /** The squad somebody chose or pasted; null when it cannot be read. */
  readonly draftOf: (source: SquadSource) => Draft | null;
  readonly says: CardTexts;
  /** How a slot is read, by its id. */
  readonly slotName: (slot: string) => string;
  /** What a ship or squadron is, by the id of its card; null of other cards. */
  readonly facts: (id: string) => ShipFacts | null;
  /** All cards that a squad of a faction may have, to be compared. */
  readonly cards: (faction: string) => readonly Offer[];
  readonly texts: readonly SquadText[];
  /** The ready squad that such a one meets; null for the usual one. */
  readonly against: (draft: Draft) => string | null;
}
