/** Abilities that wait for a moment. */

import type { During, Vocabulary } from './vocabulary.ts';

export interface SharedTrigger<V extends Vocabulary> {
  readonly kind: 'trigger';
  readonly window: V['window'];
  /** The moments of which ships: the card's own, or those that pass tests. */
  readonly of: 'own' | readonly V['test'][];
  readonly requires: readonly V['requirement'][];
  readonly costs: readonly V['cost'][];
  readonly may: boolean;
  readonly effect: V['effect'];
}

/** What can be used in a window: during an attack, more. */
export type NeedIn<V extends Vocabulary, W extends string> = W extends V['attackWindow'] ? 'attack' : never;

/** How abilities begin: `at(…)`, `whenever(…)`. `inTurn` makes one effect of several. */
export function triggers<V extends Vocabulary>(inTurn: (...effects: readonly V['effect'][]) => V['effect']) {
  const build = <W extends V['window']>(
    window: W,
    of: SharedTrigger<V>['of'],
    requires: readonly V['requirement'][],
  ) => {
    type Here = V['effect'] & During<NeedIn<V, W>>;
    type Price = V['cost'] & During<NeedIn<V, W>>;
    const trigger = (may: boolean, effect: V['effect'], costs: readonly V['cost'][]): SharedTrigger<V> => ({
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
  };
  return {
    /** In a moment of the own ship, or of all: `at('after-attack', attackHit).youMay(gain('focus'))`. */
    at: <W extends V['window']>(
      window: W,
      ...requires: readonly NoInfer<V['requirement'] & During<NeedIn<V, W>>>[]
    ) => build(window, 'own', requires),
    /** In a moment of a ship that passes tests, which is `it`: `whenever('after-maneuver', [friendly, atRange([1, 2])])`. */
    whenever: <W extends V['window']>(
      window: W,
      of: readonly NoInfer<V['test'] & During<NeedIn<V, W>>>[],
      ...requires: readonly NoInfer<V['requirement'] & During<NeedIn<V, W>>>[]
    ) => build(window, of, requires),
  };
}
