import { type Help, placeHelp } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import { boostBy, type Pose } from '@firing-arc/xwing/common';
import {
  atRange,
  directionsLeft,
  type FirstQuestion,
  hasLockOn,
  isStressed,
  type Ship,
  sidesLeft,
  sizeOf,
  weaponsOf,
} from '@firing-arc/xwing/first/engine';
import { bestAnswer, bestBounded, bestOf } from '../plain/choice.ts';
import { afterBarAction } from './bar.ts';
import { deadEndCost } from './flight.ts';
import { boosted, ROLL, rolled } from './moves.ts';
import type { Observation } from './observation.ts';
import { outlook, type Resources, resourcesOf } from './outlook.ts';

type Asked<Kind extends FirstQuestion['kind']> = Extract<FirstQuestion, { kind: Kind }>;

/** What repairing is worth, as a share of the ship's points. */
const REPAIR = 0.15;
/** A bomb where an enemy is expected, and one that would only lie about. */
const BOMB = 0.1;
/** The action of an upgrade or ship card: a little better than a token. */
const CARD = 0.05;
/** A step towards an objective. */
const MISSION = 0.3;
/** Something that moves the ship must be this much better than a token would be. */
const SLIGHT = 0.01;

/** The action after which the ship stands best. */
export function chooseAction(observation: Observation, question: Asked<'action'>): number {
  const ship = observation.state.ships[question.ship]!;
  const resources = resourcesOf(observation, ship);
  const now = outlook(observation, ship, ship, resources);
  const value = (option: Asked<'action'>['options'][number], sides: Sides): number => {
    switch (option.kind) {
      case 'none':
        return 0;
      case 'damage-card':
        return REPAIR * ship.points;
      case 'bomb':
        return enemyBehind(observation, ship) ? BOMB * ship.points : -1;
      case 'card':
        return CARD * ship.points;
      case 'mission':
        return MISSION * ship.points;
      case 'action':
        return afterAction(observation, ship, option.action, resources, sides) - now;
    }
  };
  // Which sides have room for a roll takes long to find out: a third of weighing actions.
  const bounds = question.options.map((option) => value(option, BOTH_SIDES));
  return bestBounded(question.options, bounds, (at) => {
    const option = question.options[at]!;
    return option.kind === 'action' && option.action === 'barrel-roll'
      ? value(option, sidesLeft(freely(observation), ship, []))
      : bounds[at]!;
  });
}

type Sides = ReturnType<typeof sidesLeft>;
const BOTH_SIDES: Sides = ['left', 'right'];

/** How good it is to have moved somewhere by an action: the next maneuver shall stay on the table. */
const moveValue = (observation: Observation, ship: Ship, at: Pose, resources: Resources): number =>
  outlook(observation, ship, at, resources) -
  ship.points * deadEndCost(observation, ship, at, isStressed(ship));

/** The outlook after an action; what would do nothing is worse than nothing. */
function afterAction(
  observation: Observation,
  ship: Ship,
  action: string,
  resources: Resources,
  sides: Sides,
): number {
  const stays = (changed: Partial<Resources>) =>
    outlook(observation, ship, ship, { ...resources, ...changed });
  switch (action) {
    case 'focus':
      return stays({ focus: true }) + 2 * SLIGHT * ship.points;
    case 'evade':
      return stays({ evades: resources.evades + 1 }) + SLIGHT * ship.points;
    case 'target-lock':
      return Math.max(...lockValues(observation, ship, resources));
    case 'boost':
      return Math.max(
        Number.NEGATIVE_INFINITY,
        ...directionsLeft(freely(observation), ship, []).map((way) =>
          moveValue(observation, ship, boosted(ship, way), resources),
        ),
      );
    case 'barrel-roll':
      return Math.max(
        Number.NEGATIVE_INFINITY,
        ...sides.map((side) => moveValue(observation, ship, rolled(ship, side), resources)),
      );
    default:
      return afterBarAction(observation, ship, action, resources);
  }
}

/** What fits as the table looks: the eye sees it before anything is declared. */
const freely = ({ state }: Observation) => ({ ...state, measuring: 'free' });

function lockValues(observation: Observation, ship: Ship, resources: Resources): readonly number[] {
  const values = observation.foes.map(({ ship: foe }) => lockValue(observation, ship, foe, resources));
  return values.length > 0 ? values : [Number.NEGATIVE_INFINITY];
}

