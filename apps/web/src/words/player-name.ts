import { capitalized } from '@firing-arc/words';
import type { GameOptions, Seat } from '../game/options.ts';
import { computerWords } from './en/computers.ts';
import { playerWords } from './en/players.ts';
import { playerText, shortPlayer } from './index.ts';

/** "You", "Computer, plain", the name of a guest; of many or of nobody here "Player 3 (computer, plain)". */
export function playerName(options: GameOptions, player: number): string {
  const { seats, names } = options;
  const seat = seats[player];
  const alone = seats.filter((each) => each === 'human').length === 1;
  if (alone && seats.length === 2)
    return isComputer(seat) ? capitalized(computerWords.get()[seat]) : shortPlayer(options, player);
  const who = names?.[player] || seatText(seat, alone);
  return who === '' ? playerText(player) : playerWords.get().named({ number: player + 1, who });
}

const isComputer = (seat: Seat | undefined): seat is Exclude<Seat, 'human' | 'guest'> =>
  seat !== undefined && seat !== 'human' && seat !== 'guest';

function seatText(seat: Seat | undefined, alone: boolean): string {
  if (isComputer(seat)) return computerWords.get()[seat];
  return seat === 'human' && alone ? playerWords.get().you : '';
}
