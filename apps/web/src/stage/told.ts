/** What the page and its stage tell each other, on the page's thread or from it to a worker. */

import type { Cue } from '../telling/timeline.ts';
import type { DieWord, Room } from './dice.ts';
import type { Look } from './projection.ts';
import type { Planned } from './ships.ts';
import type { Place, Staged } from './staged.ts';

/** What the stage cost so far: for measurements. */
export interface Cost {
  readonly frames: number;
  /** Of the last frame. */
  readonly calls: number;
  readonly triangles: number;
  /** Script of the last frame, ms. */
  readonly script: number;
  readonly quality: number;
  /** The step of quality to begin with the next time. */
  readonly goodEnough: number;
  /** How often what is seen of it changed: a worker may draw fewer frames than the page shows. */
  readonly looks: number;
}

export const NO_COST: Cost = {
  frames: 0,
  calls: 0,
  triangles: 0,
  script: 0,
  quality: 0,
  goodEnough: 0,
  looks: 0,
};

export interface Scene {
  /** What is on the table. */
  readonly show: (table: Staged) => void;
  /** Where ships would end. */
  readonly plan: (plans: readonly Planned[]) => void;
  /** Which part of it is seen; drawn at once. `now`: when that is, by the clock of frames. */
  readonly look: (look: Look, now?: number) => void;
  /** Something moves: frames are drawn until nothing does. */
  readonly wake: () => void;
  /** Comes true when the graphics have drawn what was asked of them so far: script is done long before on a slow one. */
  readonly drawn: () => Promise<void>;
  /** Comes true in the moment in which the canvas holds what is shown now, for who reads it. */
  readonly drawNow: () => Promise<void>;
  readonly cost: () => Cost;
  readonly close: () => void;
}

/** What is told, and where in it it is, seconds. */
export interface Told {
  readonly timeline: { readonly cues: readonly Cue[] };
  readonly at: number;
}

/** What the stage asks of the page for every frame. */
export interface Prompter {
  /** Where ships are while they move; null when they stand where they are shown. */
  readonly moving: () => ReadonlyMap<number, Place> | null;
  /** What is being told; null when nothing is. */
  readonly playhead: () => Told | null;
  /** Takes the words beside dice. */
  readonly say: (words: readonly DieWord[]) => void;
  /** What dice are laid between; none are seen before that is known. */
  readonly room: () => Room | null;
  /** How many of the screen's pixels are one of the page. */
  readonly fine: () => number;
  /** What is seen in this frame, where the eye itself moves. */
  readonly drift?: () => Look;
}

/** Who calls for frames: the page's screen, or the page from outside of a worker. */
export interface Frames {
  readonly ask: (draw: (now: number) => void) => number;
  readonly cancel: (asked: number) => void;
}

/** A frame that is to be drawn. */
export interface Moment {
  /** By the page's clock of frames, ms. */
  readonly now: number;
  readonly look: Look;
  /** Something moves from now on, whether or not it did. */
  readonly wake: boolean;
  readonly places: ReadonlyMap<number, Place> | null;
  /** Where in what is told it is, seconds; null when nothing is. */
  readonly at: number | null;
  /** What is told, and what dice lie between: only where they are others than before. */
  readonly cues?: readonly Cue[];
  readonly room?: Room;
  readonly fine: number;
}

export type ToWorker =
  | { readonly kind: 'open'; readonly begins: number }
  | { readonly kind: 'show'; readonly table: Staged }
  | { readonly kind: 'plan'; readonly plans: readonly Planned[] }
  | { readonly kind: 'frame'; readonly moment: Moment }
  | { readonly kind: 'finish' };

export interface Drawn {
  readonly kind: 'drawn';
  readonly picture: ImageBitmap;
  /** How the table is looked at in it. */
  readonly look: Look;
  readonly words: readonly DieWord[];
  /** Something moves: the next frame is wanted. */
  readonly more: boolean;
  /** There are dice, which lie between what the page tells. */
  readonly asksRoom: boolean;
  readonly cost: Cost;
}

export type FromWorker =
  | Drawn
  /** There is WebGL for workers here; or not; or it broke. */
  | { readonly kind: 'opened' | 'failed' | 'lost' }
  /** A frame is wanted though nothing moves: what stands is drawn finer. */
  | { readonly kind: 'wanted' }
  | { readonly kind: 'finished' };
