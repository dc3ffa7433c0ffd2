import { App, go } from './app.tsx';
import type { House } from './first-screen.tsx';
import { GAME } from './game/storage.ts';
import { GameStore } from './game/store.ts';
import { bringGame } from './games/index.ts';

/** Opens the page with the game that is kept, if one is: `playNow` when somebody asked for one before it was there. */
export async function openHouse(): Promise<House> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const store = new GameStore({
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    later: (work, milliseconds) => setTimeout(work, milliseconds),
    pause: calm ? 0 : 350,
    bring: bringGame,
  });
  await store.restore();
  // The same game in another tab goes on here too, so that neither overwrites the other.
  addEventListener('storage', (event) => {
    if (event.key === GAME) store.restore();
  });
  if (store.snapshot().game && location.hash === '') go('game');
  return ({ playNow }) => <App store={store} playNow={playNow} />;
}
