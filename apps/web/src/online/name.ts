import type { Storage } from '../game/storage.ts';

const NAME = 'firing-arc.name';

/** What the player of this browser wants to be called; empty for nothing. */
export function keptName(storage: Pick<Storage, 'getItem'>): string {
  try {
    return storage.getItem(NAME)?.trim() ?? '';
  } catch {
    return '';
  }
}

/** Keeps it for the next table. */
export function keepName(storage: Pick<Storage, 'setItem'>, name: string): void {
  try {
    storage.setItem(NAME, name.trim());
  } catch {
    // Without storage the name is asked for again.
  }
}
