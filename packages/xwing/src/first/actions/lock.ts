import { atRange, type FirstGame, friendly, inPlay, shipOf } from '../game.ts';
import { acquireLock } from '../locks.ts';
import type { FirstState, Ship, Step } from '../state.ts';
import { declarationKey, type Resolved, tellAction } from './perform.ts';

/** A target lock reaches enemy ships at range 1-3 (acquire-a-target-lock.2). */
const LOCK_RANGE = [1, 3] as const;

/**
 * The enemy ships that may be declared for a target lock: all in play, as range is measured after declaring
 * (faq-action-resolution.1); where measuring is free only those in range.
 */
export function lockTargets(state: FirstState, ship: Ship, tried: readonly string[]): readonly Ship[] {
  return state.ships.filter(
    (other) =>
      inPlay(other) &&
      !friendly(ship, other) &&
      !tried.includes(declarationKey({ kind: 'target-lock', target: other.id })) &&
      (state.measuring !== 'free' || atRange(state, ship, other, LOCK_RANGE)),
  );
}

/** The action: the target is declared, then measured; in range the lock must be taken (faq-action-resolution.1). */
export function lockAction(
  game: FirstGame,
  ship: Ship,
  step: Extract<Step, { readonly kind: 'action' }>,
): Resolved {
  const { state } = game;
  const targets = lockTargets(state, ship, step.tried);
  const { target: id } = game.choose({
    form: 'choice',
    kind: 'lock-target',
    player: ship.player,
    because: 'xwing1:acquire-a-target-lock.2',
    ship: ship.id,
    options: targets.map((other) => ({ target: other.id })),
    refused: () =>
      state.ships.flatMap((other) =>
        !inPlay(other) || targets.includes(other)
          ? []
          : [
              {
                option: `ship-${other.id}`,
                ruling: friendly(ship, other) ? 'xwing1:friendly.2' : 'xwing1:acquire-a-target-lock.2',
              },
            ],
      ),
  });
  const target = shipOf(game, id);
  if (!atRange(state, ship, target, LOCK_RANGE)) {
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
