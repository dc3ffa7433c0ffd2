import { useEffect, useSyncExternalStore } from 'react';
import type { GameStore } from './game/store.ts';
import { RulingProvider } from './log/ruling.tsx';
import { Menu } from './menu/menu.tsx';
import { Rules } from './menu/rules.tsx';
import { Screen } from './screen/screen.tsx';
import { Verify } from './verify/verify.tsx';

type Place = 'menu' | 'game' | 'verify' | 'rules';

/** The page: which of its places is shown is in the address, so that the browser's back works. */
export function App({ store, playNow }: { readonly store: GameStore; readonly playNow: boolean }) {
  const { game, broken } = useSyncExternalStore(store.subscribe, store.snapshot);
  const place = usePlace();
  useEffect(() => {
    if (place !== 'game') document.title = 'Firing Arc';
  }, [place]);
  return (
    <RulingProvider>
      {place === 'game' && game ? (
        <Screen store={store} game={game} onMenu={() => go('menu')} />
      ) : place === 'verify' ? (
        <Verify />
      ) : place === 'rules' ? (
        <Rules />
      ) : (
        <Menu store={store} game={game} broken={broken} playNow={playNow} onPlay={() => go('game')} />
      )}
      <Footer />
    </RulingProvider>
  );
}

export function go(place: Place): void {
  location.hash = place === 'menu' ? '' : place;
}

function usePlace(): Place {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => location.hash.slice(1),
  );
  return hash === 'game' || hash === 'verify' || hash === 'rules' ? hash : 'menu';
}

function Footer() {
  return (
    <footer className="footer">
      <nav aria-label="Pages">
        <a href="#menu">Menu</a> <a href="#rules">Rules</a> <a href="#verify">Check a record</a>
      </nav>
      <p>
        Unofficial and free, by fans; not affiliated with or endorsed by the rights holders of the games. MIT
        licence.
      </p>
    </footer>
  );
}
