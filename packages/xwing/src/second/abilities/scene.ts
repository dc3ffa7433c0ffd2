/** What an ability looks at when it is asked: the card's ship, the moment, the ships that take part. */

import { type Arc, type Body, band, distance, inArc } from '../../common/index.ts';
import { measuringLines } from '../attack/measuring-line.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { deviceBodyOf, rangeOf, unitBody } from '../devices/bodies.ts';
import { type DeviceTrait, traitOf } from '../devices/kinds.ts';
import { locksOn } from '../locks.ts';
import { obstaclesUnder, obstacleType } from '../obstacles.ts';
import type { TokenChoice } from '../questions.ts';
import { atRange, rangeBetween } from '../range.ts';
import { markerBodyOf, placedMarkers } from '../scenarios/markers.ts';
import { firingArcs, turretArcs } from '../ship/arcs.ts';
import { dialFor, isHuge, pilotOf } from '../ship/card.ts';
import {
  isCloaked,
  isCriticallyDamaged,
  isDamaged,
  isDisarmed,
  isIonized,
  isShielded,
  isTractored,
} from '../ship/conditions.ts';
import { cardOf, chargesOfUpgrade } from '../ship/upgrades.ts';
import { forceOf, shieldsOf, stillForceOf } from '../ship/values.ts';
import { areEnemies, relationOf } from '../sides.ts';
import type { Attack, Occasion, SecondState, Ship, Upgrade } from '../state.ts';
import { GREEN_TOKENS, ORANGE_TOKENS, RED_TOKENS } from '../token-kinds.ts';
import type { ArcName, Comparison, Condition, ManeuverTest, TokenClass, Who } from './language.ts';

export interface Scene {
  readonly state: SecondState;
  readonly self: Ship;
  readonly ref: string;
  readonly occasion: Occasion | null;
  readonly chosen: number;
  /** Ranges are as measured, whatever a card treats them as. */
  readonly asMeasured?: true;
}

/** What an ability acts on beside its card: what has happened, and the ship that was chosen. */
export type Moment = Partial<Pick<Scene, 'occasion' | 'chosen'>>;

/** The ship that takes a part now; undefined when there is none. */
export function shipIn(scene: Scene, who: Who): Ship | undefined {
  const { state, self, occasion } = scene;
  switch (who) {
    case 'self':
      return self;
    case 'it':
      return state.ships[occasion?.ship ?? -1];
    case 'other':
      return state.ships[occasion?.other ?? -1];
    case 'attacker':
      return state.ships[state.attack?.attacker ?? -1];
    case 'defender':
      return state.ships[state.attack?.defender ?? -1];
    case 'enemy': {
      const attacker = state.ships[state.attack?.attacker ?? -1];
      return attacker && areEnemies(state, attacker.player, self.player)
        ? attacker
        : state.ships[state.attack?.defender ?? -1];
    }
    case 'chosen':
      return state.ships[scene.chosen];
  }
}

/** Effects on enemy ships apply to a remote only from its attacker, those on friends never (remotes.4, .5). */
export const isAttackersTarget = ({ state, self }: Scene, remote: Ship): boolean =>
  state.attack?.defender === remote.id && state.attack.attacker === self.id;

/** Whether a ship's base lies on the line of the attack; of several lines equally short, on all of them (obstructed.5). */
export function obstructs(state: SecondState, ship: Ship): boolean {
  const { attack, ships } = state;
  const attacker = ships[attack?.attacker ?? -1];
  const defender = ships[attack?.defender ?? -1];
  if (!attack || !attacker || !defender || ship === attacker || ship === defender) return false;
  return isRemote(attacker) ? false : isInTheWay(attack, attacker, defender, [unitBody(ship)]);
}

/** Whether an obstacle obstructs the attack. Only huge ships obstruct besides: without them it is the attack's own word. */
export function isObstructedByObstacle(state: SecondState): boolean {
  const { attack, ships } = state;
  if (!attack?.obstructed) return false;
  const [attacker, defender] = [ships[attack.attacker], ships[attack.defender]];
  if (!attacker || !defender || isRemote(attacker) || !ships.some((ship) => inPlay(ship) && isHuge(ship)))
    return true;
  const rocks = state.obstacles.filter(({ placed }) => placed).map(obstacleBodyOf);
  return isInTheWay(attack, attacker, defender, rocks);
}

/** Whether a device with one of some traits lies on the line of the attack. */
export function isObstructedByDevice(state: SecondState, traits: readonly DeviceTrait[]): boolean {
  const { attack, ships } = state;
  const [attacker, defender] = [ships[attack?.attacker ?? -1], ships[attack?.defender ?? -1]];
  if (!attack || !attacker || !defender || isRemote(attacker)) return false;
  const devices = state.devices.filter(({ kind }) => traits.includes(traitOf(kind)));
  return devices.length > 0 && isInTheWay(attack, attacker, defender, devices.map(deviceBodyOf));
}

