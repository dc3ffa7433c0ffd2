/** What a ship could lock. */

import {
  type BaseBody,
  type Body,
  bandOn,
  distance,
  EPIC_BANDS,
  inArc,
  RANGE_BANDS,
  RULER,
  withinByCircles,
} from '../../common/index.ts';
import { isForbidden, ownValues, passesAll, relationOfShips, rules } from '../abilities/evaluate.ts';
import type { ArcName } from '../abilities/language.ts';
import { permits } from '../abilities/permits.ts';
import { arcsNamed } from '../abilities/scene.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { deviceBodyOf, deviceWith, probeRanges, unitBody } from '../devices/bodies.ts';
import { cannotLock, inCloud } from '../locking.ts';
import type { LockOption } from '../questions.ts';
import type { SecondState, Ship } from '../state.ts';
import type { Reach } from './lock.ts';
import { farRange } from './reach.ts';

/** Every object that a ship could lock now: ships of both sides, obstacles and devices (lock.2), never itself (lock.8). */
export function lockTargets(state: SecondState, ship: Ship, anyRange = false): readonly LockOption[] {
  if (cannotLock(state, ship)) return [];
  const targets: LockOption[] = [];
  const reach = reachOf(state, ship);
  for (const other of state.ships) {
    if ((inPlay(other) || isRemote(other)) && lockRefusal(state, ship, other, anyRange, reach) === null)
      targets.push({ kind: 'ship', id: other.id });
  }
  for (const obstacle of state.obstacles) {
    if (obstacle.placed && (anyRange || inReach(state, ship, obstacleBodyOf(obstacle), reach))) {
      targets.push({ kind: 'obstacle', id: obstacle.id });
    }
  }
  for (const device of state.devices) {
    if (device.unit < 0 && (anyRange || inReach(state, ship, deviceBodyOf(device), reach))) {
      targets.push({ kind: 'device', id: device.id });
    }
  }
  return targets;
}

/** What a ship could lock in some of its arcs. */
export function locksInArcs(state: SecondState, ship: Ship, arcs: readonly ArcName[]): readonly LockOption[] {
  return lockTargets(state, ship).filter((option) => liesInArcs(state, ship, option, arcs));
}

export function objectBody(state: SecondState, { kind, id }: LockOption): Body {
  if (kind === 'ship') return unitBody(state.ships[id]!);
  return kind === 'obstacle' ? obstacleBodyOf(state.obstacles[id]!) : deviceBodyOf(deviceWith(state, id)!);
}

export function liesInArcs(
  state: SecondState,
  ship: Ship,
  option: LockOption,
  arcs: readonly ArcName[],
): boolean {
  const body = objectBody(state, option);
  return arcsNamed(ship, arcs).some((arc) => inArc(bodyOf(ship), arc, body));
}

function reachOf(state: SecondState, ship: Ship): Reach {
  const friends = rules(state, 'locks-near-friends');
  const lent = rules(state, 'locks-near');
  return {
    base: bodyOf(ship),
    within: lockRange(state, ship),
    nearFriends:
      friends.length > 0 && friends.some(({ by }) => relationOfShips(state, by, ship) === 'friendly'),
    lent: lent.length === 0 ? NOBODY : lentReach(state, ship, lent),
  };
}

const NOBODY: Reach['lent'] = [];

const lentReach = (
  state: SecondState,
  ship: Ship,
  cards: ReturnType<typeof rules<'locks-near'>>,
): Reach['lent'] =>
  cards
    .filter(({ by, ref, of }) =>
      passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom),
    )
    .map(({ by, of }) => ({ by, range: of.range }));

/** At a range at which the ship may lock: its own (lock.2), or that of a friendly probe (objects-remotes.10). */
const inReach = (state: SecondState, ship: Ship, body: Body, reach: Reach): boolean =>
  measuredWithin(reach.base, body, reach.within) || inOthersReach(state, ship, body, reach);

/** The same, measured from probes and other ships. */
const inOthersReach = (state: SecondState, ship: Ship, body: Body, reach: Reach): boolean =>
  (state.devices.length > 0 && probeRanges(state, ship.player, body).some(reach.within)) ||
  (reach.nearFriends && isNearFriends(state, ship, body)) ||
  reach.lent.some(({ by, range: [from, to] }) =>
    measuredWithin(bodyOf(by), body, (range) => range >= from && range <= to),
  );

const isNearFriends = (state: SecondState, ship: Ship, body: Body): boolean =>
  state.ships.some(
    (friend) =>
      inPlay(friend) &&
      relationOfShips(state, ship, friend) === 'friendly' &&
      measuredWithin(bodyOf(friend), body, withinUsual),
  );

function measuredWithin(base: BaseBody, body: Body, within: (range: number) => boolean): boolean {
  return byCircles(base, body, within) ?? within(bandOn(distance(base, body), EPIC_BANDS) ?? EPIC_BANDS + 1);
}

/** Circles decide almost always about the usual range: to measure each rock took 2 % of a game. */
const byCircles = (base: BaseBody, body: Body, within: (range: number) => boolean): boolean | null =>
  within === withinUsual ? withinByCircles(base, body, RULER) : null;

/** Whether a card lets a ship lock another one at whatever range. */
const locksBeyond = (state: SecondState, ship: Ship, target: Ship): boolean =>
  permits(state, ship, 'lock-beyond').some(({ ref, of }) =>
    passesAll({ state, self: ship, ref, occasion: null, chosen: -1 }, target, of.that),
  );

/** The ranges at which a ship may lock: 0-3 (lock.12), unless a card names others. */
function lockRange(state: SecondState, ship: Ship): (range: number) => boolean {
  const spans = ownValues(state, ship, 'lock-range').map(({ of }) => of.range);
  if (spans.length === 0) return withinUsual;
  return (range) => spans.some(([from, to]) => range >= from && range <= to);
}

/** A ship locks what is at range 0-3 (lock.12). */
const withinUsual = (range: number): boolean => range <= RANGE_BANDS;

/** Why a ship cannot lock another one now, as a ruling; null when it can. */
export function lockRefusal(
  state: SecondState,
  ship: Ship,
  target: Ship,
  anyRange = false,
  reach = reachOf(state, ship),
): string | null {
  if (target === ship) return 'xwing2:lock.8';
  if (isRemote(target))
    return anyRange || inReach(state, ship, unitBody(target), reach) ? null : 'xwing2:lock.2';
  if (!anyRange && !locksBeyond(state, ship, target)) {
    const body = bodyOf(target);
    const { base, within } = reach;
    const near = byCircles(base, body, within) ?? within(farRange(state, ship, target));
    if (!near && !inOthersReach(state, ship, body, reach)) return 'xwing2:lock.2';
  }
  return unlockable(state, target);
}

/** Why a ship cannot be locked by anybody now, as a ruling; null when it can. */
export const unlockable = (state: SecondState, ship: Ship): string | null =>
  isForbidden(state, ship, 'be-locked') ? 'xwing2:introduction.3' : inCloud(state, ship);
