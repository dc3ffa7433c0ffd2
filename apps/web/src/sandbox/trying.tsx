import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { messageOf, type Shown } from '../game/showing.ts';
import type { GameId } from '../games/index.ts';
import { sandboxPlace } from '../places.ts';
import { Screen } from '../screen/screen.tsx';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Attempt } from './attempt.ts';
import type { Setting } from './setting.ts';

interface TryingProps {
  readonly id: GameId;
  readonly setting: Setting;
  readonly attempt: Attempt;
}

/** The game that is being tried. */
export function Trying({ id, setting, attempt }: TryingProps) {
  const t = useWords(sandboxWords);
  const { game } = useSyncExternalStore(attempt.store.subscribe, attempt.store.snapshot);
  if (game) return <AtTable id={id} setting={setting} attempt={attempt} game={game} />;
  return (
    <main className="menu">
      <h1>{t.title}</h1>
      <p>{t.noTry}</p>
      <Link href={sandboxPlace(id)}>{t.back}</Link>
    </main>
  );
}

/** The screen of such a game, with the ways back. */
function AtTable({ id, setting, attempt, game }: TryingProps & { readonly game: Shown }) {
  const t = useWords(sandboxWords);
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState('');
  const back = () => navigate(sandboxPlace(id));
  const again = () => {
    try {
      attempt.begin(setting, game.options.seats);
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
  return <Screen store={attempt.store} game={game} onMenu={back} beside={{ panel }} />;
}
