/** Standing orders: what a seat answers 'no' to by itself until the round is over. */

import { noTo, type OrderInfo } from '@firing-arc/online';
import type { Play } from '../games/index.ts';
import type { Doc } from './doc.ts';

/** An order, and who gave it in which round. */
export interface StandingOrder extends OrderInfo {
  readonly seat: number;
  readonly round: number;
}

/** So many orders of a seat stand at a time. */
export const MOST_ORDERS = 20;

const isSame = (one: OrderInfo, other: OrderInfo): boolean =>
  one.question === other.question && one.ability === other.ability;

/** The table with an order of a seat more, or with one less. */
export function ordered(doc: Doc, order: StandingOrder, stands: boolean): Doc {
  const others = doc.orders.filter((one) => one.seat !== order.seat || !isSame(one, order));
  return { ...doc, orders: stands ? [...others, order] : others };
}

/** The table without orders of rounds that are over. */
export const withoutOld = (doc: Doc, round: number): Doc =>
  doc.orders.every((one) => one.round === round)
    ? doc
    : { ...doc, orders: doc.orders.filter((one) => one.round === round) };

/** What a seat has ordered. */
export const ordersOf = ({ orders }: Doc, seat: number): readonly OrderInfo[] =>
  orders
    .filter((one) => one.seat === seat)
    .map(({ question, ability }) => ({ question, ...(ability !== undefined && { ability }) }));

/** A question that an order answers, and with what. */
export interface ByOrder {
  readonly seat: number;
  readonly question: string;
  readonly answer: number;
}

/** The first question that stands and that its seat has ordered to answer 'no'. */
export function byOrder({ seats, orders }: Doc, play: Play): ByOrder | null {
  for (const seat of new Set(orders.map((one) => one.seat))) {
    if (seats[seat]?.by !== 'guest') continue;
    for (const question of play.view(seat, Number.POSITIVE_INFINITY).questions) {
      const { kind, ability }: { readonly kind: string; readonly ability?: unknown } = question;
      const fits = orders.some(
        (one) => one.seat === seat && one.question === kind && (one.ability ?? ability) === ability,
      );
      const answer = fits ? noTo(question) : null;
      if (answer !== null) return { seat, question: question.id, answer };
    }
  }
  return null;
}
