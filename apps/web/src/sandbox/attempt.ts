/** Games that are tried from the sandbox: each is a game of its own, beside the one on the table. */

import { THINKING } from '../board/thinking.ts';
import { type GameOptions, QUICK_GAME } from '../game/options.ts';
import type { Playing } from '../game/playing.ts';
import { readSaved } from '../game/saved.ts';
import { keptGame, type Storage, storageAs } from '../game/storage.ts';
import { GameStore } from '../game/store.ts';
import type { GameId } from '../games/index.ts';
import { bringPrepared } from '../games/prepared.ts';
import type { Desk } from '../games/sandbox.ts';
import { newSeed } from '../loaded.ts';
import type { Setting } from './setting.ts';

const placeOf = (storage: Storage, id: GameId): Storage => storageAs(storage, `firing-arc.sandbox.${id}.try`);

function storeOf(id: GameId, storage: Storage, playing: Playing): GameStore {
  const store = new GameStore({
    ...THINKING,
    storage: placeOf(storage, id),
    bring: (_, use) => bringPrepared(id, ({ game }) => use(game)),
  });
  store.start(playing);
  return store;
}

/** Begins a game from a setting. Throws when it cannot go on as the setting says. */
export function beginTry(
  desk: Desk,
  id: GameId,
  setting: Setting,
  seats: GameOptions['seats'],
  storage: Storage,
): GameStore {
  const options: GameOptions = { ...QUICK_GAME, seats, setup: 'by-hand' };
  return storeOf(id, storage, desk.begin(setting, options, newSeed()));
}

/** The last game that was tried, as it was left; null when there is none, or the rules have changed since. */
export function goOnTrying(desk: Desk, id: GameId, storage: Storage): GameStore | null {
  const reading = readSaved(keptGame(placeOf(storage, id)) ?? '');
  if (!reading.ok) return null;
  try {
    return storeOf(id, storage, desk.goOn(reading.game));
  } catch {
    return null;
  }
}
