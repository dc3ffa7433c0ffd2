import { hooked } from '../abilities/hooks.ts';
import { hasRule, lockRange } from '../abilities/modifiers.ts';
import { atRange, type FirstGame, friendly, inPlay, rangeBetween, shipOf } from '../game.ts';
import { acquireLock, hasLockOn } from '../locks.ts';
import type { FirstState, Ship, Step } from '../state.ts';
import { declarationKey, type Resolved, tellAction } from './perform.ts';

/** Whether a ship could lock another where they are: at range 1-3, or as its cards say (acquire-a-target-lock.2). */
export function inLockRange(state: FirstState, ship: Ship, other: Ship): boolean {
  const [from, to] = lockRange(state, ship);
  const range = rangeBetween(state, ship, other) ?? BEYOND;
  if (range >= from && range <= to) return true;
  if (!friendly(ship, other) && hasRule(state, ship, 'locks-afar') && isNearFriend(state, ship, other))
    return true;
  return state.ships.some(
    (spotter) =>
      friendly(spotter, ship) &&
      inPlay(spotter) &&
      hasRule(state, spotter, 'friends-lock-afar') &&
      isNearFriend(state, ship, other),
  );
}
/** Beyond range 5, to which a ruler of a huge ship measures: a card to range 5 locks nobody there, one to any range does. */
const BEYOND = 6;

/** Whether a ship is at range 1-3 of any ship that is friendly to another. */
const isNearFriend = (state: FirstState, ship: Ship, other: Ship): boolean =>
  state.ships.some((near) => friendly(near, ship) && inPlay(near) && atRange(state, near, other, [1, 3]));

/** Whether a ship locks another if it is in range: an enemy (friendly.2), or a friend by a card. */
export const mayLock = (state: FirstState, ship: Ship, other: Ship): boolean =>
  !friendly(ship, other) || (other !== ship && hasRule(state, ship, 'locks-friends'));

/**
 * The enemy ships that may be declared for a target lock: all in play, as range is measured after declaring
 * (faq-action-resolution.1); where measuring is free only those in range.
 */
export function lockTargets(state: FirstState, ship: Ship, tried: readonly string[]): readonly Ship[] {
  const possible = state.ships.filter(
    (other) =>
      inPlay(other) &&
      mayLock(state, ship, other) &&
      !tried.includes(declarationKey({ kind: 'target-lock', target: other.id })) &&
      (state.measuring !== 'free' || inLockRange(state, ship, other)),
  );
  return drawnTo(state, ship, possible);
}

/** Of ships that could be locked those whose card draws the lock, if any is in range and not locked yet (faq-ship-cards.9). */
export function drawnTo(state: FirstState, ship: Ship, possible: readonly Ship[]): readonly Ship[] {
  if (!hooked(state, 'rule draws-locks')) return possible;
  const drawing = possible.filter(
    (other) =>
      hasRule(state, other, 'draws-locks') &&
      !hasLockOn(state, ship, other) &&
      inLockRange(state, ship, other),
  );
  return drawing.length > 0 ? drawing : possible;
}

function lockRefusal(state: FirstState, ship: Ship, other: Ship): string {
  if (friendly(ship, other)) return 'xwing1:friendly.2';
  const near = inLockRange(state, ship, other);
  return near ? 'xwing1:golden-rules.2' : 'xwing1:acquire-a-target-lock.2';
}

/** The action: the target is declared, then measured; in range the lock must be taken (faq-action-resolution.1). */
export function lockAction(
  game: FirstGame,
  ship: Ship,
  step: Extract<Step, { readonly kind: 'action' }>,
): Resolved {
  const { state } = game;
  const targets = lockTargets(state, ship, step.tried);
  const { target: id } = game.choose(
    {
      form: 'choice',
      kind: 'lock-target',
      player: ship.player,
      because: 'xwing1:acquire-a-target-lock.2',
      ship: ship.id,
      options: targets.map((other) => ({ target: other.id })),
    },
    {
      refused: () =>
        state.ships.flatMap((other) =>
          !inPlay(other) || targets.includes(other)
            ? []
            : [
                {
                  option: `ship-${other.id}`,
                  ruling: lockRefusal(state, ship, other),
                },
              ],
        ),
    },
  );
  const target = shipOf(game, id);
  if (!inLockRange(state, ship, target)) {
    return {
      done: false,
      declared: { kind: 'target-lock', target: id },
      because: 'xwing1:acquire-a-target-lock.9',
    };
  }
  tellAction(game, ship, 'target-lock', step);
  acquireLock(game, ship, target, 'xwing1:acquire-a-target-lock.4');
  return { done: true };
}
