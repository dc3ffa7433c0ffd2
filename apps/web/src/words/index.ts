import type { GameOptions, Seat } from '../game/options.ts';

/** "Player 1". */
export const playerText = (player: number): string => `Player ${player + 1}`;

const SEATS: Readonly<Record<Seat, string>> = {
  human: '',
  plain: 'computer, plain',
  random: 'computer, random',
};

/** "Player 1 (you)", "Player 2 (computer, plain)". */
export function playerName(options: GameOptions, player: number): string {
  const seat = options.seats[player];
  const alone = options.seats.filter((each) => each === 'human').length === 1;
  const who = seat === 'human' ? (alone ? 'you' : '') : seat ? SEATS[seat] : '';
  return who === '' ? playerText(player) : `${playerText(player)} (${who})`;
}

/** Short form for tight places: "You", "Computer", "Player 2". */
export function shortPlayer(options: GameOptions, player: number): string {
  const alone = options.seats.filter((each) => each === 'human').length === 1;
  if (!alone) return playerText(player);
  return options.seats[player] === 'human' ? 'You' : 'Computer';
}
