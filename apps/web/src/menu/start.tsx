import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Broken, GameStore, Shown } from '../game/store.ts';
import { MENU } from '../games/index.ts';
import { lessonPlace, PLACES } from '../places.ts';
import { download } from '../screen/download.ts';
import { gameWords } from '../words/en/games.ts';
import { startWords } from '../words/en/start.ts';
import { tutorialWords } from '../words/en/tutorial.ts';
import { useWords } from '../words/language.ts';
import { useBegin } from './begin.tsx';
import { StartHead } from './start-head.tsx';
import { type Last, lastWanted } from './wanted.ts';
import './menu.css';

interface StartProps {
  readonly store: GameStore;
  readonly game: Shown | null;
  readonly broken: Broken | null;
  /** A game was asked for before this screen was there. */
  readonly playNow: boolean;
  readonly onPlay: () => void;
}

/** What else there is to do, each at a place of its own. */
const DOORS = [
  { place: 'choose', title: 'chooseSquads', text: 'chooseSquadsText' },
  { place: 'hotSeat', title: 'hotSeat', text: 'hotSeatText' },
  { place: 'squads', title: 'squads', text: 'squadsText' },
  { place: 'replays', title: 'replays', text: 'replaysText' },
  { place: 'sandbox', title: 'sandbox', text: 'sandboxText' },
  { place: 'rules', title: 'rules', text: 'rulesText' },
] as const;

/** The first page: go on with a game, play at once, or choose something else; everything on one screen. */
export function Start({ store, game, broken, playNow, onPlay }: StartProps) {
  const t = useWords(startWords);
  const games = useWords(gameWords);
  const learning = useWords(tutorialWords);
  const begin = useBegin(store, game);
  const [last] = useState(() => lastWanted(localStorage));
  const running = game !== null && game.turn.kind !== 'over';
  const first = useRef<HTMLButtonElement>(null);
  // Before the eye sees it, so that a key pressed at once finds it.
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), []);
  const [quickest, ...others] = MENU;
  const playAgain = () => (last ? begin.match(last) : begin.quick(quickest.id));

  const asked = useRef(playNow);
  const beginAsked = useEffectEvent(() => {
    if (asked.current && game === null) playAgain();
    asked.current = false;
  });
  useEffect(() => beginAsked(), []);

  return (
    <main className="menu start takes-focus">
      <StartHead />
      {broken && <BrokenGame broken={broken} drop={store.dropBroken} />}
      <div className="start-play">
        {running && (
          <section className="card" aria-label={t.yourGame}>
            <button ref={first} type="button" className="primary big" onClick={onPlay}>
              {t.continueGame}
            </button>
            <p className="quiet">{standingOf(game)}</p>
          </section>
        )}
        <section className="card" aria-label={t.playAtOnce}>
          <button
            ref={running ? undefined : first}
            type="button"
            className={running ? 'big' : 'primary big'}
            onClick={playAgain}
          >
            {t.playNow}
          </button>
          <p className="quiet">{last ? lastText(last) : `${games[`${quickest.id}-match`]} ${t.setUp}`}</p>
          <div className="quick">
            {others.map(({ id }) => (
              <button key={id} type="button" className="choice" onClick={() => begin.quick(id)}>
                <Label title={games[`${id}-play`]} text={games[`${id}-match`]} />
              </button>
            ))}
          </div>
        </section>
        <nav className="card" aria-label={learning.title}>
          <div className="learn">
            {MENU.map(({ id, name }) => (
              <Link key={id} className="choice" href={lessonPlace({ game: id })}>
                <b>{learning.learn({ game: name })}</b>
              </Link>
            ))}
          </div>
          <p className="quiet">{learning.learnText}</p>
        </nav>
      </div>
      <nav className="choices" aria-label={t.more}>
        {DOORS.map(({ place, title, text }) => (
          <Link key={place} className="choice" href={PLACES[place]}>
            <Label title={t[title]} text={t[text]} />
          </Link>
        ))}
      </nav>
      {begin.dialogs}
    </main>
  );
}

/** "Four X-wings against Howlrunner’s six: Round 3 of 12, Activation". */
function standingOf({ table }: Shown): string {
  const { standing, against } = startWords.get();
  const [one, other] = table.sides.map(({ name }) => name);
  const sides = against({ one: one!, other: other! });
  return standing({ sides, standing: table.standing.join(', ') });
}

/** "Four X-wings against Howlrunner’s six, as last time." */
function lastText({ names, options }: Last): string {
  const mine = options.seats[0] === 'human' ? 0 : 1;
  return startWords.get().again({ mine: names[mine], theirs: names[1 - mine]! });
}

/** What a button or link does, in short, and then in a sentence. */
const Label = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <b>{title}</b> <small>{text}</small>
  </>
);

/** A saved game that does not open: never lost in silence. */
function BrokenGame({ broken, drop }: { readonly broken: Broken; readonly drop: () => void }) {
  const t = useWords(startWords);
  return (
    <section className="trouble" role="alert">
      <h2>{t.brokenGame}</h2>
      <p>{broken.reason}</p>
      <div className="row">
        <button type="button" onClick={() => download('firing-arc-broken-game.json', broken.text)}>
          {t.download}
        </button>
        <button type="button" onClick={drop}>
          {t.remove}
        </button>
      </div>
    </section>
  );
}
