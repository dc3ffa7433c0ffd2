import { useState } from 'react';
import { MotionSetting } from '../board/motion-setting.tsx';
import { humansOf } from '../game/options.ts';
import { SoundSetting } from '../sound/sound-setting.tsx';
import { PictureSetting } from '../stage/picture-setting.tsx';
import { boardWords } from '../words/en/board.ts';
import { screenWords } from '../words/en/screen.ts';
import { shortPlayer } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import { bugReport } from './bug-report.ts';
import { download } from './download.ts';
import { useTable } from './table-context.ts';
import { useLanguages } from './use-languages.ts';

interface GameBarProps {
  readonly onMenu: () => void;
  readonly onFlip: () => void;
  readonly onKeys: () => void;
}

/** Where the game stands, and what can be done about the game itself. */
export function GameBar({ onMenu, onFlip, onKeys }: GameBarProps) {
  const { game, store } = useTable();
  const [more, setMore] = useState(false);
  const { shortcuts } = useWords(boardWords);
  const t = useWords(screenWords);
  return (
    <header className="game-bar">
      <h1 className="unseen">{t.theGame}</h1>
      <Standing />
      <div className="row tools">
        {game.options.undo && (
          <button type="button" onClick={store.undo} disabled={!game.canUndo}>
            {t.undo}
          </button>
        )}
        <button type="button" onClick={onFlip}>
          {t.turnBoard}
        </button>
        <button type="button" className="keys-button" aria-keyshortcuts="?" onClick={onKeys}>
          {shortcuts}
        </button>
        <button type="button" aria-expanded={more} onClick={() => setMore(!more)}>
          {t.details}
        </button>
        <button type="button" onClick={onMenu}>
          {t.menu}
        </button>
      </div>
      {more && <GameDetails />}
    </header>
  );
}

/** Round, phase, who goes first, and the score. */
export function Standing() {
  const { game } = useTable();
  const { standing, first, sides, scoreName } = game.table;
  const { table } = useLanguages();
  const bySeat = humansOf(game.options).length === 2;
  return (
    <div className="game-stand">
      {standing.map((part, at) =>
        at === 0 ? (
          <b key={part} className="round" lang={table}>
            {part}
          </b>
        ) : (
          <span key={part} lang={table}>
            {part}
          </span>
        ),
      )}
      {first.player >= 0 && (
        <span>
          <span lang={table}>{first.label}</span>: <b>{shortPlayer(game.options, first.player)}</b>
        </span>
      )}
      <span className="score">
        {sides.map(({ score }, player) => (
          <span key={shortPlayer(game.options, player)} className={`side-${player + 1}`}>
            <span className="tag">{player + 1}</span>{' '}
            <span className={bySeat ? 'score-name numbered' : 'score-name'}>
              {shortPlayer(game.options, player)}
            </span>{' '}
            <b>{score}</b>
            <span className="unseen"> {scoreName} </span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** The settings of the match, its chance, its record. */
function GameDetails() {
  const { game, store } = useTable();
  const t = useWords(screenWords);
  const { options } = game;
  const save = (name: string, value: unknown) => download(name, JSON.stringify(value, null, 1));
  return (
    <section className="game-details" aria-label={t.thisGame}>
      <p>
        {options.undo ? t.mayTakeBack : t.stand}{' '}
        {options.setup === 'done-for-you' ? t.setUpForThem : t.setUpByThem}{' '}
        {options.odds ? t.oddsShown : t.oddsHidden}
      </p>
      <MotionSetting />
      <PictureSetting />
      <SoundSetting />
      <dl>
        <dt>{t.commitment}</dt>
        <dd>
          <code data-testid="commitment">{game.commitment}</code>
        </dd>
        <dt>{t.seed}</dt>
        <dd>{game.seed === null ? t.seedLater : <code data-testid="seed">{game.seed}</code>}</dd>
        <dt>{t.position(game.answers)}</dt>
        <dd>
          <code data-testid="hash">{game.hash}</code>
        </dd>
      </dl>
      <div className="row">
        <button type="button" onClick={() => save('firing-arc-record.json', store.record())}>
          {t.downloadRecord}
        </button>
        <button
          type="button"
          onClick={() => save('firing-arc-report.json', bugReport(store.record(), game, navigator.userAgent))}
        >
          {t.report}
        </button>
      </div>
      <p className="quiet">{t.bothFiles}</p>
    </section>
  );
}
