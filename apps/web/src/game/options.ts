import type { OpponentName } from '@firing-arc/opponents';

/** Who sits at a side of the table: somebody at this screen, or a computer player by name. */
export type Seat = 'human' | OpponentName;

/** How a game on this screen is played; chosen before it, shown during it, kept with its record. */
export interface GameOptions {
  readonly seats: readonly [Seat, Seat];
  /** Whether obstacles and ships are placed by the players or for them. */
  readonly setup: 'done-for-you' | 'by-hand';
  /** Whether decisions may be taken back. */
  readonly undo: boolean;
  /** When two people share the screen: pass it before secret choices only, or at every change of player. */
  readonly pass: 'secrets' | 'every-turn';
}

export const QUICK_GAME: GameOptions = {
  seats: ['human', 'plain'],
  setup: 'done-for-you',
  undo: true,
  pass: 'secrets',
};

/** The players who sit at this screen. */
export function humansOf(options: GameOptions): readonly number[] {
  return [0, 1].filter((player) => options.seats[player] === 'human');
}

const isSeat = (value: unknown): value is Seat =>
  value === 'human' || value === 'plain' || value === 'random';

/** Options read from storage; null when they are none. */
export function readOptions(value: unknown): GameOptions | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seats, setup, undo, pass } = value as Partial<Record<keyof GameOptions, unknown>>;
  if (!Array.isArray(seats) || seats.length !== 2 || !seats.every(isSeat)) return null;
  if (setup !== 'done-for-you' && setup !== 'by-hand') return null;
  if (typeof undo !== 'boolean' || (pass !== 'secrets' && pass !== 'every-turn')) return null;
  return { seats: [seats[0]!, seats[1]!], setup, undo, pass };
}
