/** What cards have begun that goes on for a while, and what they may do only once in that while. */
import type { Lasting, Ship, Squadron } from '../state.ts';

type Piece = Ship | Squadron;

/** A ship or squadron by a name that the state keeps. */
export const nameOf = (piece: Piece): string => `${'shields' in piece ? 'ship' : 'squadron'}-${piece.id}`;

/** What the once-a-while acts of a card leave. */
export const ACTED = 'acted';

/** A card of a ship or squadron begins something; what it had begun alike is replaced. */
export function beginOn(bearer: Piece, lasting: Lasting): void {
  bearer.lasting = bearer.lasting.filter(
    ({ card, on, what, until }) =>
      card !== lasting.card ||
      on !== lasting.on ||
      until !== lasting.until ||
      (what === ACTED) !== (lasting.what === ACTED),
  );
  bearer.lasting.push(lasting);
}

/** What a card has begun: for everybody, or for one piece. */
export const lastingBy = (bearer: Piece, card: string, on = ''): Lasting | undefined =>
  bearer.lasting.find((one) => one.card === card && one.on === on && one.what !== ACTED);

/** Whether a card has acted in the while in which it may only once. */
export const hasActed = (bearer: Piece, card: string, times = 1): boolean => actsOf(bearer, card) >= times;

/** How often a card has acted in that while. */
const actsOf = (bearer: Piece, card: string): number =>
  bearer.lasting.filter((one) => one.card === card && one.what === ACTED).length;

/** A card has acted in a while in which it may only once, or so often. */
export function noteAct(bearer: Piece, card: string, until: Lasting['until']): void {
  const before = actsOf(bearer, card);
  beginOn(bearer, { card, on: before === 0 ? '' : `times-${before}`, what: ACTED, until });
}

/** What notes that a ship has spent a dial for a command in this round. */
const BY_DIAL = 'by-dial';

export const noteDial = (bearer: Piece, command: string): void =>
  beginOn(bearer, { card: BY_DIAL, on: command, what: '', until: 'round' });
export const spentDial = (bearer: Piece, command: string): boolean =>
  lastingBy(bearer, BY_DIAL, command) !== undefined;

/** A while is over. */
export function endLasting(pieces: readonly Piece[], until: Lasting['until']): void {
  for (const piece of pieces) {
    if (piece.lasting.length > 0) piece.lasting = piece.lasting.filter((one) => one.until !== until);
  }
}
