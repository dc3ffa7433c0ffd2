import { type Help, placeHelp } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import { boostBy, type Pose } from '@firing-arc/xwing/common';
import {
  atRange,
  directionsLeft,
  type FirstQuestion,
  hasLockOn,
  type Ship,
  sidesLeft,
  sizeOf,
} from '@firing-arc/xwing/first/bare';
import { bestAnswer, bestOf } from '../plain/choice.ts';
import { afterBarAction } from './bar.ts';
import { boosted, ROLL, rolled } from './moves.ts';
import { type Means, outlook, presentMeans } from './outlook.ts';
import type { Sight } from './sight.ts';

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
export function chooseAction(sight: Sight, question: Asked<'action'>): number {
  const ship = sight.state.ships[question.ship]!;
  const means = presentMeans(sight, ship);
  const now = outlook(sight, ship, ship, means);
  return bestOf(question.options, (option) => {
    switch (option.kind) {
      case 'none':
        return 0;
      case 'damage-card':
        return REPAIR * ship.points;
      case 'bomb':
        return enemyBehind(sight, ship) ? BOMB * ship.points : -1;
      case 'card':
        return CARD * ship.points;
      case 'mission':
        return MISSION * ship.points;
      case 'action':
        return afterAction(sight, ship, option.action, means) - now;
    }
  });
}

/** The outlook after an action; what would do nothing is worse than nothing. */
function afterAction(sight: Sight, ship: Ship, action: string, means: Means): number {
  const stays = (changed: Partial<Means>) => outlook(sight, ship, ship, { ...means, ...changed });
  switch (action) {
    case 'focus':
      return stays({ focus: true }) + 2 * SLIGHT * ship.points;
    case 'evade':
      return stays({ evades: means.evades + 1 }) + SLIGHT * ship.points;
    case 'target-lock':
      return Math.max(...lockValues(sight, ship, means));
    case 'boost':
      return Math.max(
        Number.NEGATIVE_INFINITY,
        ...directionsLeft(freely(sight), ship, []).map((way) =>
          outlook(sight, ship, boosted(ship, way), means),
        ),
      );
    case 'barrel-roll':
      return Math.max(
        Number.NEGATIVE_INFINITY,
        ...sidesLeft(freely(sight), ship, []).map((side) => outlook(sight, ship, rolled(ship, side), means)),
      );
    default:
      return afterBarAction(sight, ship, action, means);
  }
}

/** What fits as the table looks: the eye sees it before anything is declared. */
const freely = ({ state }: Sight) => ({ ...state, measuring: 'free' });

function lockValues(sight: Sight, ship: Ship, means: Means): readonly number[] {
  const values = sight.foes.map(({ ship: foe }) => lockValue(sight, ship, foe, means));
  return values.length > 0 ? values : [Number.NEGATIVE_INFINITY];
}

/** How good a target lock is; out of reach, or a second time, it does nothing. */
function lockValue(sight: Sight, ship: Ship, foe: Ship, means: Means): number {
  if (!atRange(sight.state, ship, foe, [1, 3]) || hasLockOn(sight.state, ship, foe))
    return Number.NEGATIVE_INFINITY;
  return outlook(sight, ship, ship, { ...means, lockOn: foe.id }) + SLIGHT * ship.points;
}

/** The enemy whose lock is worth most. */
export function chooseLock(sight: Sight, question: Asked<'lock-target'>): number {
  const ship = sight.state.ships[question.ship]!;
  const means = presentMeans(sight, ship);
  return bestOf(question.options, ({ target }) => lockValue(sight, ship, sight.state.ships[target]!, means));
}

export function chooseRollSide(sight: Sight, question: Asked<'barrel-roll-side'>): number {
  const ship = sight.state.ships[question.ship]!;
  const fitting = sidesLeft(freely(sight), ship, []);
  return bestOf(question.options, ({ side, by }) =>
    !by && fitting.includes(side)
      ? outlook(sight, ship, rolled(ship, side), presentMeans(sight, ship))
      : Number.NEGATIVE_INFINITY,
  );
}

export function chooseBoost(sight: Sight, question: Asked<'boost-direction'>): number {
  const ship = sight.state.ships[question.ship]!;
  const fitting = directionsLeft(freely(sight), ship, []);
  return bestOf(question.options, ({ direction }) =>
    fitting.includes(direction)
      ? outlook(sight, ship, boosted(ship, direction), presentMeans(sight, ship))
      : Number.NEGATIVE_INFINITY,
  );
}

/** Places tried along a line. */
const SAMPLES = 8;

/** Where along the line of a roll the ship stands best, of some places by chance; null for an enemy's ship. */
export function choosePlace(
  sight: Sight,
  question: Asked<'roll-placement' | 'tallon-placement'>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] | null {
  const ship = sight.state.ships[question.ship]!;
  if (ship.player !== question.player) return null;
  const means = presentMeans(sight, ship);
  const { propose, validate } = placeHelp(question, help);
  const places: (readonly number[])[] = [];
  for (let tries = 0; tries < SAMPLES; tries++) {
    const place = propose(() => nextUint32(streams, index) / 4294967296);
    if (place && validate(place).length === 0) places.push(place);
  }
  const value = ([x = 0, y = 0, facing = 0]: readonly number[]) =>
    outlook(sight, ship, { x, y, facing }, means);
  return bestAnswer(question, places, value) ?? null;
}

/** Whether a bomb behind the ship would lie near an enemy, and no friend. */
function enemyBehind(sight: Sight, ship: Ship): boolean {
  const back = behind(ship);
  const near = ({ x, y }: Pose) => (x - back.x) * (x - back.x) + (y - back.y) * (y - back.y) < 130 * 130;
  return (
    sight.foes.some(({ places }) => places.some(near)) &&
    !sight.own.some((other) => other !== ship && near(other))
  );
}

/** About where a bomb lies that a ship drops (mm behind its middle). */
function behind(ship: Ship): Pose {
  const { pose } = boostBy(sizeOf(ship), { ...ship, facing: ship.facing + 180 }, ROLL);
  return pose;
}

/** A bomb is dropped where an enemy is expected; the last option is none. */
export function chooseBomb(sight: Sight, question: Asked<'drop-bomb'>): number {
  const ship = sight.state.ships[question.ship]!;
  return enemyBehind(sight, ship) ? 0 : question.options.length - 1;
}
