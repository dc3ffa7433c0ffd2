/** What the page shows of a game, whichever it is: plain data and words. Lengths in mm, angles in degrees. */

import type { Pose } from '@firing-arc/table';
import type { ShownWaiting } from './log.ts';
import type { ShownOdds } from './question.ts';

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
  /** It can turn on its base and stands at so many degrees; it swings when that changes. */
  readonly turns?: number;
}

/** A token or card that lies beside a ship on the board: a sign of a letter or two, and its name. */
export interface BoardToken {
  readonly sign: string;
  readonly name: string;
  readonly tone: Tone;
}

/** What kind of news a token or a chip is. */
export type Tone = 'plain' | 'green' | 'red' | 'orange' | 'blue';

/** A word or number on a base, upright wherever the base faces; its place in the base's frame, front up. */
export interface Label extends Spot {
  readonly className: string;
  readonly text: string;
  /** Height of its letters, mm. */
  readonly size: number;
}

/** Shields or hull: what is left of how much. */
export interface Endurance {
  readonly kind: 'shields' | 'hull';
  readonly left: number;
  readonly of: number;
}

/** What is seen of a ship's state on the stage: damage that is not repaired, and what lies on it. */
export type Condition = 'vents' | 'cloaked' | 'ionized' | 'tractored' | 'jammed';

/** The kind of a ship, by the ids of its game. */
export interface ShownModel {
  readonly game: 'xwing' | 'armada';
  readonly chassis: string;
  readonly faction: string;
  /** The card of who flies it: some wear a paint of their own. */
  readonly pilot?: string;
}

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
  /** Which ship stands on the base, for those who draw it as a solid; nothing where there is only a token. */
  readonly model?: ShownModel;
  readonly prints: readonly Print[];
  readonly labels?: readonly Label[];
  /** Its tag stands on the base, among the labels, and not beside it. */
  readonly tagOnBase?: boolean;
  /** It has acted in this round. */
  readonly spent?: boolean;
  readonly tokens: readonly BoardToken[];
  /** When it acts: "I5"; nothing where a game tells it otherwise. */
  readonly rank?: string;
  /** What it can still take, as it is counted beside its base. */
  readonly endures?: readonly Endurance[];
  /** How many craft fly over the base of a squadron. */
  readonly craft?: number;
  /** It is drawn without its base: in a picture, not on a table. */
  readonly bare?: true;
  /** What is to be seen of its state; the tokens beside it tell it in words. */
  readonly conditions?: readonly Condition[];
  /** Everything in one line, for those who hear the board. */
  readonly says: string;
}

/** An obstacle, objective or device: an outline in its own frame, front up. */
export interface ShownThing {
  readonly key: string;
  readonly kind: string;
  /** Which thing of its kind, by the ids of its game, for those who draw it as a solid. */
  readonly model?: string;
  /** Whose it is; -1 nobody's. */
  readonly player: number;
  readonly outline: readonly number[];
  readonly at: Pose;
  readonly title: string;
  readonly text: string;
  /** What it does, where a card or the rules say so. */
  readonly says?: string;
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
  /** What else it has, such as tokens of its own. */
  readonly notes?: readonly string[];
  /** Which team it plays in, by a number; nothing where each plays alone. */
  readonly team?: number;
}

/** What can be measured from or to: a ship, a part of one, an obstacle; or any spot. */
export type MeasureEnd = { readonly kind: 'thing'; readonly id: string } | ({ readonly kind: 'spot' } & Spot);

/** A measurement: the line that was laid, and what it says. */
export interface Measured {
  readonly line: readonly number[];
  readonly text: string;
}

/** The ruler of a game in which everybody may measure anything at any time. */
export interface Ruler {
  /** What can be named; `ship` where a ship's base as a whole is meant. */
  readonly things: readonly { readonly id: string; readonly name: string; readonly ship: number | null }[];
  readonly between: (from: MeasureEnd, to: MeasureEnd) => Measured;
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
  /** The phases of a round in their order; none before the first. */
  readonly phases: readonly { readonly id: string; readonly name: string }[];
  /** Who goes first, and what that is called. */
  readonly first: { readonly label: string; readonly player: number };
  readonly sides: readonly ShownSide[];
  /** What is scored, such as "mission points". */
  readonly scoreName: string;
  /** The card under which both sides play, such as an objective. */
  readonly common?: { readonly title: string; readonly text: string };
  readonly ships: readonly ShownShip[];
  readonly things: readonly ShownThing[];
  /** Pairs of ships in contact, by id. */
  readonly contacts: readonly (readonly [number, number])[];
  /** Lines on the table that bound its areas; lines at range 1 of two edges where none are named. */
  readonly lines?: readonly (readonly number[])[];
  /** Lays the ruler anywhere at any time, in games that allow it. */
  readonly ruler?: Ruler;
  /** Who acts in which order in this phase; empty in others. */
  readonly order: readonly ShownTurn[];
  readonly attack: ShownAttack | null;
  /** What waits to be resolved after what is asked now, the next first. */
  readonly waiting: readonly ShownWaiting[];
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
  /** Color of the die, where dice of several colors are rolled together. */
  readonly color?: 'red' | 'blue' | 'black';
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
  /** The ships it is between, by their ids on the board; null for what is none. */
  readonly between?: readonly [number | null, number | null];
  readonly pools: readonly ShownPool[];
  /** The defense tokens of its defender, and what came of each in this attack. */
  readonly tokens?: readonly (ShownToken & { readonly fate: 'locked' | 'spent' | null })[];
  /** What else is known of it so far. */
  readonly notes?: readonly string[];
  /** What it comes to as its dice lie; null where no odds tell. */
  readonly odds?: () => ShownOdds | null;
}

/** What is drawn with the line of an attack. */
export interface ShownAim {
  readonly attacker: number;
  /** Beside the line: "range 2, obstructed". */
  readonly label: string;
  /** The arc it goes through, as far as its range. */
  readonly reach: ShownReach;
  /** The things that obstruct it, by key. */
  readonly obstructedBy: readonly string[];
}

export interface ShownLastAttack extends ShownAttack {
  /** What is drawn with its line; nothing more where a game leaves it out. */
  readonly aim?: ShownAim;
  /** What came of it; empty when that is not told yet. */
  readonly result: string;
  /** The line to draw; null when there is none, or when a ship has moved since. */
  readonly line: readonly number[] | null;
}

/** A token of a card that is readied, exhausted or discarded: its shape tells its kind. */
export interface ShownToken {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly side: 'readied' | 'exhausted' | 'discarded';
}

/** A part of a ship with its own numbers, and where it lies on the ship. */
export interface ShownPart {
  readonly at: 'front' | 'left' | 'right' | 'rear' | 'left-auxiliary' | 'right-auxiliary';
  readonly label: string;
  readonly text: string;
  /** What it has of what it can have, such as shields. */
  readonly now: number;
  readonly most: number;
}

/** A command dial on a ship: facedown without a sign. */
export interface ShownCommandDial {
  readonly key: string;
  readonly sign: string;
  readonly text: string;
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
  readonly numbers: readonly ShownNumber[];
  readonly parts?: readonly ShownPart[];
  /** Command dials, the one that is revealed next first. */
  readonly dials?: readonly ShownCommandDial[];
  readonly defense?: readonly ShownToken[];
  readonly chips: readonly { readonly key: string; readonly text: string; readonly tone?: Tone | 'dial' }[];
  readonly lists: readonly ShownList[];
}

/** A value of a ship: what it is called, how it stands, and the sign it is known by. */
export interface ShownNumber {
  readonly label: string;
  readonly text: string;
  readonly icon: string;
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
