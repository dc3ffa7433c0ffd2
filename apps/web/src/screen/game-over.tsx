import { useEffect, useRef } from 'react';
import type { Shown } from '../game/store.ts';
import { RuleButton } from '../log/ruling.tsx';
import { playerName, shortPlayer } from '../words/index.ts';

/** How the game ended, and the seed with which anybody can check every die. */
export function GameOver({ game, onMenu }: { readonly game: Shown; readonly onMenu: () => void }) {
  const { winner, table } = game;
  const { endedBy, scoreName, sides, round } = table;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className="game-over takes-focus" aria-labelledby="game-over">
      <h2 id="game-over" ref={heading} tabIndex={-1}>
        {winner === null ? 'A draw.' : `${playerName(game.options, winner)} wins.`}{' '}
        {endedBy !== null && <RuleButton id={endedBy} />}
      </h2>
      <p>
        {scoreName.charAt(0).toUpperCase() + scoreName.slice(1)}:{' '}
        {sides.map(({ score }, player) => `${shortPlayer(game.options, player)} ${score}`).join(', ')}, after
        round {round}.
      </p>
      <p>
        The seed of all dice was <code>{game.seed}</code>. Its SHA-256 is the commitment shown before the
        game: <code>{game.commitment}</code>.
      </p>
      <button type="button" className="primary" onClick={onMenu}>
        Another game
      </button>
    </section>
  );
}
