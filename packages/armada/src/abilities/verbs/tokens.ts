/** Effects of cards on defense tokens. */
import type { DefenseTokenKind } from '../../cards/index.ts';
import type { ArmadaGame } from '../../game.ts';
import type { ArmadaState, DefenseToken, Ship } from '../../state.ts';
import { chooseToken } from '../asking.ts';
import { spendToken } from '../costs.ts';
import { beginOn, lastingBy } from '../lasting.ts';
import { cannot, cardValue } from '../modifiers.ts';
import { type Bearer, isShip } from '../traits.ts';
import { emitToken } from './events.ts';

const isExhausted = ({ side }: DefenseToken): boolean => side === 'exhausted';
const isReadied = ({ side }: DefenseToken): boolean => side === 'readied';
const isDiscarded = ({ side }: DefenseToken): boolean => side === 'discarded';
const isLeft = ({ side }: DefenseToken): boolean => side !== 'discarded';

/** Whether a ship or squadron may ready defense tokens now, and has any that could be. */
export const canReady = (state: ArmadaState, piece: Bearer): boolean =>
  piece.defense.some(isExhausted) &&
  (!isShip(piece) || cannot(state, piece, { kind: 'ready-defense-tokens' }) === null);

/** Exhausted tokens are readied, of its player's choice. */
export function readyTokens(
  game: ArmadaGame,
  piece: Bearer,
  most: number,
  because: string,
  fits: (token: DefenseToken, at: number) => boolean = isExhausted,
): void {
  for (let count = 0; count < most && canReady(game.state, piece); count++) {
    const token = chooseToken(game, piece.player, piece, because, fits);
    if (token) turn(game, piece, token, 'readied', because);
  }
}

/** Exhausted tokens that were not spent in the attack. */
export const unspent =
  ({ attack }: ArmadaState) =>
  (token: DefenseToken, at: number): boolean =>
    isExhausted(token) && attack?.spent.includes(at) !== true;

/** A kind of defense token is named for the round, and never again. */
export function wearOut(bearer: Bearer, card: string, kind: DefenseTokenKind): void {
  beginOn(bearer, { card, on: '', what: kind, until: 'round' });
  beginOn(bearer, { card, on: named(kind), what: kind, until: 'game' });
}

const named = (kind: DefenseTokenKind): string => `named-${kind}`;

export const mayWearOut = (bearer: Bearer, card: string, kind: DefenseTokenKind): boolean =>
  lastingBy(bearer, card, named(kind)) === undefined;

function turn(
  game: ArmadaGame,
  piece: Bearer,
  token: DefenseToken,
  now: DefenseToken['side'],
  because: string,
): void {
  token.side = now;
  emitToken(game, piece, token, because);
}

/** A discarded token comes back. */
export function recoverToken(
  game: ArmadaGame,
  piece: Bearer,
  side: 'readied' | 'exhausted',
  because: string,
): void {
  const token = chooseToken(game, piece.player, piece, because, isDiscarded);
  if (token) turn(game, piece, token, side, because);
}

export const hasDiscarded = ({ defense }: Bearer): boolean => defense.some(isDiscarded);
export const hasReadied = ({ defense }: Bearer): boolean => defense.some(isReadied);
export const hasLeft = ({ defense }: Bearer): boolean => defense.some(isLeft);

/** A player exhausts a token of somebody. */
export function exhaustToken(game: ArmadaGame, player: number, piece: Bearer, because: string): void {
  const token = chooseToken(game, player, piece, because, isReadied);
  if (token) turn(game, piece, token, 'exhausted', because);
}

/** Up to so many tokens of a ship are spent to no effect, each once. */
export function spendTokens(game: ArmadaGame, by: Bearer, piece: Bearer, because: string): void {
  const most = isShip(by) ? cardValue(game.state, by, 'squadron') : 1;
  const spent: DefenseToken[] = [];
  for (let count = 0; count < most; count++) {
    const token = chooseToken(game, by.player, piece, because, (one) => isLeft(one) && !spent.includes(one));
    if (!token) return;
    spent.push(token);
    spendToken(game, piece, token, 'spend');
  }
}

/** Its player picks a token that is spent to no effect. */
export function spendOwnToken(game: ArmadaGame, piece: Bearer, because: string): void {
  const token = chooseToken(game, piece.player, piece, because, isLeft);
  if (token) spendToken(game, piece, token, 'spend');
}

/** Its owner picks a defense token to discard (damage-cards.7). */
export function discardDefenseToken(game: ArmadaGame, ship: Ship, because: string): void {
  const options = ship.defense.flatMap(({ kind, side }, token) =>
    side === 'discarded' ? [] : [{ token, name: kind }],
  );
  if (options.length === 0) return;
  const { token, name } = game.choose({
    form: 'choice',
    kind: 'discard-defense-token',
    player: ship.player,
    because,
    ship: ship.id,
    options,
  });
  ship.defense[token]!.side = 'discarded';
  game.emit({ kind: 'defense-token-discarded', ship: ship.id, token: name, because });
}

/** One more defense token. */
export function gainDefenseToken(
  game: ArmadaGame,
  ship: Ship,
  kind: DefenseTokenKind,
  because: string,
): void {
  const token: DefenseToken = { kind, side: 'readied' };
  ship.defense.push(token);
  emitToken(game, ship, token, because);
}

/** One defense token becomes another. */
export function replaceDefenseToken(
  game: ArmadaGame,
  ship: Ship,
  kind: DefenseTokenKind,
  because: string,
): void {
  const token = chooseToken(game, ship.player, ship, because, (one) => isLeft(one) && one.kind !== kind);
  if (!token) return;
  game.emit({ kind: 'defense-token-discarded', ship: ship.id, token: token.kind, because });
  Object.assign(token, { kind, side: 'readied' });
  emitToken(game, ship, token, because);
}
