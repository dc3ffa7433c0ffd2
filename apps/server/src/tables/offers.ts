/** What seats offer each other, and what happens when all agree. */

import type { OfferInfo, OfferKind, OverInfo } from '@firing-arc/online';
import type { RecordedAnswer } from '@firing-arc/referee';
import type { Play } from '../games/index.ts';
import type { Doc } from './doc.ts';
import { Refused } from './refused.ts';

/** Seats whose consent is asked: computer players agree to everything but a draw, which is not offered to them. */
const guestsOf = ({ seats }: Doc): readonly number[] =>
  seats.flatMap(({ by }, seat) => (by === 'guest' ? [seat] : []));

/** The doc with an offer by a seat. Throws `Refused` where it cannot be offered now. */
export function offered(
  doc: Doc,
  by: number,
  what: OfferKind,
): { readonly doc: Doc; readonly offer: OfferInfo } {
  const isAfter = what === 'rematch' || what === 'swap';
  if (doc.status !== (isAfter ? 'over' : 'playing'))
    throw new Refused('status', isAfter ? 'the game is not over' : 'the game is not being played');
  if (isAfter && doc.next !== null) throw new Refused('status', 'there is a next table already');
  if (what === 'draw' && doc.seats.some((seat) => seat.by === 'computer'))
    throw new Refused('status', 'computer players agree to no draw');
  if (what === 'swap' && doc.seats.length !== 2)
    throw new Refused('status', 'two seats can be swapped, not more');
  const offer: OfferInfo = { id: doc.offered + 1, what, by, agreed: [by] };
  // Who offers the same again means the same offer.
  const others = doc.offers.filter((one) => one.what !== what || one.by !== by);
  return { doc: { ...doc, offered: offer.id, offers: [...others, offer] }, offer };
}

/** The doc after a seat agreed to an offer or declined it; `agreed` when all have agreed. */
export function responded(
  doc: Doc,
  seat: number,
  id: number,
  agree: boolean,
): { readonly doc: Doc; readonly agreed: OfferInfo | null } {
  const offer = doc.offers.find((one) => one.id === id);
  if (!offer) throw new Refused('status', 'there is no such offer any more');
  const others = doc.offers.filter((one) => one.id !== id);
  if (!agree) return { doc: { ...doc, offers: others }, agreed: null };
  const after = { ...offer, agreed: [...new Set([...offer.agreed, seat])].sort() };
  if (!allAgree(doc, after)) return { doc: { ...doc, offers: [...others, after] }, agreed: null };
  return { doc: { ...doc, offers: others }, agreed: after };
}

export const allAgree = (doc: Doc, { agreed }: OfferInfo): boolean =>
  guestsOf(doc).every((seat) => agreed.includes(seat));

/** The doc without the offers that an answer ends. */
export const withoutOffers = (doc: Doc): Doc => (doc.offers.length === 0 ? doc : { ...doc, offers: [] });

/** The doc of a game that ended otherwise than by its rules. */
export const ended = (doc: Doc, how: OverInfo['how'], winners: readonly number[]): Doc => ({
  ...doc,
  status: 'over',
  offers: [],
  over: { how, winner: winners[0] ?? null, winners: [...winners], because: 'table' },
});

/** Who wins when a seat of a game for two gives it up. */
export function othersOf(doc: Doc, seat: number): readonly number[] {
  if (doc.seats.length !== 2)
    throw new Refused('status', 'with more than two seats one is handed over to the computer instead');
  return [1 - seat];
}

/** How many answers are left when the last one of a seat is taken back, with all that came after it. */
export function answersBefore(answers: readonly RecordedAnswer[], seat: number): number {
  const last = answers.findLastIndex(({ player }) => player === seat);
  if (last < 0) throw new Refused('status', 'this seat has given no answer that can be taken back');
  return last;
}

/**
 * Whether taking back one answer of a seat takes nothing from anybody: nothing was told or left to chance since, and to
 * the others the game looks the same. Then no consent is needed.
 */
export function nothingRevealed(now: Play, then: Play, seats: number, by: number): boolean {
  const told = now.view(-1, then.view(-1, Number.POSITIVE_INFINITY).next).events;
  if (told.some(({ kind }) => kind !== 'asked')) return false;
  if (now.fell().length !== then.fell().length) return false;
  const others = Array.from({ length: seats + 1 }, (_, at) => at - 1).filter((seat) => seat !== by);
  const seen = (play: Play, seat: number) => play.view(seat, Number.POSITIVE_INFINITY).hash;
  return others.every((seat) => seen(now, seat) === seen(then, seat));
}
