import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { messageOf, type Shown } from '../game/running.ts';
import type { GameStore } from '../game/store.ts';
import type { GameId } from '../games/index.ts';
import type { Desk } from '../games/sandbox.ts';
import { sandboxPlace } from '../places.ts';
import { Screen } from '../screen/screen.tsx';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import { beginTry, goOnTrying } from './attempt.ts';
import type { Setting } from './setting.ts';

interface TryingProps {
  readonly id: GameId;
  readonly desk: Desk;
  readonly setting: Setting;
  readonly attempt: GameStore | null;
  readonly onAttempt: (attempt: GameStore) => void;
}

/** The game that is being tried; after a reload it goes on as it was left. */
export function Trying({ id, desk, setting, attempt, onAttempt }: TryingProps) {
  const t = useWords(sandboxWords);
  const [store] = useState(() => attempt ?? goOnTrying(desk, id, localStorage));
  const running = attempt ?? store;
  if (!running) {
    return (
      <main className="menu">
        <h1>{t.title}</h1>
        <p>{t.noTry}</p>
        <Link href={sandboxPlace(id)}>{t.back}</Link>
      </main>
    );
  }
  const again = (game: Shown) => onAttempt(beginTry(desk, id, setting, game.options.seats, localStorage));
  return <AtTable id={id} store={running} onAgain={again} />;
}

interface AtTableProps {
  readonly id: GameId;
  readonly store: GameStore;
  readonly onAgain: (game: Shown) => void;
}

/** The screen of such a game, with the ways back. */
function AtTable({ id, store, onAgain }: AtTableProps) {
  const t = useWords(sandboxWords);
  const [, navigate] = useLocation();
  const { game } = useSyncExternalStore(store.subscribe, store.snapshot);
  const [problem, setProblem] = useState('');
  if (!game) return null;
  const back = () => navigate(sandboxPlace(id));
  const again = () => {
    try {
      onAgain(game);
    } catch (error) {
      setProblem(t.refused({ reason: messageOf(error) }));
    }
  };
  const panel = (
    <section className="card sandbox-ways" aria-label={t.title}>
      <div className="row">
        <button type="button" onClick={back}>
          {t.back}
        </button>
        <button type="button" onClick={again}>
          {t.again}
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
  return <Screen store={store} game={game} onMenu={back} beside={{ panel }} />;
}
