import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GAME } from './game/storage.ts';
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
      className="menu takes-focus"
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
    >
      <h1>Firing Arc</h1>
      <p className="lead">A digital tabletop for X-Wing 2.5 and First Edition: every rule, explained.</p>
      {failed ? (
        <p role="alert">The game could not be fetched. Is the network there? Reload the page to try again.</p>
      ) : playNow || !isFresh() ? (
        <p role="status">The table is being opened …</p>
      ) : (
        <PlayNow onPlay={() => setPlayNow(true)} />
      )}
    </main>
  );
}

function PlayNow({ onPlay }: { readonly onPlay: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Before the eye sees it, so that a key pressed at once finds it.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className="card" aria-label="Play at once">
      <button ref={button} type="button" className="primary big" onClick={onPlay}>
        Play now
      </button>
      <p className="quiet">Squads, cards and rules are being fetched …</p>
    </section>
  );
}

/** Whether the menu comes next: no game is kept, and the address names no other place. */
function isFresh(): boolean {
  try {
    return localStorage.getItem(GAME) === null && location.hash === '';
  } catch {
    return location.hash === '';
  }
}
