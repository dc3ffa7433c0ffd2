import type { ShownTurn } from '../../shown/table.ts';

/** A ship as the order of a phase sees it. */
interface InOrder {
  readonly ship: number;
  readonly player: number;
  /** Its initiative, or its pilot skill. */
  readonly rank: number;
  readonly done: boolean;
}

/** Activation goes from low to high, fighting from high to low; the first player's ships come first. */
export const inOrder = (
  ships: readonly InOrder[],
  order: {
    readonly falling: boolean;
    readonly first: number;
    readonly short: (rank: number) => string;
    readonly long: (rank: number) => string;
  },
): readonly ShownTurn[] =>
  ships
    .toSorted(
      (a, b) =>
        (order.falling ? -1 : 1) * (a.rank - b.rank) ||
        Number(a.player !== order.first) - Number(b.player !== order.first) ||
        a.ship - b.ship,
    )
    .map(({ ship, rank, done }) => ({
      ship,
      done,
      rank: order.short(rank),
      says: order.long(rank),
    }));
