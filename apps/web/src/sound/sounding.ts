/** Whether the table is heard: off until somebody wants it, and remembered. What makes sounds is fetched then. */

import { useSyncExternalStore } from 'react';
import { type Playhead, watchPlaying } from '../board/stage.ts';
import type { Player } from './player.ts';

const KEY = 'firing-arc.sound';
const listeners = new Set<() => void>();
let wanted = false;
try {
  wanted = localStorage.getItem(KEY) === 'on';
} catch {
  // Without storage the choice holds until the page is left.
}
let player: Promise<Player> | null = null;

/** A sound that begins long after its picture is worse than none, s. */
const LATE = 0.4;

const sound = (): boolean => wanted;

export function chooseSound(on: boolean): void {
  wanted = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // As above.
  }
  if (!on) void player?.then(({ silence }) => silence());
  // The first sound must answer a press: browsers allow none before.
  else void bring().then(({ test }) => test());
  for (const listener of listeners) listener();
}

function bring(): Promise<Player> {
  player ??= import('./player.ts').then(({ openPlayer }) => openPlayer());
  return player;
}

async function hear(playhead: Playhead | null): Promise<void> {
  if (!wanted) return;
  const asked = performance.now();
  const { play, silence } = await bring();
  if (playhead === null) silence();
  else if ((performance.now() - asked) / 1000 < LATE) play(playhead);
}

watchPlaying((playhead) => void hear(playhead));

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSound = (): boolean => useSyncExternalStore(listen, sound);