/**
 * How good a target lock is, now and later; out of reach, or a second time, it does nothing. A weapon that needs one is
 * worth it before anybody is in reach: the shot comes in the next round.
 */
function lockValue(observation: Observation, ship: Ship, foe: Ship, resources: Resources): number {
  const { state } = observation;
  if (!atRange(state, ship, foe, [1, 3]) || hasLockOn(state, ship, foe)) return Number.NEGATIVE_INFINITY;
  const locked = { ...resources, lockOn: foe.id };
  const later = resources.lockOn >= 0 ? 0 : LATER_LOCK + (lockedWeapon(ship) ? LOCKED_WEAPON : 0);
  return outlook(observation, ship, ship, locked) + (later + SLIGHT) * ship.points;
}

/** A lock that does nothing this round may do so in the next; more of it, with a weapon that needs one. */
const LATER_LOCK = 0.04;
const LOCKED_WEAPON = 0.1;

const lockedWeapon = (ship: Ship): boolean =>
  weaponsOf(ship).some(({ secondary }) => secondary?.needs === 'target-lock');

/** The enemy whose lock is worth most. */
export function chooseLock(observation: Observation, question: Asked<'lock-target'>): number {
  const ship = observation.state.ships[question.ship]!;
  const resources = resourcesOf(observation, ship);
  return bestOf(question.options, ({ target }) =>
    lockValue(observation, ship, observation.state.ships[target]!, resources),
  );
}

export function chooseRollSide(observation: Observation, question: Asked<'barrel-roll-side'>): number {
  const ship = observation.state.ships[question.ship]!;
  const fitting = sidesLeft(freely(observation), ship, []);
  return bestOf(question.options, ({ side, by }) =>
    !by && fitting.includes(side)
      ? moveValue(observation, ship, rolled(ship, side), resourcesOf(observation, ship))
      : Number.NEGATIVE_INFINITY,
  );
}

export function chooseBoost(observation: Observation, question: Asked<'boost-direction'>): number {
  const ship = observation.state.ships[question.ship]!;
  const fitting = directionsLeft(freely(observation), ship, []);
  return bestOf(question.options, ({ direction }) =>
    fitting.includes(direction)
      ? moveValue(observation, ship, boosted(ship, direction), resourcesOf(observation, ship))
      : Number.NEGATIVE_INFINITY,
  );
}

/** Places tried along a line. */
const SAMPLES = 8;

/** Where along the line of a roll the ship stands best, of some places by chance; null for an enemy's ship. */
export function choosePlace(
  observation: Observation,
  question: Asked<'roll-placement' | 'tallon-placement'>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] | null {
  const ship = observation.state.ships[question.ship]!;
  if (ship.player !== question.player) return null;
  const resources = resourcesOf(observation, ship);
  const { propose, validate } = placeHelp(question, help);
  const places: (readonly number[])[] = [];
  for (let tries = 0; tries < SAMPLES; tries++) {
    const place = propose(() => nextUint32(streams, index) / 4294967296);
    if (place && validate(place).length === 0) places.push(place);
  }
  const value = ([x = 0, y = 0, facing = 0]: readonly number[]) =>
    moveValue(observation, ship, { x, y, facing }, resources);
  return bestAnswer(question, places, value) ?? null;
}

/** Whether a bomb behind the ship would lie near an enemy, and no friend. */
function enemyBehind(observation: Observation, ship: Ship): boolean {
  const back = behind(ship);
  const near = ({ x, y }: { readonly x: number; readonly y: number }) =>
    (x - back.x) * (x - back.x) + (y - back.y) * (y - back.y) < 130 * 130;
  return (
    observation.foes.some(({ places }) => places.some(near)) &&
    !observation.own.some((other) => other !== ship && near(other))
  );
}

/** About where a bomb lies that a ship drops (mm behind its middle). */
function behind(ship: Ship): Pose {
  const { pose } = boostBy(sizeOf(ship), { ...ship, facing: ship.facing + 180 }, ROLL);
  return pose;
}

/** A bomb is dropped where an enemy is expected; the last option is none. */
export function chooseBomb(observation: Observation, question: Asked<'drop-bomb'>): number {
  const ship = observation.state.ships[question.ship]!;
  return enemyBehind(observation, ship) ? 0 : question.options.length - 1;
}
