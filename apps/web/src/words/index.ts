import type { GameOptions } from '../game/options.ts';
import { playerWords } from './en/players.ts';

/** "Player 1". */
export const playerText = (player: number): string => playerWords.get().player({ number: player + 1 });

/** Short form for tight places: "You", "Computer", "Player 2", or a guest's own name. */
export function shortPlayer(options: GameOptions, player: number): string {
  const alone = options.seats.filter((each) => each === 'human').length === 1;
  const { youShort, computer } = playerWords.get();
  switch (options.seats[player]) {
    case 'human':
      return alone ? youShort : playerText(player);
    case 'guest':
      return options.names?.[player] || playerText(player);
    default:
      return alone && options.seats.length === 2 ? computer : playerText(player);
  }
}
