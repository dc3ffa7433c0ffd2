import { useEffect, useRef } from 'react';
import { humansOf } from '../game/options.ts';
import type { GameStore, Shown } from '../game/store.ts';
import { handOverWords } from '../words/en/hand-over.ts';
import { playerText } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import './hand-over.css';
import { listText } from '../words/list.ts';

interface Props {
  readonly store: GameStore;
  readonly game: Shown;
}

/** A screen between the players, with nothing of either on it. */
export function HandOver({ store, game, to }: Props & { readonly to: number }) {
  const t = useWords(handOverWords);
  const others = humansOf(game.options).filter((player) => player !== to);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="hand-over takes-focus">
      <h1 ref={heading} tabIndex={-1}>
        {t.passTo({ player: playerText(to) })}
      </h1>
      <p>
        {game.table.sides[to]!.name}.{' '}
        {t.lookAway({ other: listText(others.map(playerText)), player: playerText(to) })}
      </p>
      <button type="button" className="primary big" onClick={() => store.sit(to)}>
        {t.iAm({ player: playerText(to) })}
      </button>
    </main>
  );
}

/** When several share the screen: a look at one's own dials, and covering them again. */
export function PeekBar({ store, game }: Props) {
  const t = useWords(handOverWords);
  const here = humansOf(game.options);
  if (here.length < 2 || game.options.pass !== 'secrets' || game.turn.kind === 'over') return null;
  if (game.peeking !== null) {
    return (
      <div className="peek-bar" role="status">
        <p>{t.onlyLooks({ player: playerText(game.peeking) })}</p>
        <button type="button" className="primary" onClick={() => store.peek(null)}>
          {t.cover}
        </button>
      </div>
    );
  }
  if (game.viewer !== -1 || game.table.phase === 'setup') return null;
  return (
    <div className="peek-bar row">
      <span className="quiet">{t.bothLook}</span>
      {here.map((player) => (
        <button key={player} type="button" onClick={() => store.peek(player)}>
          {t.looks({ player: playerText(player) })}
        </button>
      ))}
    </div>
  );
}