/** Whether some bodies lie on the line of an attack. */
export function isInTheWay(attack: Attack, attacker: Ship, defender: Ship, bodies: readonly Body[]): boolean {
  const [line] = measuringLines(
    bodyOf(attacker),
    attack.arc as Arc,
    unitBody(defender),
    attack.range,
    bodies,
  );
  return line?.obstructed ?? false;
}

/** Whether a ship counts in a moment: it is in play, or before forces are placed still in reserve. */
export const isThere = (ship: Ship, occasion: Occasion | null): boolean =>
  inPlay(ship) || (occasion?.window === 'before-placing-forces' && ship.place === 'reserve');

/** Range 0 holds for a ship and itself: "a friendly ship at range 0-1" may be the own one. */
export function within(state: SecondState, of: Ship, ship: Ship, range: readonly [number, number]): boolean {
  if (of === ship) return range[0] === 0;
  if (range[1] <= 3) return atRange(state, of, ship, range);
  const between = rangeBetween(state, of, ship);
  return between >= range[0] && between <= range[1];
}

/** Whether a ship lies in one of some arcs of another. */
export function liesIn(of: Ship, arcs: readonly ArcName[], ship: Ship): boolean {
  for (const name of arcs) {
    if (name === 'firing') {
      for (const arc of firingArcs(of)) if (inArc(bodyOf(of), arc, unitBody(ship))) return true;
    } else if (name === 'turret') {
      for (const arc of turretArcs(of)) if (inArc(bodyOf(of), arc, unitBody(ship))) return true;
    } else if (inArc(bodyOf(of), name, unitBody(ship))) return true;
  }
  return false;
}

export function isAtObstacle(
  state: SecondState,
  ship: Ship,
  range: readonly [number, number],
  types?: readonly string[],
): boolean {
  const isWanted = (outline: string): boolean => !types || types.includes(obstacleType(outline));
  if (range[1] === 0) return obstaclesUnder(state, ship).some((id) => isWanted(state.obstacles[id]!.outline));
  const body = bodyOf(ship);
  return state.obstacles.some((obstacle) => {
    if (!obstacle.placed || !isWanted(obstacle.outline)) return false;
    const between = band(distance(body, obstacleBodyOf(obstacle)));
    return between >= range[0] && between <= range[1];
  });
}

export const isWithin = (range: number, [from, to]: readonly [number, number]): boolean =>
  range >= from && range <= to;

export const isAtFeature = (state: SecondState, ship: Ship, span: readonly [number, number]): boolean =>
  placedMarkers(state).some((marker) => isWithin(rangeOf(bodyOf(ship), markerBodyOf(marker)), span));

/** Whether an enemy ship or device lies in an arc of a ship. */
export function hasEnemyObjectIn(state: SecondState, ship: Ship, arc: ArcName): boolean {
  const isEnemy = (player: number) => relationOf(state, ship.player, player) === 'enemy';
  return (
    state.ships.some((other) => inPlay(other) && isEnemy(other.player) && liesIn(ship, [arc], other)) ||
    state.devices.some(
      (device) =>
        isEnemy(device.player) &&
        arcsNamed(ship, [arc]).some((one) => inArc(bodyOf(ship), one, deviceBodyOf(device))),
    )
  );
}

/** The arcs that some names stand for on a ship now. */
export const arcsNamed = (ship: Ship, names: readonly ArcName[]): readonly Arc[] =>
  names.flatMap((name) =>
    name === 'firing' ? firingArcs(ship) : name === 'turret' ? turretArcs(ship) : [name],
  );

/** How many tokens of a class a ship has: the locks on it are red tokens too (faq-locking.3). */
export function tokensOn(state: SecondState, ship: Ship, of: TokenClass): number {
  let count = hasLocks(of) ? locksOn(state, ship).length : 0;
  for (const token of tokensIn(of)) count += ship.tokens[token];
  return count;
}

const CLASSES = {
  any: ['cloak', ...GREEN_TOKENS, ...ORANGE_TOKENS, ...RED_TOKENS],
  green: GREEN_TOKENS,
  orange: ORANGE_TOKENS,
  red: RED_TOKENS,
  'red-but-locks': RED_TOKENS,
  'red-but-stress': RED_TOKENS.filter((token) => token !== 'stress'),
  'red-or-orange': [...RED_TOKENS, ...ORANGE_TOKENS],
  'red-or-orange-but-locks': [...RED_TOKENS, ...ORANGE_TOKENS],
  'blue-or-red': ['cloak', ...RED_TOKENS],
  circular: [...GREEN_TOKENS, ...ORANGE_TOKENS],
  'focus-or-calculate': ['focus', 'calculate'],
  reinforce: ['reinforce-fore', 'reinforce-aft'],
} as const;

