/** Who can sit at a table that is opened in this page. */

import type { CreateTable } from '@firing-arc/online';
import type { ComputerName } from '../game/options.ts';

export const SEATS_NAMES = ['friend', 'computer-second', 'computer-first', 'three', 'four'] as const;
export type SeatsName = (typeof SEATS_NAMES)[number];

/** Who may sit at a seat of a table for several. */
export type Sitter = 'guest' | ComputerName;

/** The seats of a table as they are chosen. */
export interface Seating {
  readonly name: SeatsName;
  /** The computer player against one. */
  readonly computer: ComputerName;
  /** Who sits at the second seat and those after it, where more than two play. */
  readonly others: readonly Sitter[];
  /** The team of each seat; null: each alone. */
  readonly teams: readonly number[] | null;
}

export const WITH_FRIEND: Seating = {
  name: 'friend',
  computer: 'plain',
  others: ['guest', 'guest', 'guest'],
  teams: null,
};

/** How many play. */
export const playersIn = (name: SeatsName): number => ({ three: 3, four: 4 })[name as string] ?? 2;

/** The seats of a table in their order; whoever opens it takes the first that is not a computer player's. */
export function seatsOf({ name, computer, others }: Seating): CreateTable['seats'] {
  switch (name) {
    case 'friend':
      return seatsWith(['guest', 'guest']);
    case 'computer-second':
      return seatsWith(['guest', computer]);
    case 'computer-first':
      return seatsWith([computer, 'guest']);
    case 'three':
    case 'four':
      return seatsWith(['guest', ...others.slice(0, playersIn(name) - 1)]);
  }
}

const seatsWith = (sitters: readonly Sitter[]): CreateTable['seats'] =>
  sitters.map((sitter) => (sitter === 'guest' ? { by: 'guest' } : { by: 'computer', player: sitter }));
