import type { PlayerName } from '@firing-arc/opponents';

/** Who sits at a side of the table: somebody at this screen or at another one, or a computer player by name. */
export type Seat = 'human' | 'guest' | PlayerName;

/** The computer players to choose among, the weakest first, plain ones with a style behind the plain one: named here, so that a page has them before it fetches any. */
export const COMPUTERS: readonly ComputerName[] = [
  'cadet',
  'tables',
  'wingman',
  'plain',
  'jouster',
  'flanker',
  'skirmisher',
  'search',
];

/** A computer player that may be chosen. */
export type ComputerName = Exclude<PlayerName, 'random'>;

/** The most who play one game. */
export const MOST_SEATS = 4;

const PASSES = ['secrets', 'every-turn', 'never'] as const;

/** How a game on this screen is played; chosen before it, shown during it, kept with its record. */
export interface GameOptions {
  /** Two to four, in the order of their players. */
  readonly seats: readonly Seat[];
  /** Whether obstacles and ships are placed by the players or for them. */
  readonly setup: 'done-for-you' | 'by-hand';
  /** Whether decisions may be taken back. */
  readonly undo: boolean;
  /** When two people share the screen: pass it before secret choices only, at every change of player, or never: one person decides for both. */
  readonly pass: (typeof PASSES)[number];
  /** Whether both players see what attacks and changes of dice come to before they choose. */
  readonly odds: boolean;
  /** What those at other screens call themselves; empty for who did not say. */
  readonly names?: readonly string[];
}

export const QUICK_GAME: GameOptions = {
  seats: ['human', 'plain'],
  setup: 'done-for-you',
  undo: true,
  pass: 'secrets',
  odds: true,
};

/** Odds are shown at first in games against the computer, which knows them too. */
export const showsOddsAtFirst = (seats: readonly Seat[]): boolean => seats.some((seat) => seat !== 'human');

/** All players of a game. */
export const playersOf = ({ seats }: Pick<GameOptions, 'seats'>): readonly number[] =>
  seats.map((_, player) => player);

/** The players who sit at this screen. */
export const humansOf = (options: GameOptions): readonly number[] =>
  playersOf(options).filter((player) => options.seats[player] === 'human');

/** Who decides for a player: the computer player that sits there; for a human while the table is set up. */
export function computerAt(options: GameOptions, player: number): PlayerName {
  const seat = options.seats[player]!;
  return seat === 'human' || seat === 'guest' ? otherThanHuman(options) : seat;
}

/** Who sets up for a human: the computer player of the game, or the plain one. */
function otherThanHuman(options: GameOptions): PlayerName {
  return options.seats.find((seat) => seat !== 'human' && seat !== 'guest') ?? 'plain';
}

const isSeat = (value: unknown): value is Seat =>
  value === 'human' ||
  value === 'guest' ||
  value === 'random' ||
  COMPUTERS.some((computer) => computer === value);

/** Options read from storage; null when they are none. */
export function readOptions(value: unknown): GameOptions | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seats, setup, undo, pass, odds, names } = value as Partial<Record<keyof GameOptions, unknown>>;
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > MOST_SEATS) return null;
  if (!seats.every(isSeat)) return null;
  if (setup !== 'done-for-you' && setup !== 'by-hand') return null;
  const passing = PASSES.find((one) => one === pass);
  if (typeof undo !== 'boolean' || !passing) return null;
  // Games of before there were odds in the page say nothing of them.
  if (odds !== undefined && typeof odds !== 'boolean') return null;
  const read = {
    seats,
    setup,
    undo,
    pass: passing,
    odds: odds ?? showsOddsAtFirst(seats),
  } as const;
  return Array.isArray(names) ? { ...read, names: names.map(String) } : read;
}
