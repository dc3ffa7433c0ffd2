import type { GameOptions, Seat } from '../game/options.ts';
import { playerWords } from './en/players.ts';

/** "Player 1". */
export const playerText = (player: number): string => playerWords.get().player({ number: player + 1 });

/** "Player 1 (you)", "Player 2 (computer, plain)". */
export function playerName(options: GameOptions, player: number): string {
  const who = options.names?.[player] || seatText(options, options.seats[player]);
  return who === '' ? playerText(player) : playerWords.get().named({ number: player + 1, who });
}

function seatText({ seats }: GameOptions, seat: Seat | undefined): string {
  const { you, computerCadet, computerTables, computerPlain, computerRandom } = playerWords.get();
  switch (seat) {
    case 'human':
      return seats.filter((each) => each === 'human').length === 1 ? you : '';
    case 'cadet':
      return computerCadet;
    case 'tables':
      return computerTables;
    case 'plain':
      return computerPlain;
    case 'random':
      return computerRandom;
    case 'guest':
    case undefined:
      return '';
  }
}

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
      return alone ? computer : playerText(player);
  }
}
