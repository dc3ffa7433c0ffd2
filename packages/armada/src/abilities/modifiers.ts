import type { Ruling } from '@firing-arc/referee';
import { cardOf } from '../game.ts';
import type { AnyZone } from '../geometry/index.ts';
import type { ArmadaState, Ship } from '../state.ts';

/** What cards change about values and permissions: asked on demand, never stored. */

/** What a card can forbid a ship. */
export type Permission =
  | { readonly kind: 'hold-command-tokens' }
  | { readonly kind: 'ready-defense-tokens' }
  | { readonly kind: 'receive-shields'; readonly zone: AnyZone };

/** A value of a ship card with what other cards do to it. */
export function valueOf(
  _state: ArmadaState,
  ship: Ship,
  value: 'command' | 'squadron' | 'engineering',
): number {
  return cardOf(ship)[value];
}

/** The ruling by which a ship may not do something; null when it may. */
export function cannot(_state: ArmadaState, _ship: Ship, _permission: Permission): Ruling | null {
  return null;
}

/** Whether the last joint that can be clicked has one click less (damage-cards.22). */
export function lastYawLowered(_state: ArmadaState, _ship: Ship): boolean {
  return false;
}
