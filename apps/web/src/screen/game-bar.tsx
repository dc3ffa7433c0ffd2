import { lazy, memo, type ReactNode, Suspense } from 'react';
import { humansOf, playersOf } from '../game/options.ts';
import { screenWords } from '../words/en/screen.ts';
import { shortPlayer } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import { useTable } from './table-context.ts';
import { useLanguages } from './use-languages.ts';

// Few games have more than two sides: how those look is fetched for them.
const MoreSides = lazy(async () => ({ default: (await import('./more-sides.tsx')).MoreSides }));

interface GameBarProps {
  /** What else the bar holds at its right end. */
  readonly children?: ReactNode;
  readonly title: string;
}

/** Where the game stands and who is ahead, in one line over the table. */
export function GameBar({ title, children }: GameBarProps) {
  return (
    <header className="game-bar">
      <h1 className="unseen">{title}</h1>
      <Standing />
      <div className="glass bar-end">
        <Score />
        {children}
      </div>
    </header>
  );
}

/** Takes the last decision back, where that is allowed. */
export function UndoButton() {
  const { game, store } = useTable();
  const { undo, undoChance, undoRevealed } = useWords(screenWords);
  if (!game.options.undo) return null;
  const why = { chance: undoChance, revealed: undoRevealed, none: undefined }[game.undoBar ?? 'none'];
  return (
    <button
      type="button"
      className="bar-button"
      onClick={() => game.canUndo && store.undo()}
      aria-disabled={!game.canUndo}
      title={why}
    >
      <span aria-hidden="true" className="bar-sign">
        ↶
      </span>
      <span className="bar-word">{undo}</span>
      {why && <span className="unseen">. {why}</span>}
    </button>
  );
}

/** Round, phase, and who goes first. */
const Standing = memo(function Standing() {
  const { game } = useTable();
  const { standing, phases, phase, first, round: count } = game.table;
  const { table } = useLanguages();
  const [round, now, ...others] = standing;
  const known = phases.some(({ id }) => id === phase);
  return (
    <div className="glass game-stand">
      <b className="round" lang={table}>
        {round}
      </b>
      {count > 0 && (
        <b className="round-short" aria-hidden="true">
          {count}
        </b>
      )}
      {known ? (
        <ol className="phases" lang={table}>
          {phases.map(({ id, name }) => (
            <li key={id} className="phase" aria-current={id === phase ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      ) : (
        now && <span lang={table}>{now}</span>
      )}
      {others.map((part) => (
        <span key={part} className="stand-more" lang={table}>
          {part}
        </span>
      ))}
      {first.player >= 0 && (
        <span className="stand-more">
          <span lang={table}>{first.label}</span>: <b>{shortPlayer(game.options, first.player)}</b>
        </span>
      )}
      {game.table.sides.length > 2 && (
        <Suspense fallback={null}>
          <MoreSides />
        </Suspense>
      )}
    </div>
  );
});

const Score = memo(function Score() {
  const { game } = useTable();
  const { sides, scoreName } = game.table;
  const bySeat = humansOf(game.options).length > 1;
  return (
    <span className="score">
      {playersOf(game.options).map((player) => (
        <span key={player} className={`side-${player + 1}`} title={sides[player]!.name}>
          <span className="tag">{player + 1}</span>{' '}
          <span className={bySeat ? 'score-name numbered' : 'score-name'}>
            {shortPlayer(game.options, player)}
          </span>{' '}
          <b>{sides[player]!.score}</b>
          <span className="unseen"> {scoreName} </span>
        </span>
      ))}
    </span>
  );
});
