/** What the page shows of a game, whichever it is: plain data and words. Lengths in mm, angles in degrees. */

import type { Pose } from '@firing-arc/table';

/** A place on the table. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle around its middle, in the frame of a base. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** A base around the origin, its front up: a rectangle with its guides, or a disc. */
export type ShownBase =
  | {
      readonly kind: 'rectangle';
      readonly halfX: number;
      readonly halfY: number;
      readonly guides: readonly Box[];
    }
  | { readonly kind: 'disc'; readonly radius: number };

/** Something printed on a base, as an SVG path in the base's frame, front up. */
export interface Print {
  readonly className: string;
  readonly d: string;
  readonly transform?: string;
}

/** A token or card that lies beside a ship on the board: a sign of a letter or two, and its name. */
export interface BoardToken {
  readonly sign: string;
  readonly name: string;
  readonly tone: Tone;
}

/** What kind of news a token or a chip is. */
export type Tone = 'plain' | 'green' | 'red' | 'orange' | 'blue';

/** A ship, on the table or not. */
export interface ShownShip extends Pose {
  readonly id: number;
  readonly player: number;
  /** Its number, beside its base and wherever it is named. */
  readonly tag: string;
  readonly name: string;
  readonly type: string;
  readonly onTable: boolean;
  /** Whether its card lies beside the table: that of a device that acts as a ship does not. */
  readonly hasCard: boolean;
  readonly base: ShownBase;
  readonly prints: readonly Print[];
  readonly tokens: readonly BoardToken[];
  /** Everything in one line, for those who hear the board. */
  readonly says: string;
}

/** An obstacle, objective or device: an outline in its own frame, front up. */
export interface ShownThing {
  readonly key: string;
  readonly kind: string;
  /** Whose it is; -1 nobody's. */
  readonly player: number;
  readonly outline: readonly number[];
  readonly at: Pose;
  readonly title: string;
  readonly text: string;
  /** Height of its letters, as a part of the usual. */
  readonly size: number;
}

/** Range bands around a ship and its arcs, in the frame of its base, front up. */
export interface ShownReach {
  readonly halfX: number;
  readonly halfY: number;
  /** How far each band goes, and its name. */
  readonly bands: readonly { readonly far: number; readonly name: string }[];
  readonly prints: readonly Print[];
}

/** An edge of the table: the near one lies at y = 0, the left one at x = 0. */
export type Edge = 'near' | 'far' | 'left' | 'right';

/** One who plays. */
export interface ShownSide {
  readonly name: string;
  readonly score: number;
  /** Its edge of the table; null before that is settled. */
  readonly edge: Edge | null;
}

/** A ship's place in the order of a phase. */
export interface ShownTurn {
  readonly ship: number;
  readonly done: boolean;
  /** Short: "I5". */
  readonly rank: string;
  /** In words: "initiative 5". */
  readonly says: string;
}

/** The table and how the game stands. */
export interface ShownTable {
  readonly width: number;
  readonly depth: number;
  readonly round: number;
  /** Id of the phase; `setup` before the first round. */
  readonly phase: string;
  /** The round, the phase and what else says where the game stands. */
  readonly standing: readonly string[];
  /** Who goes first, and what that is called. */
  readonly first: { readonly label: string; readonly player: number };
  readonly sides: readonly ShownSide[];
  /** What is scored, such as "mission points". */
  readonly scoreName: string;
  readonly ships: readonly ShownShip[];
  readonly things: readonly ShownThing[];
  /** Pairs of ships in contact, by id. */
  readonly contacts: readonly (readonly [number, number])[];
  /** Who acts in which order in this phase; empty in others. */
  readonly order: readonly ShownTurn[];
  readonly attack: ShownAttack | null;
  /** The ruling by which the game ended; null before. */
  readonly endedBy: string | null;
  readonly reach: (ship: number) => ShownReach;
  /** Which enemies are near a ship, and in which of its arcs. */
  readonly caption: (ship: number) => string;
  readonly card: (ship: number) => ShownCard;
  readonly inWords: () => ShownWords;
}

export interface ShownDie {
  readonly face: string;
  readonly name: string;
  readonly rerolled?: boolean;
}

export interface ShownPool {
  readonly kind: 'attack' | 'defense';
  readonly label: string;
  readonly dice: readonly ShownDie[];
}

/** An attack that goes on, or the last one. */
export interface ShownAttack {
  readonly attacker: string;
  readonly defender: string;
  /** "range 2, front arc, obstructed". */
  readonly how: string;
  readonly pools: readonly ShownPool[];
}

export interface ShownLastAttack extends ShownAttack {
  /** What came of it; empty when that is not told yet. */
  readonly result: string;
  /** The line to draw; null when there is none, or when a ship has moved since. */
  readonly line: readonly number[] | null;
}

/** A ship's card. */
export interface ShownCard {
  readonly id: number;
  readonly player: number;
  readonly tag: string;
  readonly name: string;
  readonly type: string;
  /** "I5" and "initiative 5". */
  readonly rank: string;
  readonly rankSays: string;
  /** Why the ship is no more; null while it is. */
  readonly gone: string | null;
  readonly numbers: readonly { readonly label: string; readonly text: string }[];
  readonly chips: readonly { readonly key: string; readonly text: string; readonly tone?: Tone | 'dial' }[];
  readonly lists: readonly ShownList[];
}

export interface ShownList {
  readonly label: string;
  readonly entries: readonly ShownEntry[];
}

/** A card in a list: its name, what it says, and what of it is not done here. */
export interface ShownEntry {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly missing?: string;
}

/** The board as text. */
export interface ShownWords {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly ship: number;
    readonly name: string;
    readonly type: string;
    readonly cells: readonly string[];
  }[];
  readonly lists: readonly ShownList[];
}
