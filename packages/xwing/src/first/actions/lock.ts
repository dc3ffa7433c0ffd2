import type { Refusal } from '@firing-arc/referee';
import { type FirstGame, friendly, inPlay, shipOf } from '../game.ts';
import type { FirstState, Ship, Step } from '../state.ts';
import { acquireLock } from './acquire-lock.ts';
import { drawingCard, drawnTo, inLockRange, mayLock } from './lock-range.ts';
import type { Resolved } from './perform.ts';
import { declarationKey, tellAction } from './tell.ts';

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

function lockRefusal(
  state: FirstState,
  ship: Ship,
  other: Ship,
  targets: readonly Ship[],
): Omit<Refusal, 'option'> {
  if (friendly(ship, other)) return { ruling: 'xwing1:friendly.2' };
  if (!inLockRange(state, ship, other)) return { ruling: 'xwing1:acquire-a-target-lock.2' };
  const card = targets.map((one) => drawingCard(state, one)).find((one) => one !== null);
  return { ruling: 'xwing1:golden-rules.2', ...(card && { facts: { card } }) };
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
            : [{ option: `ship-${other.id}`, ...lockRefusal(state, ship, other, targets) }],
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
