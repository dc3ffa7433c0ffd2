import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GAME } from './game/storage.ts';
import type { GameId } from './games/index.ts';
import { Sky } from './menu/battle/sky.tsx';
import { Doors } from './menu/doors.tsx';
import { StartHead } from './menu/start-head.tsx';
import { isNowhere } from './places.ts';
import { startWords } from './words/en/start.ts';
import { useWords } from './words/language.ts';
import './menu/menu.css';

export type House = ComponentType<{ readonly asked: GameId | null }>;

/** How soon a click follows when a finger is lifted, in ms. */
const CLICK_AFTER = 50;

/** What is seen while rules and cards are on their way: a game can be asked for already. */
export function FirstScreen({ house }: { readonly house: Promise<House> }) {
  const [Arrived, setArrived] = useState<House | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, ask] = useState<GameId | null>(null);
  const [pressed, setPressed] = useState(false);
  const { notFetched, opening } = useWords(startWords);
  useEffect(() => {
    house.then(
      (arrived) => setArrived(() => arrived),
      () => setFailed(true),
    );
  }, [house]);
  if (Arrived && !pressed) return <Arrived asked={asked} />;
  // What is pressed stays until it is let go and its click is heard, a moment later.
  const press = () => setPressed(true);
  const letGo = () => setTimeout(() => setPressed(false), CLICK_AFTER);
  return (
    <main
      className="start night takes-focus"
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
    >
      <Sky />
      <StartHead />
      {failed ? (
        <p role="alert">{notFetched}</p>
      ) : asked || !isFresh() ? (
        <p role="status">{opening}</p>
      ) : (
        <EarlyDoors onPlay={ask} />
      )}
    </main>
  );
}

function EarlyDoors({ onPlay }: { readonly onPlay: (game: GameId) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { fetching } = useWords(startWords);
  // Before the eye sees it, so that a key pressed at once finds it.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Doors first={button} onPlay={onPlay} />
      <p className="start-fetching">{fetching}</p>
    </>
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
