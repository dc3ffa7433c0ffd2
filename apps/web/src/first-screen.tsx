import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GAME } from './game/storage.ts';
import { StartHead } from './menu/start-head.tsx';
import { isNowhere } from './places.ts';
import { startWords } from './words/en/start.ts';
import { useWords } from './words/language.ts';
import './menu/menu.css';

export type House = ComponentType<{ readonly playNow: boolean }>;

/** How soon a click follows when a finger is lifted, in ms. */
const CLICK_AFTER = 50;

/** What is seen while rules and cards are on their way: a game can be asked for already. */
export function FirstScreen({ house }: { readonly house: Promise<House> }) {
  const [Arrived, setArrived] = useState<House | null>(null);
  const [failed, setFailed] = useState(false);
  const [playNow, setPlayNow] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { notFetched, opening } = useWords(startWords);
  useEffect(() => {
    house.then(
      (arrived) => setArrived(() => arrived),
      () => setFailed(true),
    );
  }, [house]);
  if (Arrived && !pressed) return <Arrived playNow={playNow} />;
  // What is pressed stays until it is let go and its click is heard, a moment later.
  const press = () => setPressed(true);
  const letGo = () => setTimeout(() => setPressed(false), CLICK_AFTER);
  return (
    <main
      className="menu start takes-focus"
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
    >
      <StartHead />
      {failed ? (
        <p role="alert">{notFetched}</p>
      ) : playNow || !isFresh() ? (
        <p role="status">{opening}</p>
      ) : (
        <PlayNow onPlay={() => setPlayNow(true)} />
      )}
    </main>
  );
}

function PlayNow({ onPlay }: { readonly onPlay: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { playAtOnce, playNow, fetching } = useWords(startWords);
  // Before the eye sees it, so that a key pressed at once finds it.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className="card" aria-label={playAtOnce}>
      <button ref={button} type="button" className="primary big" onClick={onPlay}>
        {playNow}
      </button>
      <p className="quiet">{fetching}</p>
    </section>
  );
}

/** Whether the menu comes next: no game is kept, and the address names no other place. */
function isFresh(): boolean {
  try {
    return localStorage.getItem(GAME) === null && isNowhere();
  } catch {
    return isNowhere();
  }
}
