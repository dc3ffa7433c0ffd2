/** Whom a ship could coordinate. */

import {
  allowedTo,
  forbidding,
  isForbidden,
  passesAll,
  relationOfShips,
  treatsRange,
} from '../abilities/evaluate.ts';
import { permits } from '../abilities/permits.ts';
import { inPlay } from '../bodies.ts';
import type { ActionDifficulty } from '../cards/chassis.ts';
import { atRange, rangeBetween } from '../range.ts';
import type { SecondState, Ship } from '../state.ts';
import { moreToCoordinate } from './coordinate-more.ts';
import { farRange, fartherBy, reachesByLock } from './reach.ts';

/** Whom it may coordinate: of an action that a card let it treat as red, only whom that card names. */
export function targetsByColour(
  state: SecondState,
  ship: Ship,
  colour: ActionDifficulty,
  by: string | undefined,
): readonly Ship[] {
  const all = coordinateTargets(state, ship);
  const more = by === undefined ? undefined : moreToCoordinate(state, ship, colour, by);
  if (!more?.of.asRed) return all;
  const scene = { state, self: ship, ref: more.ref, occasion: null, chosen: -1 };
  return all.filter((one) => passesAll(scene, one, more.of.whom));
}

/** The cards by which a ship may treat its coordinate action as red to coordinate more ships: one of them is there. */
export const moreByRed = (state: SecondState, ship: Ship, colour: ActionDifficulty): readonly string[] =>
  permits(state, ship, 'coordinate-more').flatMap(({ ref, of }) =>
    of.asRed &&
    of.from === colour &&
    (of.whom.length === 0 || targetsByColour(state, ship, colour, ref).length > 0)
      ? [ref]
      : [],
  );

/** Friendly ships other than itself at range 1-2. */
export const coordinateTargets = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.ships.filter(
    (other) =>
      other !== ship &&
      inPlay(other) &&
      isForCoordinating(state, ship, other) &&
      (isNear(state, ship, other) ||
        isFarther(state, ship, other) ||
        reachesByLock(state, ship, other) ||
        treatsRange(state, ship, other, [1, 2])) &&
      !isForbidden(state, other, 'be-coordinated') &&
      barringFrom(state, ship, other) === undefined,
  );

/** Friendly ships, and by a card allied ones too. */
function isForCoordinating(state: SecondState, ship: Ship, other: Ship): boolean {
  const relation = relationOfShips(state, ship, other);
  return (
    relation === 'friendly' ||
    (relation === 'allied' && allowedTo(state, ship, 'coordinate-allies').length > 0)
  );
}

export const isNear = (state: SecondState, ship: Ship, other: Ship): boolean =>
  atRange(state, ship, other, [1, 2]) || mayReach(state, ship, other);

/** A card lets the action reach it for a price. */
function isFarther(state: SecondState, ship: Ship, other: Ship): boolean {
  const more = fartherBy(state, ship, 'coordinate');
  return more > 0 && isWithin(state, ship, other, more);
}

/** At range 1-2, or so much farther. */
export function isWithin(state: SecondState, ship: Ship, other: Ship, more: number): boolean {
  const range = farRange(state, ship, other);
  return range >= 1 && range <= 2 + more;
}

/** The card of a ship that says that it cannot coordinate another one. */
export const barringFrom = (state: SecondState, ship: Ship, other: Ship) =>
  forbidding(state, 'coordinate').find(
    ({ on, ref, of }) =>
      on === ship && passesAll({ state, self: ship, ref, occasion: null, chosen: -1 }, other, of.whom),
  );

/** Whether a card lets a ship coordinate another one beyond range 2. */
const mayReach = (state: SecondState, ship: Ship, other: Ship): boolean =>
  rangeBetween(state, ship, other) > 2 &&
  permits(state, ship, 'coordinate-beyond').some(({ ref, of }) =>
    passesAll({ state, self: ship, ref, occasion: null, chosen: -1 }, other, of.whom),
  );
