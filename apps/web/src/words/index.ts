import { ENGLISH, type SecondState, type Ship, shipCard, type Words } from '@firing-arc/xwing/second';
import type { GameOptions, Seat } from '../game/options.ts';

/** The language of the page. */
export const words: Words = ENGLISH;

/** A ship's number on the board: the same in lists, in the log and beside its base. */
export const tagOf = (ship: number): string => String(ship + 1);

export const shipName = (view: SecondState, ship: number): string => words.ship(view, ship);

/** "7 Howlrunner": number and name. */
export const taggedName = (view: SecondState, ship: number): string =>
  `${tagOf(ship)} ${shipName(view, ship)}`;

export const chassisName = (ship: Ship): string => shipCard(ship.card).chassis.name;

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
  return who === '' ? words.player(player) : `${words.player(player)} (${who})`;
}

/** Short form for tight places: "You", "Computer", "Player 2". */
export function shortPlayer(options: GameOptions, player: number): string {
  const alone = options.seats.filter((each) => each === 'human').length === 1;
  if (!alone) return words.player(player);
  return options.seats[player] === 'human' ? 'You' : 'Computer';
}

/** Pairs of ships in contact. */
export function contactsOf(state: SecondState): readonly (readonly [Ship, Ship])[] {
  const pairs: (readonly [Ship, Ship])[] = [];
  for (let i = 0; i < state.contacts.length; i += 2) {
    const a = state.ships[state.contacts[i]!];
    const b = state.ships[state.contacts[i + 1]!];
    if (a && b) pairs.push([a, b]);
  }
  return pairs;
}
