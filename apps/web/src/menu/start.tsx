import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Broken, GameStore, Shown } from '../game/store.ts';
import { type GameId, gameOfFormat, isGame, isOwn, MENU } from '../games/index.ts';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';
import { Living } from './battle/living.tsx';
import { Sky } from './battle/sky.tsx';
import { useBegin } from './begin.tsx';
import { Doors } from './doors.tsx';
import { StartHead } from './start-head.tsx';
import { type Last, lastWanted } from './wanted.ts';
import './menu.css';

// What few begin with comes a moment later.
const BrokenGame = lazy(async () => ({ default: (await import('./broken-game.tsx')).BrokenGame }));
const More = lazy(async () => ({ default: (await import('./more.tsx')).More }));

interface StartProps {
  readonly store: GameStore;
  readonly game: Shown | null;
  readonly broken: Broken | null;
  /** The game that was asked for before this screen was there. */
  readonly asked: GameId | null;
  readonly onPlay: () => void;
}

/** The first page: a battle, the doors of the three games, what goes on, and what else there is; on one screen. */
export function Start({ store, game, broken, asked, onPlay }: StartProps) {
  const t = useWords(startWords);
  const begin = useBegin(store, game);
  const [last] = useState(() => lastWanted(localStorage));
  const running = game !== null && game.turn.kind !== 'over';
  const played = gamePlayed(game, last);
  const [looked, look] = useState<GameId | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  // Before the eye sees it, so that a key pressed at once finds it.
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), []);

  const early = useRef(asked);
  const beginAsked = useEffectEvent(() => {
    if (early.current && game === null) begin.quick(early.current);
    early.current = null;
  });
  useEffect(() => beginAsked(), []);

  return (
    <main className="start night takes-focus">
      <Sky>
        <Living game={looked ?? played} />
      </Sky>
      <StartHead />
      {broken && (
        <Suspense fallback={null}>
          <BrokenGame broken={broken} drop={store.dropBroken} />
        </Suspense>
      )}
      {(running || last) && (
        <section className="goes-on" aria-label={t.yourGame}>
          {running && (
            <p>
              <button ref={first} type="button" className="primary" onClick={onPlay}>
                {t.continueGame}
              </button>{' '}
              <span>{standingOf(game)}</span>
            </p>
          )}
          {last && (
            <p>
              <button ref={running ? undefined : first} type="button" onClick={() => begin.match(last)}>
                {t.playAgain}
              </button>{' '}
              <span>{lastText(last)}</span>
            </p>
          )}
        </section>
      )}
      <Doors
        first={running || last ? undefined : first}
        last={played}
        onPlay={(id) => begin.quick(id)}
        onLook={look}
      />
      <Suspense fallback={<div className="start-more" />}>
        <More />
      </Suspense>
      {begin.dialogs}
    </main>
  );
}

/** The game that was played last; the first of the menu before anybody played. */
function gamePlayed(game: Shown | null, last: Last | null): GameId {
  if (game && isGame(game.game)) return game.game;
  return last && !isOwn(last.format) ? gameOfFormat(last.format) : MENU[0].id;
}

/** "Four X-wings against Howlrunner’s six: Round 3 of 12, Activation". */
function standingOf({ table }: Shown): string {
  const { standing, against } = startWords.get();
  const sides = table.sides.map(({ name }) => name).reduce((one, other) => against({ one, other }));
  return standing({ sides, standing: table.standing.join(', ') });
}

/** "Four X-wings against Howlrunner’s six, as last time." */
function lastText({ names, options }: Last): string {
  const mine = Math.max(0, options.seats.indexOf('human'));
  const { again, against } = startWords.get();
  const theirs = names.filter((_, player) => player !== mine).reduce((one, other) => against({ one, other }));
  return again({ mine: names[mine]!, theirs });
}
