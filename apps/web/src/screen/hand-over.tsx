import { useEffect, useRef } from 'react';
import type { GameStore, Shown } from '../game/store.ts';
import { playerText } from '../words/index.ts';

interface Props {
  readonly store: GameStore;
  readonly game: Shown;
}

/** A screen between the players, with nothing of either on it. */
export function HandOver({ store, game, to }: Props & { readonly to: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="hand-over takes-focus">
      <h1 ref={heading} tabIndex={-1}>
        Pass the device to {playerText(to)}
      </h1>
      <p>
        {game.table.sides[to]!.name}. {playerText(1 - to)}, please look away: what comes next is for{' '}
        {playerText(to)} only.
      </p>
      <button type="button" className="primary big" onClick={() => store.sit(to)}>
        I am {playerText(to)}
      </button>
    </main>
  );
}

/** When two share the screen: a look at one's own dials, and covering them again. */
export function PeekBar({ store, game }: Props) {
  const both = game.options.seats.every((seat) => seat === 'human');
  if (!both || game.options.pass !== 'secrets' || game.turn.kind === 'over') return null;
  if (game.peeking !== null) {
    return (
      <div className="peek-bar" role="status">
        <p>Only {playerText(game.peeking)} should look now: their dials are shown.</p>
        <button type="button" className="primary" onClick={() => store.peek(null)}>
          Cover them again
        </button>
      </div>
    );
  }
  if (game.viewer !== -1 || game.table.phase === 'setup') return null;
  return (
    <div className="peek-bar row">
      <span className="quiet">Both may look. Own dials:</span>
      {[0, 1].map((player) => (
        <button key={player} type="button" onClick={() => store.peek(player)}>
          {playerText(player)} looks
        </button>
      ))}
    </div>
  );
}
