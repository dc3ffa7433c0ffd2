/** Where ships are planned to end. */

import type { Preview } from '../shown/question.ts';

type Move = Extract<Preview, { readonly kind: 'move' }>;

/** The planned moves of ships, and the ships of those that end on each other. */
export interface Planned {
  readonly moves: readonly Move[];
  readonly crowded: readonly number[];
}

/** The moves that stand on the stage as ships: the one that is considered, and those planned; on each other they are bad. */
export function solidMoves(
  preview: Preview | null,
  planned: Planned | null | undefined,
): readonly Pick<Move, 'ship' | 'to' | 'bad'>[] {
  const considered = preview?.kind === 'move' ? [preview] : [];
  const others = (planned?.moves ?? []).filter(({ ship }) => considered.every((one) => one.ship !== ship));
  return [...considered, ...others].map(({ ship, to, bad }) => ({
    ship,
    to,
    bad: bad || (planned?.crowded.includes(ship) ?? false),
  }));
}
