/** What lies around a ship on the board to be tapped: everything in it stands in the question too. */

import type { ManeuverSign } from '../shown/question.ts';

export interface RingItem {
  readonly key: string;
  /** What it is: "3 bank left, white". */
  readonly says: string;
  readonly sign:
    | { readonly kind: 'maneuver'; readonly maneuver: ManeuverSign; readonly difficulty: string }
    | { readonly kind: 'action'; readonly icon: string; readonly text: string };
  readonly chosen: boolean;
  readonly consider: (on: boolean) => void;
  readonly choose: () => void;
}

/** Choices around one ship. */
export interface ShownRing {
  readonly ship: number;
  readonly items: readonly RingItem[];
}

/** What can be done to a ship, beside it. */
export interface ShownChip {
  readonly key: string;
  readonly ship: number;
  /** On it: odds, or its place among the options. */
  readonly text: string;
  readonly says: string;
  readonly consider: (on: boolean) => void;
  readonly choose: () => void;
}

/** A joint of a tool that lies on the table, to be dragged to a side. */
export interface ShownJoint {
  readonly key: string;
  /** Where it is on the table, and a spot straight behind it, mm. */
  readonly at: readonly [number, number];
  readonly from: readonly [number, number];
  /** On its handle: how it is bent. */
  readonly text: string;
  readonly says: string;
  /** Bends it by so many clicks, right positive. */
  readonly bend: (clicks: number) => void;
}
