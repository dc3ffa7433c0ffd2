import type { SecondState, Ship } from '../state.ts';
import { holdingEverywhere, passesAll, requiresMet } from './evaluate.ts';
import {
  type CanKind,
  type CanOf,
  type Holding,
  modifiersOf,
  NONE,
  none,
  type RequiresSomething,
} from './modifiers.ts';

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
