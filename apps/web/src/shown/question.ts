/** What a player is asked, as the page shows it: words, ships, and what an answer would do on the board. */

import type { Pose } from '@firing-arc/table';
import type { ShownBase, ShownDie, ShownReach, Spot } from './table.ts';

/** Corners on the table. */
export type Outline = readonly (readonly [number, number])[];

/** What an option would do, drawn on the board before it is chosen. */
export type Preview =
  | {
      readonly kind: 'move';
      readonly ship: number;
      readonly base: ShownBase;
      readonly to: Pose;
      /** The template's outline on the table. */
      readonly template: Outline | null;
      /** A tool of several pieces as it lies. */
      readonly tool?: readonly Outline[];
      /** The ship could not end there. */
      readonly bad: boolean;
      /** What it runs into as the table stands. */
      readonly warnings: readonly string[];
      /** The same on the board: ships by id, things by key. */
      readonly met?: { readonly ships: readonly number[]; readonly things: readonly string[] };
      /** Range and arcs from there. */
      readonly reach?: ShownReach;
    }
  /** All places where a base may end. */
  | { readonly kind: 'fan'; readonly base: ShownBase; readonly ends: readonly Pose[] }
  /** Parts of the table, and a line between them. */
  | { readonly kind: 'areas'; readonly areas: readonly Outline[]; readonly line: readonly number[] | null }
  | { readonly kind: 'outline'; readonly outline: readonly number[]; readonly at: Pose }
  | { readonly kind: 'pointer'; readonly from: Spot | null; readonly to: Spot }
  | { readonly kind: 'line'; readonly line: readonly number[] };

/** What an attack comes to if an option is chosen: exact for dice and the tokens that there are. */
export interface ShownOdds {
  /** Expected damage. */
  readonly damage: number;
  /** No die is left to chance. */
  readonly isSure: boolean;
  /** The probability of any damage, and of as much as the defender has left. */
  readonly hits: number;
  readonly destroys: number;
  /** Expected damage cards, where shields take damage before; null where the damage tells enough. */
  readonly cards: number | null;
}

/** An option as it lies in the scene of an attack. `name`: short, as players say it: "Focus". */
export type OnAttack =
  /** Dice come to show something else; `shows`: each of them, in order. */
  | { readonly kind: 'turn'; readonly name: string; readonly shows: readonly ShownDie[] }
  /** Dice are rolled again; `by`: the same for all choices of dice that one thing allows; null for a die that is taken alone. */
  | { readonly kind: 'reroll'; readonly name: string; readonly by: string | null }
  /** Dice are added that show this. */
  | { readonly kind: 'add'; readonly name: string; readonly shows: readonly ShownDie[] }
  | { readonly kind: 'remove'; readonly name: string }
  /** It is about the defense token at a place; `spends`: an icon on the dice is spent for it. */
  | { readonly kind: 'token'; readonly name: string; readonly token: number; readonly spends?: string };

export interface ShownOption {
  readonly text: string;
  /** What the card does that it is. */
  readonly says?: string;
  /** The ship that the option is about, so that it can be chosen on the board; null if it is about none. */
  readonly ship: number | null;
  /** The thing on the board that it is about, by key. */
  readonly thing?: string;
  /** What sign it has around its ship on the board: the name of an action. */
  readonly icon?: string;
  /** Under which heading it stands; options of one heading follow each other. */
  readonly group?: string;
  /** What those that it leads to are named by, where that is shorter than its text. */
  readonly name?: string;
  /** Whose range and arcs help to decide; null for nobody's. */
  readonly reach: number | null;
  /** The dice that it would touch. */
  readonly dice: { readonly pool: 'attack' | 'defense'; readonly at: readonly number[] } | null;
  /** How it is taken on the dice of an attack or on a defense token of its defender; nothing where it is only listed. */
  readonly onAttack?: OnAttack;
  readonly preview: () => Preview | null;
  /** The odds if it is chosen; null for an option that no odds tell. */
  readonly odds?: () => ShownOdds | null;
}

/** Something that is not possible now, why, and the rule behind it. */
export interface ShownRefusal {
  readonly text: string;
  readonly ruling: string;
}

/** How a maneuver is drawn on a dial. */
export interface ManeuverSign {
  readonly speed: number;
  readonly bearing: string;
  readonly direction: 'left' | 'straight' | 'right';
}

