import type { TableContext } from './table-context.ts';

const nothing = () => undefined;

/** Nothing is decided where a game is watched. */
export const UNDECIDED = {
  setPreview: nothing,
  setPlacing: nothing,
  setChoices: nothing,
  setPlanned: nothing,
  setRing: nothing,
  setChips: nothing,
  setJoints: nothing,
  setTaps: nothing,
  setFormation: nothing,
} satisfies Partial<TableContext>;
