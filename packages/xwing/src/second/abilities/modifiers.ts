/** Questions about values and permissions, answered from the cards of all ships now and never stored. */

import { inPlay } from '../bodies.ts';
import { activeModifiers } from '../ship/abilities.ts';
import type { SecondState, Ship } from '../state.ts';
import { type Asked, answered, answeredForOthers } from './hooks.ts';
import type { ModifierOf, Requirement } from './language.ts';
import { meets } from './requirements.ts';
import { passesAll } from './scene.ts';

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

const NONE: readonly never[] = [];

function modifiersOf(state: SecondState, ship: Ship): readonly Holding<ModifierOf>[] {
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
const none = (state: SecondState, ship: Ship, asked: Asked): boolean =>
  ship.lasting.length === 0 && !answered(state, asked);

/** What lets a ship do something ("can") and holds now. */
export function allowedTo<Kind extends CanKind>(
  state: SecondState,
  ship: Ship,
  can: Kind,
): readonly CanOf<Kind>[] {
  if (none(state, ship, can)) return NONE;
  const found: CanOf<Kind>[] = [];
  for (const { by, ref, of } of modifiersOf(state, ship)) {
    if (!('can' in of) || of.can !== can) continue;
    if ('requires' in of && of.requires && !meets(state, by, ref, of.requires)) continue;
    found.push(of as CanOf<Kind>);
  }
  return found;
}

/** The same with the card on which each permission stands, for what it costs. */
export function permits<Kind extends CanKind>(
  state: SecondState,
  ship: Ship,
  can: Kind,
): readonly Holding<CanOf<Kind>>[] {
  if (none(state, ship, can)) return NONE;
  return modifiersOf(state, ship).flatMap(({ by, on, ref, of }) => {
    if (!('can' in of) || of.can !== can || !requiresMet(state, by, ref, of as RequiresSomething)) return [];
    return [{ by, on, ref, of: of as CanOf<Kind> }];
  });
}

/** What lets a ship do something and holds now, on its own cards or on those of others that are about it too (`whom`). */
export function permittedTo(
  state: SecondState,
  ship: Ship,
  can: 'attack-on-obstacles',
): readonly CanOf<'attack-on-obstacles'>[] {
  return holdingEverywhere(
    state,
    can,
    (of): of is CanOf<'attack-on-obstacles'> => 'can' in of && of.can === can,
  )
    .filter(({ by, on, ref, of }) =>
      of.whom ? passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom) : on === ship,
    )
    .map(({ of }) => of);
}

/** What lets a ship attack without what its weapon needs, on cards of other ships that are about it too. */
export const exemptedByOthers = (state: SecondState, ship: Ship): readonly Holding<CanOf<'fire-without'>>[] =>
  holdingEverywhere(
    state,
    'fire-without',
    (of): of is CanOf<'fire-without'> => 'can' in of && of.can === 'fire-without' && of.whom !== undefined,
  ).filter(({ by, ref, of }) =>
    passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom ?? []),
  );

/** Whether a card of any ship keeps a destroyed one in play until the Engagement Phase is over. */
export const staysThroughEngagement = (state: SecondState, ship: Ship): boolean =>
  holdingEverywhere(
    state,
    'stay-through-engagement',
    (of): of is CanOf<'stay-through-engagement'> => 'can' in of && of.can === 'stay-through-engagement',
  ).some(({ by, ref, of }) => passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom));

/** The modifiers of one kind on a ship's own cards that hold now. */
export function ownValues<Kind extends ValueKind>(
  state: SecondState,
  ship: Ship,
  value: Kind,
): readonly Holding<ValueOf<Kind>>[] {
  if (none(state, ship, value)) return NONE;
  const found: Holding<ValueOf<Kind>>[] = [];
  for (const { by, ref, of } of modifiersOf(state, ship)) {
    if (!('value' in of) || of.value !== value) continue;
    if ('requires' in of && !requiresMet(state, by, ref, of)) continue;
    found.push({ by, on: ship, ref, of: of as ValueOf<Kind> });
  }
  return found;
}

interface RequiresSomething {
  readonly kind?: never;
  readonly requires?: readonly Requirement[];
}

const requiresMet = (state: SecondState, by: Ship, ref: string, of: RequiresSomething): boolean =>
  !of.requires || meets(state, by, ref, of.requires);

/**
 * The prohibitions of a kind on the cards of any ship in play whose requirements hold; the rule that asks looks whom
 * they forbid. "Cannot" is absolute (introduction.4).
 */
export function forbidding<Kind extends CannotKind>(
  state: SecondState,
  cannot: Kind,
): readonly Holding<CannotOf<Kind>>[] {
  return holdingEverywhere(
    state,
    cannot,
    (of): of is CannotOf<Kind> => 'cannot' in of && of.cannot === cannot,
  );
}

/** Changes of a rule on the cards of any ship in play that hold now. */
export function rules<Kind extends RuleKind>(
  state: SecondState,
  rule: Kind,
): readonly Holding<Extract<ModifierOf, { rule: Kind }>>[] {
  return holdingEverywhere(
    state,
    rule,
    (of): of is Extract<ModifierOf, { rule: Kind }> => 'rule' in of && of.rule === rule,
  );
}

function holdingEverywhere<Of extends ModifierOf>(
  state: SecondState,
  asked: Asked,
  wanted: (of: ModifierOf) => of is Of,
): readonly Holding<Of>[] {
  if (!answeredForOthers(state, asked) && !anyLasting(state)) return NONE;
  const found: Holding<Of>[] = [];
  for (const ship of state.ships) {
    if (!inPlay(ship)) continue;
    for (const { by, on, ref, of } of modifiersOf(state, ship)) {
      if (!wanted(of)) continue;
      if (!requiresMet(state, by, ref, of as RequiresSomething)) continue;
      found.push({ by, on, ref, of });
    }
  }
  return found;
}

/** Whether an effect has given any ship a modifier that still holds. */
function anyLasting(state: SecondState): boolean {
  for (const ship of state.ships) if (ship.lasting.length > 0) return true;
  return false;
}

/** Whether a prohibition is in force about one ship, where it is only about its own. */
export const isForbidden = (state: SecondState, ship: Ship, cannot: CannotKind): boolean =>
  forbidding(state, cannot).some(({ by }) => by === ship);

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