const WITH_LOCKS: readonly TokenClass[] = ['red', 'red-but-stress', 'red-or-orange', 'blue-or-red'];

/** Whether the locks that lie on a ship are of a class. */
export const hasLocks = (of: TokenClass): boolean => WITH_LOCKS.includes(of);

/** The kinds of tokens of a class, without locks; a kind is a class of its own. */
export const tokensIn = (of: TokenClass): readonly (keyof Ship['tokens'])[] =>
  of in CLASSES ? CLASSES[of as keyof typeof CLASSES] : [of as keyof Ship['tokens']];

export function damageOn(ship: Ship, of: 'all' | 'faceup'): number {
  if (of === 'all') return ship.damage.length;
  return ship.damage.filter((card) => card.up).length;
}

export function holds(ship: Ship, is: Condition): boolean {
  switch (is) {
    case 'damaged':
      return isDamaged(ship);
    case 'critically-damaged':
      return isCriticallyDamaged(ship);
    case 'shielded':
      return isShielded(ship);
    case 'ionized':
      return isIonized(ship);
    case 'tractored':
      return isTractored(ship);
    case 'disarmed':
      return isDisarmed(ship);
    case 'cloaked':
      return isCloaked(ship);
    case 'destroyed':
      return ship.destroyed;
    case 'has-force':
      return ship.force > 0;
    case 'full-force':
      return ship.force >= (forceOf(ship)?.limit ?? 0);
    case 'full-shields':
      return ship.shields >= shieldsOf(ship);
    case 'still-force':
      return stillForceOf(ship) > 0;
    case 'has-charge':
      return ship.charges > 0;
    case 'bonus-attacked':
      return ship.bonusAttacked;
  }
}

/** Where a single turret indicator points, by its number. */
export const POINTS = ['front', 'right', 'rear', 'left'] as const;

/** Whether a ship has a card with all charges active. */
export function isFullyCharged(ship: Ship, id: string): boolean {
  const card = cardOf(ship, id);
  if (!card) return false;
  const limit = card === ship ? pilotOf(ship).charges?.limit : chargesOfUpgrade(card as Upgrade)?.limit;
  return card.charges >= (limit ?? 0);
}

const SIZES: readonly string[] = ['small', 'medium', 'large', 'huge'];
export const sizeRank = (ship: Ship): number => SIZES.indexOf(shipCard(ship.card).chassis.size);

export const plainName = (name: string): string => name.replace(/^“([^”]*)”$/, '$1');

export function compares(a: number, how: Comparison, b: number): boolean {
  switch (how) {
    case 'lower':
      return a < b;
    case 'lower-or-equal':
      return a <= b;
    case 'equal':
      return a === b;
    case 'higher-or-equal':
      return a >= b;
    case 'higher':
      return a > b;
  }
}

export const hardness = (difficulty: string): number =>
  ['blue', 'white', 'red', 'purple'].indexOf(difficulty);

interface FlownManeuver {
  readonly speed: number;
  readonly bearing: string;
  readonly direction: string;
  readonly difficulty: string;
}

/** The maneuver on a ship's revealed dial. */
export function revealedBy(ship: Ship): FlownManeuver | null {
  if (!ship.revealed || ship.dial < 0) return null;
  const entry = dialFor(ship)[ship.dial]!;
  return { ...entry.maneuver, difficulty: entry.difficulty };
}

const isOneOf = (wanted: string | readonly string[], one: string): boolean =>
  typeof wanted === 'string' ? wanted === one : wanted.includes(one);

const BASIC: readonly string[] = ['straight', 'bank', 'turn'];

export function fitsManeuver(maneuver: FlownManeuver, test: ManeuverTest): boolean {
  const { speed, bearing, direction, difficulty } = maneuver;
  return (
    (!test.difficulty || isOneOf(test.difficulty, difficulty)) &&
    (!test.speed || (speed >= test.speed[0] && speed <= test.speed[1])) &&
    (!test.bearing || isOneOf(test.bearing, bearing)) &&
    (!test.direction || test.direction === direction) &&
    (test.basic === undefined || BASIC.includes(bearing) === test.basic) &&
    (!test.parity || speed % 2 === (test.parity === 'odd' ? 1 : 0))
  );
}

/** The locks on a ship, if they are of a class. */
export const locksIn = (state: SecondState, ship: Ship, of: TokenClass): readonly TokenChoice[] =>
  hasLocks(of) ? locksOn(state, ship).map(({ by }) => ({ token: 'lock', by })) : [];
