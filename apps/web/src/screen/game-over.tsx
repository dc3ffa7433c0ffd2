import { capitalized } from '@firing-arc/words';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { DiceStatistics } from '../dice/statistics.tsx';
import { playersOf } from '../game/options.ts';
import type { Shown } from '../game/store.ts';
import { RuleButton } from '../log/ruling.tsx';
import { go, watch } from '../places.ts';
import { keptReplays } from '../replays/kept.ts';
import { recapWords } from '../words/en/recap.ts';
import { screenWords } from '../words/en/screen.ts';
import { shortPlayer } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import { endingOf } from './ending.ts';
import { Story } from './story.tsx';
import { useTable } from './table-context.ts';
import './game-over.css';

const CheckDice = lazy(async () => ({ default: (await import('../verify/check-dice.tsx')).CheckDice }));

/** How the game ended, and the seed with which anybody can check every die. */
export function GameOver({ game, onMenu }: { readonly game: Shown; readonly onMenu: () => void }) {
  const { table } = game;
  const { endedBy, scoreName, sides, round } = table;
  const { store } = useTable();
  const t = useWords(screenWords);
  const again = useWords(recapWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className="game-over takes-focus" aria-labelledby="game-over">
      <h2 id="game-over" ref={heading} tabIndex={-1}>
        {endingOf(game, t, again)} {endedBy !== null && <RuleButton id={endedBy} />}
      </h2>
      <ul className="final-score">
        {playersOf(game.options).map((player) => (
          <li key={player} className={`side-${player + 1}`}>
            <span className="tag">{player + 1}</span> {shortPlayer(game.options, player)}{' '}
            <b>{sides[player]!.score}</b>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {capitalized(scoreName)} {again.afterRound({ round })}
      </p>
      <div className="row">
        <button type="button" className="primary" onClick={() => store.rematch(false)}>
          {again.rematch}
        </button>
        {(!game.online || sides.length === 2) && (
          <button type="button" onClick={() => store.rematch(true)}>
            {again.swap}
          </button>
        )}
        <button type="button" onClick={() => watchKept(game)}>
          {again.watchThis}
        </button>
        <button type="button" onClick={onMenu}>
          {again.anotherGame}
        </button>
      </div>
      <Story game={game} />
      <DiceStatistics game={game} />
      <details className="proof">
        <summary>{t.checkDice}</summary>
        <p className="quiet">
          {again.seedWas} <code>{game.seed}</code>. {again.seedProof} <code>{game.commitment}</code>
        </p>
        {game.fair && (
          <Suspense>
            <CheckDice />
          </Suspense>
        )}
      </details>
    </section>
  );
}

/** Opens the game among the replays: it is kept as soon as it is over, if this browser keeps anything. */
function watchKept({ commitment }: Shown): void {
  const kept = keptReplays(localStorage).find((one) => one.commitment === commitment);
  if (kept) watch(kept.id);
  else go('replays');
}
