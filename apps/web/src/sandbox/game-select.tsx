import { useLocation } from 'wouter';
import { type GameId, isGame, MENU } from '../games/index.ts';
import { sandboxPlace } from '../places.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';

/** Chooses the game of the sandbox. */
export function GameSelect({ id }: { readonly id: GameId }) {
  const t = useWords(sandboxWords);
  const [, navigate] = useLocation();
  return (
    <label className="field">
      {t.game}
      <select
        value={id}
        onChange={({ target }) => isGame(target.value) && navigate(sandboxPlace(target.value))}
      >
        {MENU.map((game) => (
          <option key={game.id} value={game.id}>
            {game.name}
          </option>
        ))}
      </select>
    </label>
  );
}
