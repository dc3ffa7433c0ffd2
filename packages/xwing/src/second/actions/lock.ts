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
import { canPay, payCosts } from '../abilities/costs.ts';
import type { ArcName } from '../abilities/language.ts';
import { isForbidden, ownValues, permits, rules } from '../abilities/modifiers.ts';
import { arcsNamed, passesAll } from '../abilities/scene.ts';
import { relationOfShips } from '../abilities/trust.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { deviceBodyOf, deviceWith, probeRanges, unitBody } from '../devices/bodies.ts';
import type { SecondGame } from '../game.ts';
import { acquireLock, cannotLock, inCloud } from '../locks.ts';
import type { LockOption } from '../questions.ts';
import { activeModifiers } from '../ship/abilities.ts';
import type { SecondState, Ship } from '../state.ts';
import type { Resolved } from './perform.ts';
import { farRange, fartherBy, payFarther } from './reach.ts';

/** The lock action: an object at range 0-3 must be chosen if there is one; else it fails (lock.2, lock.7). */
export function lockAction(game: SecondGame, ship: Ship, only?: Pick<LockOption, 'kind' | 'id'>): Resolved {
  const all = lockActionTargets(game.state, ship);
  const options = only ? all.filter(({ kind, id }) => kind === only.kind && id === only.id) : all;
  if (options.length === 0) return { failed: true, because: 'xwing2:lock.7' };
  const target = game.choose(
    {
      form: 'choice',
      kind: 'lock-target',
      player: ship.player,
      because: 'xwing2:lock.2',
      ship: ship.id,
      options,
    },
    {
      refused: () =>
        game.state.ships
          .filter(
            (other) =>
              inPlay(other) && !options.some((option) => option.kind === 'ship' && option.id === other.id),
          )
          .map((other) => ({
            option: `ship-${other.id}`,
            ruling: lockRefusal(game.state, ship, other) ?? 'xwing2:lock.2',
          })),
    },
  );
  const permit = permits(game.state, ship, 'lock-at-any-range').find(({ ref }) => ref === target.ability);
  if (permit) payCosts(game, ship, permit.ref, permit.of.costs);
  else if (target.ability) {
    const range = objectRange(game.state, ship, target);
    payFarther(game, ship, 'lock', (more) => range <= RANGE_BANDS + more);
  }
  acquireLock(game, ship, target.kind, target.id);
  return { failed: false };
}

/** What the action can choose: cards may let it reach farther, and keep it to some arcs. */
function lockActionTargets(state: SecondState, ship: Ship): readonly LockOption[] {
  const all = [...lockTargets(state, ship), ...farTargets(state, ship)];
  const only = activeModifiers(ship).flatMap(({ ability }) =>
    ability.kind === 'modifier' && 'permission' in ability.of && ability.of.permission === 'lock-action'
      ? [ability.of.only]
      : [],
  );
  return only.reduce((left, arcs) => left.filter((option) => liesInArcs(state, ship, option, arcs)), all);
}

/** Objects beyond the ship's range, where a card lets it lock them for a price. */
function farTargets(state: SecondState, ship: Ship): readonly LockOption[] {
  const permit = permits(state, ship, 'lock-at-any-range').find(({ ref, of }) =>
    canPay(state, ship, ref, of.costs),
  );
  if (!permit) return fartherTargets(state, ship);
  return beyondReach(state, ship).map((far) => ({ ...far, ability: permit.ref }));
}

/** Objects beyond the ship's range that it could pay to reach, up to range 5. */
function fartherTargets(state: SecondState, ship: Ship): readonly LockOption[] {
  const more = fartherBy(state, ship, 'lock');
  const card = permits(state, ship, 'reach-farther').find(({ of }) => of.actions.includes('lock'));
  if (more === 0 || !card) return [];
  const most = Math.min(EPIC_BANDS, RANGE_BANDS + more);
  return beyondReach(state, ship)
    .filter((far) => objectRange(state, ship, far) <= most)
    .map((far) => ({ ...far, ability: card.ref }));
}

/** What a ship could lock if its range did not matter, and cannot at its range. */
function beyondReach(state: SecondState, ship: Ship): readonly LockOption[] {
  const near = lockTargets(state, ship);
  return lockTargets(state, ship, true).filter(
    (far) => !near.some(({ kind, id }) => kind === far.kind && id === far.id),
  );
}

/** Range of an object, told apart up to 5; 6 beyond it. */
const objectRange = (state: SecondState, ship: Ship, option: LockOption): number =>
  bandOn(distance(bodyOf(ship), objectBody(state, option)), EPIC_BANDS) ?? EPIC_BANDS + 1;

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

function objectBody(state: SecondState, { kind, id }: LockOption): Body {
  if (kind === 'ship') return unitBody(state.ships[id]!);
  return kind === 'obstacle' ? obstacleBodyOf(state.obstacles[id]!) : deviceBodyOf(deviceWith(state, id)!);
}

function liesInArcs(state: SecondState, ship: Ship, option: LockOption, arcs: readonly ArcName[]): boolean {
  const body = objectBody(state, option);
  return arcsNamed(ship, arcs).some((arc) => inArc(bodyOf(ship), arc, body));
}

/** From where a ship may lock at which ranges; the same for everything that it could lock. */
interface Reach {
  readonly base: BaseBody;
  readonly within: (range: number) => boolean;
  /** A card lets it lock what is at range 0-3 of any friendly ship. */
  readonly nearFriends: boolean;
  /** Cards of other ships let it lock what is near those, whatever its own ranges are. */
  readonly lent: readonly { readonly by: Ship; readonly range: readonly [number, number] }[];
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
  if (isForbidden(state, target, 'be-locked')) return 'xwing2:introduction.4';
  return inCloud(state, target);
}
