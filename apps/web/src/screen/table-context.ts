import type { Answer } from '@firing-arc/referee';
import { createContext, useContext } from 'react';
import type { PlaceChoice } from '../board/choices.tsx';
import type { Placing } from '../board/ghost.tsx';
import type { Planned } from '../board/planned.ts';
import type { GameStore, Shown } from '../game/store.ts';
import type { ShownChip, ShownJoint, ShownRing } from '../ring/shown.ts';
import type { Preview } from '../shown/question.ts';
import type { Edge } from '../shown/table.ts';
import type { Telling } from '../telling/telling.ts';

/** What everything on the game's screen needs: the game, and how to look at things. The same while only looks change. */
export interface TableContext {
  readonly store: GameStore;
  readonly game: Shown;
  /** The edge of the table that is drawn below. */
  readonly bottom: Edge;
  readonly look: (ship: number | null) => void;
  readonly setPreview: (preview: Preview | null) => void;
  readonly setPlacing: (placing: Placing | null) => void;
  /** Places that can be chosen on the board. */
  readonly setChoices: (choices: readonly PlaceChoice[]) => void;
  /** What is tapped on the board around a ship, and beside others. */
  readonly setRing: (ring: ShownRing | null) => void;
  readonly setChips: (chips: readonly ShownChip[]) => void;
  readonly setJoints: (joints: readonly ShownJoint[]) => void;
  /** What a tap on a ship does, where the question has no option about it. */
  readonly setTaps: (taps: ReadonlyMap<number, () => void> | null) => void;
  /** Where ships are planned to end. */
  readonly setFormation: (formation: Planned | null) => void;
  /** Tells whose dial is open. */
  readonly setPlanned: (ship: number | null) => void;
  /** The answer that a lesson suggests to the question. */
  readonly hint?: Answer | null;
  /** What is being told; the game is as it was before. */
  readonly telling?: Telling | null;
}

export const Table = createContext<TableContext | null>(null);

/** What is being looked at: it changes whenever a pointer moves, and few things show it. */
export interface LookedAt {
  readonly looking: number | null;
  readonly preview: Preview | null;
}

const NOTHING: LookedAt = { looking: null, preview: null };

export const Looks = createContext<LookedAt>(NOTHING);

/** What is looked at on the game's screen around this component. */
export const useLookedAt = (): LookedAt => useContext(Looks);

/** The game's screen around this component. Throws outside of it. */
export function useTable(): TableContext {
  const table = useContext(Table);
  if (!table) throw new Error('this component stands on the screen of a game');
  return table;
}
