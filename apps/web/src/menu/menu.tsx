import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { QUICK_GAME } from '../game/options.ts';
import type { Broken, GameStore, Shown } from '../game/store.ts';
import { loadFormat, MENU, type MenuGame } from '../games/index.ts';
import { newSeed } from '../loaded.ts';
import { Confirm } from '../screen/confirm.tsx';
import { download } from '../screen/download.ts';
import { pageWords } from '../words/en/page.ts';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';
import { ChooseGame, type Wanted } from './choose-game.tsx';
import './menu.css';

interface MenuProps {
  readonly store: GameStore;
  readonly game: Shown | null;
  readonly broken: Broken | null;
  /** A game was asked for before the menu was there. */
  readonly playNow: boolean;
  readonly onPlay: () => void;
}

/** What a game's button for playing at once begins. */
const quickGame = ({ formats, quick }: MenuGame): Wanted => ({
  format: formats[0]!.id,
  squads: [
    { kind: 'ready', id: quick.squads[0] },
    { kind: 'ready', id: quick.squads[1] },
  ],
  scenario: quick.scenario,
  options: QUICK_GAME,
});

/** The first page: play at once, go on with a game, or choose one. */
export function Menu({ store, game, broken, playNow, onPlay }: MenuProps) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [problem, setProblem] = useState('');
  const { lead } = useWords(pageWords);
  const { playAtOnce } = useWords(startWords);
  const running = game !== null && game.turn.kind !== 'over';
  const first = useRef<HTMLButtonElement>(null);
  // Before the eye sees it, so that a key pressed at once finds it.
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), []);

  const begin = async ({ squads, options, scenario, format }: Wanted) => {
    setWanted(null);
    try {
      const match = (await loadFormat(format)).match(squads, scenario);
      store.start(match(options, newSeed()));
      onPlay();
    } catch (error) {
      setProblem(`The game could not begin: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const ask = (next: Wanted) => (running ? setWanted(next) : begin(next));
  const [quickest, ...others] = MENU;

  const asked = useRef(playNow);
  const beginQuick = useEffectEvent(() => {
    if (asked.current && game === null) begin(quickGame(quickest));
    asked.current = false;
  });
  useEffect(() => beginQuick(), []);

  return (
    <main className="menu takes-focus">
      <h1>Firing Arc</h1>
      <p className="lead">{lead}</p>
      {broken && <BrokenGame broken={broken} drop={store.dropBroken} />}
      {running && (
        <section className="card" aria-label="Your game">
          <button ref={first} type="button" className="primary big" onClick={onPlay}>
            Continue your game
          </button>
          <p className="quiet">
            {game.table.sides.map(({ name }) => name).join(' against ')}: {game.table.standing.join(', ')}
          </p>
        </section>
      )}
      <section className="card" aria-label={playAtOnce}>
        <button
          ref={running ? undefined : first}
          type="button"
          className={running ? 'big' : 'primary big'}
          onClick={() => ask(quickGame(quickest))}
        >
          {quickest.quick.button}
        </button>
        <p className="quiet">{quickest.quick.text} The table is set up for you; you begin with your dials.</p>
        {others.map((other) => (
          <div key={other.id} className="quick">
            <button type="button" className="wide" onClick={() => ask(quickGame(other))}>
              {other.quick.button}
            </button>
            <p className="quiet">{other.quick.text}</p>
          </div>
        ))}
      </section>
      <ChooseGame last={game?.game ?? null} onStart={ask} />
      {problem && <p role="alert">{problem}</p>}
      {wanted && (
        <Confirm
          title="A game is running"
          yes="Yes, begin a new one"
          onYes={() => begin(wanted)}
          onNo={() => setWanted(null)}
        >
          <p>A new game takes its place. You can keep the running one as a file first.</p>
          <p>
            <button
              type="button"
              onClick={() => download('firing-arc-record.json', JSON.stringify(store.record(), null, 1))}
            >
              Download its record
            </button>
          </p>
        </Confirm>
      )}
    </main>
  );
}

/** A saved game that does not open: never lost in silence. */
function BrokenGame({ broken, drop }: { readonly broken: Broken; readonly drop: () => void }) {
  return (
    <section className="trouble" role="alert">
      <h2>A saved game could not be opened.</h2>
      <p>{broken.reason}</p>
      <div className="row">
        <button type="button" onClick={() => download('firing-arc-broken-game.json', broken.text)}>
          Download it
        </button>
        <button type="button" onClick={drop}>
          Remove it
        </button>
      </div>
    </section>
  );
}
