/** Questions about values and permissions, answered from the cards of all ships now and never stored. */

import { activeModifiers } from '../ship/abilities.ts';
import type { SecondState, Ship } from '../state.ts';
import { type Asked, answered } from './hooks.ts';
import type { ModifierOf, Requirement } from './language.ts';

export type CanKind = Extract<ModifierOf, { can: unknown }>['can'];
export type CannotKind = Extract<ModifierOf, { cannot: unknown }>['cannot'];
export type ValueKind = Extract<ModifierOf, { value: unknown }>['value'];
export type RuleKind = Extract<ModifierOf, { rule: unknown }>['rule'];
export type CanOf<Kind extends CanKind> = Extract<ModifierOf, { can: Kind }>;
export type CannotOf<Kind extends CannotKind> = Extract<ModifierOf, { cannot: Kind }>;
export type ValueOf<Kind extends ValueKind> = Extract<ModifierOf, { value: Kind }>;

/** A modifier with the ship on whose card it stands, or to which an effect gave it. */
export interface Holding<Of> {
  readonly by: Ship;
  /** The ship that has it: the one on whose card it stands, or to which an effect gave it. */
  readonly on: Ship;
  readonly ref: string;
  readonly of: Of;
}

export const NONE: readonly never[] = [];

export function modifiersOf(state: SecondState, ship: Ship): readonly Holding<ModifierOf>[] {
  const printed = activeModifiers(ship);
  if (printed.length === 0 && ship.lasting.length === 0) return NONE;
  const found: Holding<ModifierOf>[] = [];
  for (const { ref, ability } of printed) {
    if (ability.kind === 'modifier') found.push({ by: ship, on: ship, ref, of: ability.of });
  }
  for (const { by, ability, of } of ship.lasting)
    found.push({ by: state.ships[by] ?? ship, on: ship, ref: ability, of });
  return found;
}

/** Whether no modifier of a ship can answer what is asked: almost always, and then nothing is looked up. */
export const none = (state: SecondState, ship: Ship, asked: Asked): boolean =>
  ship.lasting.length === 0 && !answered(state, asked);

export interface RequiresSomething {
  readonly kind?: never;
  readonly requires?: readonly Requirement[];
}

/** Whether an effect has given any ship a modifier that still holds. */
export function anyLasting(state: SecondState): boolean {
  for (const ship of state.ships) if (ship.lasting.length > 0) return true;
  return false;
}

/** What lasts until now is over. */
export function endLasting(state: SecondState, until: string): void {
  for (const ship of state.ships) {
    if (ship.lasting.length > 0) ship.lasting = ship.lasting.filter((one) => one.until !== until);
  }
}

/** The modifiers on a ship's cards, and those that effects gave it for a while. */
export function valueModifiers(
  ship: Ship,
): readonly { readonly ref: string; readonly name: string; readonly of: ModifierOf }[] {
  const printed = activeModifiers(ship);
  if (printed.length === 0 && ship.lasting.length === 0) return NO_MODIFIERS;
  const all: { ref: string; name: string; of: ModifierOf }[] = [];
  for (const { ref, name, ability } of printed)
    if (ability.kind === 'modifier') all.push({ ref, name, of: ability.of });
  for (const { ability, name, of } of ship.lasting) all.push({ ref: ability, name, of });
  return all;
}

const NO_MODIFIERS: readonly never[] = [];
