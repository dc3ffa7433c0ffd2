import type { FirstGame } from './game.ts';
import { lockOf, removeLock } from './locks.ts';
import { loseTokens } from './lose-tokens.ts';
import type { JammedOption } from './questions.ts';
import type { Lock, Ship, Token } from './state.ts';

const JAMMABLE = ['focus', 'evade'] as const;

/** A ship was given a token, or acquired a lock: a jam token on it takes one of these away, and goes (jam.2, .3). */
export function jamActs(game: FirstGame, ship: Ship, given: Token | 'lock'): void {
  if (ship.tokens.jam <= 0) return;
  if (given === 'jam') return loseOne(game, ship, jammable(game, ship), 'xwing1:jam.2');
  if (given === 'focus' || given === 'evade')
    return loseOne(game, ship, [{ kind: 'token', token: given }], 'xwing1:jam.3');
  if (given === 'lock') return loseOne(game, ship, [{ kind: 'lock' }], 'xwing1:jam.3');
}

/** What a jam token could take away. */
const jammable = ({ state }: FirstGame, ship: Ship): readonly JammedOption[] => [
  ...JAMMABLE.filter((token) => ship.tokens[token] > 0).map((token) => ({ kind: 'token' as const, token })),
  ...(lockOf(state, ship) ? [{ kind: 'lock' as const }] : []),
];

/** Of two locks of a ship the one acquired last. */
function newestLock({ state }: FirstGame, ship: Ship): Lock | undefined {
  const held = state.locks.filter(({ by }) => by === ship.id);
  return held[held.length - 1];
}

/** The jammed ship's player picks what goes; the jam token goes with it. */
function loseOne(game: FirstGame, ship: Ship, options: readonly JammedOption[], because: string): void {
  if (options.length === 0) return;
  const lost = game.choose({
    form: 'choice',
    kind: 'jammed',
    player: ship.player,
    because,
    ship: ship.id,
    options,
  });
  const lock = newestLock(game, ship);
  if (lost.kind === 'token') loseTokens(game, ship, lost.token, 1, because);
  else if (lock) removeLock(game, lock, because);
  loseTokens(game, ship, 'jam', 1, because);
}
