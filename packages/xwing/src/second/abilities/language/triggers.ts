/** Abilities of the queue, and of moments inside an attack that come at once. */

import type { ActionDifficulty, ActionName } from '../../cards/chassis.ts';
import type { AttackWindow, Window } from '../../state.ts';
import type { Cost } from './costs.ts';
import { type Effect, inTurn } from './effects.ts';
import type { Requirement } from './requirements.ts';
import type { During, ShipTest } from './ships.ts';

/** Windows whose abilities use the ability queue, or act at once inside an attack. */
export type QueueWindow = Exclude<Window, 'aftermath'>;

/** What can be used in a window: during an attack, more. */
export type NeedIn<W extends Window> = W extends AttackWindow ? 'attack' : never;

export interface Trigger {
  readonly kind: 'trigger';
  readonly window: QueueWindow;
  /** The moments of which ships: the card's own, or those that pass tests. */
  readonly of: 'own' | readonly ShipTest[];
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly may: boolean;
  readonly effect: Effect;
}

/** An Action: header: the ship can perform it as an action that is not on its bar (ship-abilities.1). */
export interface CardAction {
  readonly kind: 'action';
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly difficulty: ActionDifficulty;
  readonly effect: Effect;
}

function builder<W extends QueueWindow>(window: W, of: Trigger['of'], requires: readonly Requirement[]) {
  type Here = Effect & During<NeedIn<W>>;
  type Price = Cost & During<NeedIn<W>>;
  const trigger = (may: boolean, effect: Effect, costs: readonly Cost[]): Trigger => ({
    kind: 'trigger',
    window,
    of,
    requires,
    costs,
    may,
    effect,
  });
  return {
    /** The player may use it. */
    youMay: (effect: Here, ...costs: readonly Price[]) => trigger(true, effect, costs),
    /** It happens without asking. */
    you: (...effects: readonly Here[]) => trigger(false, inTurn(...effects), []),
    /** It happens, and costs something, if that can be paid. */
    youPay: (effect: Here, ...costs: readonly Price[]) => trigger(false, effect, costs),
  };
}

/** In a moment of the own ship, or of all: `at('after-attack', attackHit).youMay(performAction('boost'))`. */
export function at<W extends QueueWindow>(
  window: W,
  ...requires: readonly (Requirement & During<NeedIn<W>>)[]
) {
  return builder(window, 'own', requires);
}

/** In a moment of a ship that passes tests, which is `it`: `whenever('after-maneuver', [friendly, atRange([0, 2])])`. */
export function whenever<W extends QueueWindow>(
  window: W,
  of: readonly (ShipTest & During<NeedIn<W>>)[],
  ...requires: readonly (Requirement & During<NeedIn<W>>)[]
) {
  return builder(window, of, requires);
}

/** An action printed on the card. */
export const cardAction = (
  effect: Effect,
  how: {
    readonly requires?: readonly Requirement[];
    readonly costs?: readonly Cost[];
    readonly difficulty?: ActionDifficulty;
  } = {},
): CardAction => ({
  kind: 'action',
  requires: how.requires ?? [],
  costs: how.costs ?? [],
  difficulty: how.difficulty ?? 'white',
  effect,
});
export type { ActionName };
