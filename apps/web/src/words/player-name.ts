import type { GameOptions, Seat } from '../game/options.ts';
import { computerWords } from './en/computers.ts';
import { playerWords } from './en/players.ts';
import { playerText } from './index.ts';

/** "Player 1 (you)", "Player 2 (computer, plain)". */
export function playerName(options: GameOptions, player: number): string {
  const who = options.names?.[player] || seatText(options, options.seats[player]);
  return who === '' ? playerText(player) : playerWords.get().named({ number: player + 1, who });
}

function seatText({ seats }: GameOptions, seat: Seat | undefined): string {
  if (!seat || seat === 'guest') return '';
  if (seat !== 'human') return computerWords.get()[seat];
  return seats.filter((each) => each === 'human').length === 1 ? playerWords.get().you : '';
}