/** A maneuver of a dial: "3 bank left" and "white". */
export interface DialEntry {
  readonly sign: ManeuverSign;
  readonly difficulty: string;
  readonly text: string;
  readonly difficultyText: string;
}

/** The dial of a ship that is to be set. */
export interface ShownDial {
  readonly ship: number;
  readonly entries: readonly DialEntry[];
  /** Where an entry would lead as the table stands. */
  readonly preview: (entry: number) => Preview | null;
  /** What an entry would come to for the ship as it is; empty when it flies it. */
  readonly warning: (entry: number) => string;
}

/** A command as it is chosen on a dial: its sign, its name, and what it does. */
export interface ShownCommand {
  readonly sign: string;
  readonly name: string;
  readonly says: string;
}

/** The command dials of a ship: those that lie on it, the top one first, and those that are to be set below them. */
export interface ShownStack {
  readonly ship: number;
  readonly lying: readonly ShownCommand[];
  /** The command that comes before the new dials: the last that lies there, else the one that was revealed last. */
  readonly before: string | null;
  readonly dials: readonly {
    /** Its place in the answer. */
    readonly part: number;
    /** The round in which it will be revealed. */
    readonly round: number;
    readonly options: readonly ShownCommand[];
  }[];
}

/** A way for a jointed tool to lie: clicks of each joint, right positive, and the side of the ship it lies on. */
export interface ShownCourse {
  readonly clicks: readonly number[];
  /** Its one click turns the ship where it lies. */
  readonly pivots?: true;
  readonly side: 'left' | 'right';
}

/** What is placed: a ship's base, or an outline in its own frame. */
export type Placed =
  | { readonly kind: 'base'; readonly base: ShownBase }
  | { readonly kind: 'outline'; readonly outline: readonly number[] };

/** One of the enemy that what is placed can meet, and where. */
export interface ShownMeeting {
  readonly ship: number;
  readonly text: string;
  /** What else it comes to; may be empty. */
  readonly says: string;
  readonly at: readonly number[];
  /** It may be attacked next, and is where nothing is left to choose about that. */
  readonly attacks: boolean;
}

/** Where something is placed. */
export interface ShownPlace {
  readonly thing: Placed;
  /** The part of the table where it may lie, from the near left corner; null when no rectangle says it. */
  readonly zone: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly depth: number;
  } | null;
  /** The circle within which its middle may lie. */
  readonly ring?: Spot & { readonly radius: number };
  /** The place that is nearest to where it was. */
  readonly near?: Spot;
  /** So many more are placed after it in the same way. */
  readonly more?: number;
  /** `line`: it only slides along its own facing, anywhere between the ends of what `propose` gives; `spot`: it is round. */
  readonly freedom: 'free' | 'line' | 'spot';
  /** What a place would come to. */
  readonly says?: (at: readonly number[]) => string;
  /** Whom it can meet by that. */
  readonly meets?: () => readonly ShownMeeting[];
  /** Whether it may lie there; `validate` says why not. */
  readonly allows: (at: readonly number[]) => boolean;
  readonly validate: (at: readonly number[]) => readonly ShownRefusal[];
  readonly propose: (random: () => number) => readonly number[] | null;
}

interface Asked {
  readonly kind: string;
  readonly player: number;
  readonly because: string;
  readonly text: string;
  /** Ships that the question is about. */
  readonly ships: readonly number[];
}

export type ShownQuestion =
  | (Asked & {
      readonly form: 'choice';
      readonly options: readonly ShownOption[];
      /** Kinds of questions that follow an option: what they offer is shown together with this one's. */
      readonly leadsTo?: readonly string[];
      /** The speed that each option sets: where each speed leads is chosen together with it, on the tool. */
      readonly speeds?: { readonly ship: number; readonly now: number; readonly of: readonly number[] };
      readonly refused: () => readonly ShownRefusal[];
    })
  | (Asked & {
      readonly form: 'dials';
      readonly dials: readonly ShownDial[];
      /** What easy and hard maneuvers do. */
      readonly legend: { readonly easy: string; readonly hard: string };
    })
  | (Asked & { readonly form: 'stacks'; readonly stacks: readonly ShownStack[] })
  | (Asked & {
      readonly form: 'course';
      readonly ship: number;
      readonly courses: readonly ShownCourse[];
      readonly preview: (course: number) => Preview | null;
      /** Where all courses end. */
      readonly fan: () => Preview;
    })
  | (Asked & { readonly form: 'place'; readonly place: ShownPlace });
