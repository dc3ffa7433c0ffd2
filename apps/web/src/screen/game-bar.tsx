import { useState } from 'react';
import { MotionSetting } from '../board/motion-setting.tsx';
import { boardWords } from '../words/en/board.ts';
import { shortPlayer } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import { bugReport } from './bug-report.ts';
import { download } from './download.ts';
import { useTable } from './table-context.ts';

interface GameBarProps {
  readonly onMenu: () => void;
  readonly onFlip: () => void;
  readonly onKeys: () => void;
}

/** Where the game stands, and what can be done about the game itself. */
export function GameBar({ onMenu, onFlip, onKeys }: GameBarProps) {
  const { game, store } = useTable();
  const { standing, first, sides, scoreName } = game.table;
  const [more, setMore] = useState(false);
  const { shortcuts } = useWords(boardWords);
  return (
    <header className="game-bar">
      <h1 className="unseen">The game</h1>
      <div className="game-stand">
        {standing.map((part, at) =>
          at === 0 ? (
            <b key={part} className="round">
              {part}
            </b>
          ) : (
            <span key={part}>{part}</span>
          ),
        )}
        {first.player >= 0 && (
          <span>
            {first.label}: <b>{shortPlayer(game.options, first.player)}</b>
          </span>
        )}
        <span className="score">
          {sides.map(({ score }, player) => (
            <span key={shortPlayer(game.options, player)} className={`side-${player + 1}`}>
              <span className="tag">{player + 1}</span> {shortPlayer(game.options, player)} <b>{score}</b>
              <span className="unseen"> {scoreName} </span>
            </span>
          ))}
        </span>
      </div>
      <div className="row tools">
        {game.options.undo && (
          <button type="button" onClick={store.undo} disabled={!game.canUndo}>
            Undo
          </button>
        )}
        <button type="button" onClick={onFlip}>
          Turn board
        </button>
        <button type="button" className="keys-button" aria-keyshortcuts="?" onClick={onKeys}>
          {shortcuts}
        </button>
        <button type="button" aria-expanded={more} onClick={() => setMore(!more)}>
          Game …
        </button>
        <button type="button" onClick={onMenu}>
          Menu
        </button>
      </div>
      {more && <GameDetails />}
    </header>
  );
}

/** The settings of the match, its chance, its record. */
function GameDetails() {
  const { game, store } = useTable();
  const { options } = game;
  const save = (name: string, value: unknown) => download(name, JSON.stringify(value, null, 1));
  return (
    <section className="game-details" aria-label="This game">
      <p>
        {options.undo
          ? 'Decisions may be taken back until dice are rolled or something hidden is shown.'
          : 'Decisions stand.'}{' '}
        {options.setup === 'done-for-you'
          ? 'The table was set up for the players.'
          : 'The players set up the table.'}
      </p>
      <MotionSetting />
      <dl>
        <dt>Commitment to the dice (SHA-256 of the seed)</dt>
        <dd>
          <code data-testid="commitment">{game.commitment}</code>
        </dd>
        <dt>Seed</dt>
        <dd>
          {game.seed === null ? 'shown when the game is over' : <code data-testid="seed">{game.seed}</code>}
        </dd>
        <dt>Position after {game.answers} decisions</dt>
        <dd>
          <code data-testid="hash">{game.hash}</code>
        </dd>
      </dl>
      <div className="row">
        <button type="button" onClick={() => save('firing-arc-record.json', store.record())}>
          Download the record
        </button>
        <button
          type="button"
          onClick={() => save('firing-arc-report.json', bugReport(store.record(), game, navigator.userAgent))}
        >
          Report a problem
        </button>
      </div>
      <p className="quiet">
        Both files hold the seed: who reads them before the game is over can know the dice to come. A report
        is a file on your machine; nothing is sent.
      </p>
    </section>
  );
}
