import { App } from './app.tsx';
import { THINKING } from './board/thinking.ts';
import type { House } from './first-screen.tsx';
import { GAME } from './game/storage.ts';
import { GameStore } from './game/store.ts';
import { wake } from './game/thinking/think.ts';
import { bringGame, fetchGame, MENU, whenIdle } from './games/index.ts';
import { wordsCame } from './games/spoken.ts';
import { go, isNowhere } from './places.ts';
import { asking } from './settings/look.ts';
import { bringTypeface } from './settings/typeface.ts';
import { language } from './words/language.ts';

/** What keeps games that are over or left: none is before the first dial. */
const keptReplays = () => import('./replays/kept.ts');

/** Opens the page with the game that is kept, if one is: `asked` is the game that somebody asked for before it was there. */
export async function openHouse(): Promise<House> {
  const storage = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: (key: string, value: string) => localStorage.setItem(key, value),
    removeItem: (key: string) => localStorage.removeItem(key),
  };
  const store = new GameStore({
    storage,
    keep(saved, shown) {
      const when = Date.now();
      void keptReplays().then(({ keepReplay }) => keepReplay(storage, saved, shown, when));
    },
    ...THINKING,
    settles: () => asking.get() === 'needed',
    bring: bringGame,
  });
  // Computer players get ready while somebody thinks about the first question.
  const unwoken = store.subscribe(() => {
    const { game } = store.snapshot();
    if (!game || game.options.seats.every((seat) => seat === 'human')) return;
    unwoken();
    whenIdle(() => wake(game.game));
  });
  await store.restore();
  // What a game tells is told again in the language that was chosen.
  language.listen(store.tellAgain);
  wordsCame.listen(store.tellAgain);
  // The same game in another tab goes on here too, so that neither overwrites the other.
  addEventListener('storage', (event) => {
    if (event.key === GAME) store.restore();
  });
  if (store.snapshot().game && isNowhere()) go('game');
  // Not before the game that comes next is there: letters, and keeping all other games, must not hold it up.
  fetchGame(store.snapshot().game?.game ?? MENU[0].id)
    .then(keptReplays)
    .then(bringTypeface)
    .then(() => import('./offline/keep.ts'))
    .then(({ keepOffline }) => keepOffline())
    .catch(() => undefined);
  return ({ asked }) => <App store={store} asked={asked} />;
}
