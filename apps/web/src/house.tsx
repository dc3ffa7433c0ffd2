import { App, go } from './app.tsx';
import { loadPack } from './data.ts';
import { GAME } from './game/storage.ts';
import { GameStore } from './game/store.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const store = new GameStore({
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  later: (work, milliseconds) => setTimeout(work, milliseconds),
  pause: calm ? 0 : 350,
});
store.restore();
// The same game in another tab goes on here too, so that neither overwrites the other.
addEventListener('storage', (event) => {
  if (event.key === GAME) store.restore();
});
if (store.snapshot().game && location.hash === '') go('game');
// Fetched ahead, so that a click on Play begins at once; a failure is told when it is needed.
loadPack().catch(() => undefined);

/** The page with its game: rules, cards and words. `playNow` when somebody asked for a game before it was there. */
export function House({ playNow }: { readonly playNow: boolean }) {
  return <App store={store} playNow={playNow} />;
}
