/**
 * How the table is pictured: on the stage with light and shadow, or plain. The stage unless the player chose otherwise,
 * or the browser has no WebGL, or its owner asked the system for few colors or to save data.
 */

import { useSyncExternalStore } from 'react';

export const PICTURES = ['stage', 'plain'] as const;
export type Picture = (typeof PICTURES)[number];

const KEY = 'firing-arc.picture';
const listeners = new Set<() => void>();
/** Who has asked the system for its own few colors, or to save data, gets the plain table whatever was chosen. */
const plainer = ['(forced-colors: active)', '(prefers-reduced-data: reduce)'].map((asked) =>
  matchMedia(asked),
);
/** Whether there is WebGL: null until it was tried. */
let works: boolean | null = null;
let chosen: Picture = saves() ? 'plain' : 'stage';
try {
  const kept = localStorage.getItem(KEY);
  chosen = PICTURES.find((one) => one === kept) ?? chosen;
} catch {
  // Without storage the choice holds until the page is left.
}

/** Whether the browser was told to save data, as some tell it and `prefers-reduced-data` does not. */
function saves(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Tries WebGL before anything is fetched for it. */
function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Whether the stage can be chosen here. */
function possible(): boolean {
  if (plainer.some(({ matches }) => matches)) return false;
  works ??= hasWebGL();
  return works;
}

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
