import { type Ref, useState } from 'react';
import { type GameId, MENU } from '../games/index.ts';
import { lessonPlace } from '../places.ts';
import { gameWords } from '../words/en/games.ts';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';

interface DoorsProps {
  readonly onPlay: (game: GameId) => void;
  /** Somebody looks at the door of a game. */
  readonly onLook?: (game: GameId) => void;
  /** The door that gets the focus. */
  readonly first?: Ref<HTMLButtonElement> | undefined;
  readonly last?: GameId;
}

/** A door for each game, of equal rank: one press and it is played; beside it the way to learn it. */
export function Doors({ onPlay, onLook, first, last = MENU[0].id }: DoorsProps) {
  const t = useWords(startWords);
  const games = useWords(gameWords);
  const [looked, setLooked] = useState<GameId | null>(null);
  const look = (game: GameId) => {
    setLooked(game);
    onLook?.(game);
  };
  return (
    <ul className="doors" aria-label={t.playAtOnce}>
      {MENU.map(({ id, name }) => (
        <li
          key={id}
          className={looked === id ? 'door looked-at' : 'door'}
          onPointerEnter={() => look(id)}
          onFocus={() => look(id)}
        >
          <button ref={id === last ? first : undefined} type="button" onClick={() => onPlay(id)}>
            <b className="door-name">{name}</b> <span className="door-match">{games[`${id}-match`]}</span>{' '}
            <span className="door-go">{t.play}</span>
          </button>
          <a className="door-learn" href={`#${lessonPlace({ game: id })}`}>
            {t.learn({ game: name })}
          </a>
        </li>
      ))}
    </ul>
  );
}
