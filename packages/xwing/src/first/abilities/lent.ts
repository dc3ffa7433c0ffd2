/** Tokens of friends that an attacker may treat as its own, by cards of those. */

import { atRange, type FirstGame, friendly, inPlay } from '../game.ts';
import { hasLockOn } from '../locks.ts';
import type { FirstState, Ship } from '../state.ts';
import { hooked } from './hooks.ts';
import type { ModifierOf } from './language/vocabulary.ts';
import { abilitiesOf } from './owned.ts';

type What = Extract<ModifierOf, { readonly value: 'lends' }>['what'];

/** The friends whose cards lend an attacker some of their tokens where the two are. */
function lenders(state: FirstState, attacker: Ship, what: readonly What[]): readonly Ship[] {
  if (!hooked(state, 'lends')) return NOBODY;
  return state.ships.filter(
    (holder) =>
      holder !== attacker &&
      inPlay(holder) &&
      friendly(holder, attacker) &&
      abilitiesOf(state, holder).some(
        ({ ability }) =>
          ability.kind === 'modifier' &&
          'value' in ability.of &&
          ability.of.value === 'lends' &&
          what.includes(ability.of.what) &&
          atRange(state, holder, attacker, ability.of.range),
      ),
  );
}
const NOBODY: readonly Ship[] = [];

/** The ships whose focus tokens an attacker may spend, itself first. */
export const focusSources = (state: FirstState, attacker: Ship): readonly Ship[] =>
  [attacker, ...lenders(state, attacker, ['focus'])].filter(({ tokens }) => tokens.focus > 0);

/** The ships whose locks on a target an attacker may spend, itself first; `for` rerolls, or to pay for something. */
export const lockSources = (
  state: FirstState,
  attacker: Ship,
  target: Ship,
  use: 'rerolls' | 'costs',
): readonly Ship[] =>
  [attacker, ...lenders(state, attacker, use === 'rerolls' ? ['locks'] : ['locks', 'lock-costs'])].filter(
    (ship) => hasLockOn(state, ship, target),
  );

/** Whether a ship has a lock on another one, or attacks it and may treat a friend’s as its own. */
export const countsAsLocked = (state: FirstState, ship: Ship, target: Ship): boolean =>
  hasLockOn(state, ship, target) ||
  (state.attack?.attacker === ship.id &&
    state.attack.defender === target.id &&
    lockSources(state, ship, target, 'rerolls').length > 0);

/** Which of several ships a token comes from that another one spends; a card asks. */
export function pickSource(
  game: FirstGame,
  spender: Ship,
  sources: readonly Ship[],
  ability: string,
  because: string,
): Ship {
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: spender.player,
    because,
    ship: spender.id,
    ability,
    options: sources.map(({ id }) => ({ kind: 'ship' as const, target: id })),
  });
  return game.state.ships[target]!;
}
