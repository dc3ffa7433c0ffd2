/** How fast things move on the board: chosen by the player, else as the system says. */

import { useSyncExternalStore } from 'react';

export const PACES = ['none', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** How long a motion takes, as a part of the usual. */
const LENGTHS: Readonly<Record<Pace, number>> = { none: 0, slow: 2, normal: 1, fast: 0.45 };

const KEY = 'firing-arc.motion';
const listeners = new Set<() => void>();
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The pace that was chosen; without one, none for whoever asked the system for less motion. */
function pace(): Pace {
  const chosen = read();
  return chosen ?? (calm.matches ? 'none' : 'normal');
}

function read(): Pace | null {
  try {
    const text = localStorage.getItem(KEY);
    return PACES.find((one) => one === text) ?? null;
  } catch {
    return null;
  }
}

/** So much faster than chosen: where somebody watches a game. */
let hurry = 1;

/** Makes all motion so much faster, or (1) as fast as it was chosen. */
export const hurryBy = (factor: number): void => {
  hurry = factor;
  apply();
};

/** How long a motion takes now, as a part of the usual; 0 for none. */
export const paceLength = (): number => LENGTHS[pace()] / hurry;

/** Tells the styles how long motions take. */
function apply(): void {
  document.documentElement.style.setProperty('--pace', String(paceLength()));
}

export function choosePace(chosen: Pace): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Without storage the choice cannot be kept, and the system's wish stands.
  }
  apply();
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePace = (): Pace => useSyncExternalStore(listen, pace);

calm.addEventListener('change', () => {
  apply();
  for (const listener of listeners) listener();
});
apply();
