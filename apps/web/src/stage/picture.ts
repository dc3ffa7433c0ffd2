/** How the table is pictured: on the stage with light and shadow, or plain. Chosen by the player; plain until then. */

import { useSyncExternalStore } from 'react';

export const PICTURES = ['stage', 'plain'] as const;
export type Picture = (typeof PICTURES)[number];

const KEY = 'firing-arc.picture';
const listeners = new Set<() => void>();
/** Who has asked the system for its own few colors, or to save data, gets the plain table whatever was chosen. */
const plainer = ['(forced-colors: active)', '(prefers-reduced-data: reduce)'].map((asked) =>
  matchMedia(asked),
);
let works = true;
let chosen: Picture = 'plain';
try {
  if (localStorage.getItem(KEY) === 'stage') chosen = 'stage';
} catch {
  // Without storage the choice holds until the page is left.
}

/** Whether the stage can be chosen here. */
const possible = (): boolean => works && !plainer.some(({ matches }) => matches);
const picture = (): Picture => (possible() ? chosen : 'plain');

function tell(): void {
  for (const listener of listeners) listener();
}

export function choosePicture(wanted: Picture): void {
  chosen = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // As above.
  }
  tell();
}

/** There is no WebGL here, or it broke: plain until the page is opened again. */
export function leaveStage(): void {
  works = false;
  tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePicture = (): Picture => useSyncExternalStore(listen, picture);
export const useStagePossible = (): boolean => useSyncExternalStore(listen, possible);

for (const asked of plainer) asked.addEventListener('change', tell);
