import type { Shown } from './showing.ts';

/** Of a game that nobody here decides in, or not now. */
export const NOBODY_DECIDES = {
  asked: 0,
  ahead: () => null,
  canUndo: false,
  undoBar: null,
  instead: [],
  setsUp: null,
  draft: {},
  peeking: null,
  fault: null,
  unsaved: null,
  changed: null,
} satisfies Partial<Shown>;
