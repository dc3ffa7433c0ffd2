/** Games that are tried from the sandbox: they have a store of their own, beside that of the game on the table. */

import { type GameOptions, QUICK_GAME } from '../game/options.ts';
import type { Playing } from '../game/playing.ts';
import { readSaved } from '../game/saved.ts';
import { keptGame, type Storage, storageAs } from '../game/storage.ts';
import { GameStore, type Machine } from '../game/store.ts';
import type { GameId } from '../games/index.ts';
import { bringPrepared } from '../games/prepared.ts';
import type { Desk } from '../games/sandbox.ts';
import type { Setting } from './setting.ts';

/** The one game that is tried at a time. */
export interface Attempt {
  readonly store: GameStore;
  /** Begins a game from a setting in place of the last one. Throws when it cannot go on as the setting says. */
  readonly begin: (setting: Setting, seats: GameOptions['seats']) => void;
}

/**
 * What is tried of a game in this browser; after a reload it is as it was left. One store serves all tries, so that a
 * computer player of an old one stops.
 */
export function attemptAt(
  desk: Desk,
  id: GameId,
  machine: Pick<Machine, 'storage' | 'later' | 'pause' | 'think'>,
): Attempt {
  const storage = storageAs(machine.storage, `firing-arc.sandbox.${id}.try`);
  const store = new GameStore({
    ...machine,
    storage,
    bring: (_, use) => bringPrepared(id, ({ game }) => use(game)),
  });
  const last = lastOf(desk, storage);
  if (last) store.start(last);
  return {
    store,
    begin: (setting, seats) =>
      store.start(desk.begin(setting, { ...QUICK_GAME, seats, setup: 'by-hand', pass: 'never' })),
  };
}

/** The game that was tried last; null when there is none, or the rules have changed since. */
function lastOf(desk: Desk, storage: Storage): Playing | null {
  const reading = readSaved(keptGame(storage) ?? '');
  if (!reading.ok) return null;
  try {
    return desk.goOn(reading.game);
  } catch {
    return null;
  }
}
