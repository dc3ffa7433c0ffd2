/** What the cards of both editions of X-Wing tell alike. */

import type { Pose } from '@firing-arc/table';
import type { BoardToken, Condition, ShownCard, ShownList, ShownShip } from '../../shown/table.ts';
import { say, tagOf } from './names.ts';

interface ShipState extends Pose {
  readonly id: number;
  readonly player: number;
  readonly place: string;
  readonly fled: boolean;
}

/** The head of a ship's card: who it is, and whether it still is there. */
export const headOf = (
  { id, player, place, fled }: ShipState,
  { name, type, rank, rankSays }: Pick<ShownCard, 'name' | 'type' | 'rank' | 'rankSays'>,
): Omit<ShownCard, 'numbers' | 'chips' | 'lists'> => ({
  id,
  player,
  tag: tagOf(id),
  name,
  type,
  rank,
  rankSays,
  gone: place === 'removed' ? (fled ? say().left : say().removed) : null,
});

/** The lists of a card that have something in them. */
export const filled = (...lists: readonly ShownList[]): readonly ShownList[] =>
  lists.filter(({ entries }) => entries.length > 0);

/** What is seen of a ship's faceup damage and of its tokens. */
export const conditionsOf = (
  damage: readonly { readonly up: boolean }[],
  has: Readonly<Record<'cloak' | 'ion' | 'tractor' | 'jam', number>>,
): readonly Condition[] => [
  ...(damage.some(({ up }) => up) ? (['vents'] as const) : []),
  ...(has.cloak > 0 ? (['cloaked'] as const) : []),
  ...(has.ion > 0 ? (['ionized'] as const) : []),
  ...(has.tractor > 0 ? (['tractored'] as const) : []),
  ...(has.jam > 0 ? (['jammed'] as const) : []),
];

/** Who a ship on the board is, where it stands, and all of it in one line. */
export const onBoard = (
  { id, player, x, y, facing }: ShipState,
  ship: {
    readonly name: string;
    readonly type: string;
    readonly side: string;
    /** Its rank, hull and shields, in words. */
    readonly state: readonly string[];
    readonly tokens: readonly BoardToken[];
    /** "I5". */
    readonly rank: string;
    readonly shields: readonly [number, number];
    readonly hull: readonly [number, number];
  },
): Omit<ShownShip, 'onTable' | 'hasCard' | 'base' | 'prints'> => ({
  id,
  player,
  tag: tagOf(id),
  name: ship.name,
  type: ship.type,
  x,
  y,
  facing,
  tokens: ship.tokens,
  rank: ship.rank,
  endures: [
    { kind: 'shields' as const, left: ship.shields[0], of: Math.max(...ship.shields) },
    { kind: 'hull' as const, left: ship.hull[0], of: ship.hull[1] },
  ].filter(({ of }) => of > 0),
  says: [
    `${tagOf(id)} ${ship.name}`,
    ship.type,
    ship.side,
    ...ship.state,
    ...ship.tokens.map((token) => token.name),
  ].join(', '),
});
