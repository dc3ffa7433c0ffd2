import type { SavedGame } from './saved.ts';

/** Where games are kept; a browser's localStorage is one. May throw, as that does. */
export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A saved game that could not be opened, kept until somebody decides what becomes of it. */
export interface Broken {
  readonly text: string;
  readonly reason: string;
}

/** Under which the game on the table is kept. */
export const GAME = 'firing-arc.game';
const BROKEN = 'firing-arc.broken';

/** A storage in which the game on the table stands under another name, beside the one of the page. */
export function storageAs(storage: Storage, name: string): Storage {
  const placeOf = (key: string) => (key === GAME ? name : key);
  return {
    getItem: (key) => storage.getItem(placeOf(key)),
    setItem: (key, value) => storage.setItem(placeOf(key), value),
    removeItem: (key) => storage.removeItem(placeOf(key)),
  };
}

/** Keeps a game; says why it could not, or null. */
export function keepGame(storage: Storage, game: SavedGame): string | null {
  try {
    storage.setItem(GAME, JSON.stringify(game));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The text of the game that is kept. */
export const keptGame = (storage: Storage): string | null => read(storage, GAME);

/** Which game the one that is kept is, found without reading all of it; null when none is kept. */
export function keptGameName(storage: Pick<Storage, 'getItem'>): string | null {
  const [, name] = /"game":"(\w+)"/.exec(read(storage, GAME) ?? '') ?? [];
  return name ?? null;
}

/** Puts a game that does not open aside, so that the next one does not overwrite it. */
export function keepBroken(storage: Storage, broken: Broken): Broken {
  try {
    storage.setItem(BROKEN, JSON.stringify(broken));
    storage.removeItem(GAME);
  } catch {
    // Without room for a copy the text stays where it is, and is offered from there.
  }
  return broken;
}

/** The game that was put aside. */
export function keptBroken(storage: Storage): Broken | null {
  const text = read(storage, BROKEN);
  if (text === null) return null;
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && 'text' in value && 'reason' in value) {
    return { text: String(value.text), reason: String(value.reason) };
  }
  return { text, reason: 'the saved text is not JSON' };
}

/** Forgets the game that was put aside. */
export function forget(storage: Storage): void {
  storage.removeItem(BROKEN);
}

/** The value of a JSON text; null if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
