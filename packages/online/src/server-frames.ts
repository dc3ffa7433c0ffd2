/** What the server sends through the socket and the stream of JSON lines. */

import type { RefereeView, Refusal } from '@firing-arc/referee';
import {
  COMMITMENT_MESSAGE,
  CONTRIBUTION_MESSAGE,
  type Commitment,
  type Contribution,
  REFUSAL_MESSAGE,
  VIEW_MESSAGE,
} from '@firing-arc/referee/contract';
import * as Type from 'typebox';
import { VIEW_CHANGE, type ViewChange } from './change.ts';
import { OrderInfo, OverInfo, TableInfo, Times } from './table.ts';

/** All that the server may send, by its kind. */
export const SERVER_FRAMES = {
  /** After `hello`, and whenever seats, squads, presence or offers change. */
  table: Type.Object({
    kind: Type.Literal('table'),
    table: TableInfo,
    you: Type.Integer({ minimum: -1, description: 'the seat of this connection; -1: a spectator' }),
    orders: Type.Array(OrderInfo, {
      description: 'what this seat has ordered, which the others are not told',
    }),
  }),
  /** The setup is settled: each seat commits to its contribution, and contributes when all have committed. */
  settled: Type.Object({
    kind: Type.Literal('settled'),
    game: Type.String(),
    setup: Type.Unknown(),
    commitments: Type.Array(COMMITMENT_MESSAGE),
    seats: Type.Integer({ description: 'how many commitments there will be' }),
  }),
  /** The game as this seat sees it, whole. */
  view: Type.Object({ kind: Type.Literal('view'), view: VIEW_MESSAGE }),
  /** What an answer changed of it. */
  change: Type.Object({ kind: Type.Literal('change'), change: VIEW_CHANGE }),
  /** What the clocks show, whenever one begins or stops to run; between that whoever is told counts on. */
  clock: Type.Object({ kind: Type.Literal('clock'), times: Times }),
  /** An answer, a commitment or a contribution was kept. */
  taken: Type.Object({ kind: Type.Literal('taken'), id: Type.String() }),
  /** An answer was not taken, with the rule behind it. */
  refused: Type.Object({
    kind: Type.Literal('refused'),
    id: Type.String(),
    refusals: Type.Array(REFUSAL_MESSAGE),
  }),
  /** Something else was not done. */
  error: Type.Object({ kind: Type.Literal('error'), error: Type.String(), reason: Type.String() }),
  said: Type.Object({
    kind: Type.Literal('said'),
    seat: Type.Integer({ minimum: 0 }),
    phrase: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
  }),
  /** The game is over: the record may be read, and each of its dice checked. */
  over: Type.Object({
    kind: Type.Literal('over'),
    over: OverInfo,
    commitments: Type.Array(COMMITMENT_MESSAGE),
    contributions: Type.Array(CONTRIBUTION_MESSAGE),
    record: Type.String({ description: 'where the record is read' }),
  }),
  pong: Type.Object({ kind: Type.Literal('pong') }),
} as const;

export type ServerFrame =
  | {
      readonly kind: 'table';
      readonly table: TableInfo;
      readonly you: number;
      readonly orders: readonly OrderInfo[];
    }
  | {
      readonly kind: 'settled';
      readonly game: string;
      readonly setup: unknown;
      readonly commitments: readonly Commitment[];
      readonly seats: number;
    }
  | { readonly kind: 'view'; readonly view: RefereeView }
  | { readonly kind: 'change'; readonly change: ViewChange }
  | { readonly kind: 'clock'; readonly times: Times }
  | { readonly kind: 'taken'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'error'; readonly error: string; readonly reason: string }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase?: string; readonly text?: string }
  | {
      readonly kind: 'over';
      readonly over: OverInfo;
      readonly commitments: readonly Commitment[];
      readonly contributions: readonly Contribution[];
      readonly record: string;
    }
  | { readonly kind: 'pong' };
