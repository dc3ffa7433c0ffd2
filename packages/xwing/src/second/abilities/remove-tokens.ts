/** Tokens and locks that an effect or a cost removes from a ship. */

import { type SecondGame, shipOf } from '../game.ts';
import { breakLockOn, breakLocksOn } from '../locks.ts';
import type { TokenChoice } from '../questions.ts';
import type { Ship } from '../state.ts';
import { loseTokens } from '../tokens.ts';
import type { Acting } from './effects/acting.ts';
import type { TokenClass } from './language.ts';
import { hasLocks, locksIn, tokensIn } from './scene.ts';

/** Removes tokens of a class: all, or one by one, which a player picks. */
export function removeTokens(
  act: Pick<Acting, 'game' | 'owned'>,
  ship: Ship,
  of: TokenClass,
  count: number | 'all' | 'any',
  chooser: Ship,
): void {
  const { game, owned } = act;
  if (count === 'all') {
    for (const token of tokensIn(of)) loseTokens(game, ship, token, ship.tokens[token], owned.ruling);
    if (hasLocks(of)) breakLocksOn(game, ship, owned.ruling);
    return;
  }
  for (let left = count === 'any' ? 99 : count; left > 0; left--) {
    const held: readonly TokenChoice[] = [
      ...tokensIn(of).flatMap((token) => (ship.tokens[token] > 0 ? [{ token }] : [])),
      ...locksIn(game.state, ship, of),
    ];
    if (held.length === 0) return;
    const one = chooseHeld(act, chooser, ship, count === 'any' ? [...held, NO_MORE] : held);
    if (one.token === 'none') return;
    if (one.token === 'lock') breakLockOn(game, shipOf(game, one.by), ship, owned.ruling);
    else loseTokens(game, ship, one.token, 1, owned.ruling);
  }
}

/** A token that a ship has, or a lock on it, picked by the player of a ship. */
export const chooseHeld = (
  {
    game,
    owned,
  }: {
    readonly game: SecondGame;
    readonly owned: { readonly ref: string; readonly lines?: readonly string[] };
  },
  chooser: Pick<Ship, 'player'>,
  ship: Ship,
  options: readonly TokenChoice[],
): TokenChoice =>
  game.choose({
    form: 'choice',
    kind: 'choose-token',
    player: chooser.player,
    because: owned.lines?.[0] ?? 'xwing2:card-interpretation.4',
    ship: ship.id,
    ability: owned.ref,
    options,
  });

/** No more of any number of tokens. */
export const NO_MORE: TokenChoice = { token: 'none' };
