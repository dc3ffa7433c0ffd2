import type { BaseBody, Pose } from '@firing-arc/xwing/common';
import {
  bodyOf,
  hasLockOn,
  isCloaked,
  PRIMARY,
  rangeOfWeapon,
  type Ship,
  touchingShips,
  type Weapon,
} from '@firing-arc/xwing/first/engine';
import { type Facing, IN_XWING, type Style, styled } from '../styles.ts';
import type { Shot } from './harm.ts';
import { type Foe, type Observation, traitsOf } from './observation.ts';

/** What a ship could spend, and whether it could shoot. */
export interface Resources {
  readonly focus: boolean;
  readonly evades: number;
  /** Ship it has a target lock on; -1 without one. */
  readonly lockOn: number;
  readonly mayAttack: boolean;
  /** Ships that it touches: they do not attack each other. */
  readonly touches: readonly number[];
}

/** An enemy's attack counts less than the own: it picks one target among several. */
const SHARED_DANGER = 0.6;

/** What a ship has now. */
export function resourcesOf({ state }: Observation, ship: Ship): Resources {
  return {
    focus: ship.tokens.focus > 0,
    evades: Math.min(3, ship.tokens.evade),
    lockOn: state.locks.find(({ by }) => by === ship.id)?.on ?? -1,
    mayAttack: !isCloaked(ship),
    touches: state.ships.filter((other) => touchingShips(state, ship, other)).map(({ id }) => id),
  };
}

/** A shot that could be taken: how many dice roll. */
interface Line {
  readonly dice: number;
  readonly defense: number;
  readonly spendsLock: boolean;
  readonly spendsFocus: boolean;
}

/** Beyond range 3 whatever the bases (mm between middles). */
const REACH = 300 + 114;
/** The same where a huge ship shoots or is shot at, which is done to range 5. */
const HUGE_REACH = 500 + 236;

/** A ship, and where it stands or would. */
interface Standing {
  readonly ship: Ship;
  readonly body: BaseBody;
}

/** The shot with the most dice between two ships at two places; null when none reaches. */
function bestLine(
  observation: Observation,
  { ship: attacker, body: from }: Standing,
  { ship: defender, body: at }: Standing,
  lockOn: number,
): Line | null {
  const dx = at.pose.x - from.pose.x;
  const dy = at.pose.y - from.pose.y;
  const { weapons, huge } = traitsOf(observation, attacker);
  const reach = huge || traitsOf(observation, defender).huge ? HUGE_REACH : REACH;
  if (dx * dx + dy * dy >= reach * reach) return null;
  let best: Line | null = null;
  for (const weapon of weapons) {
    if (!mayFire(attacker, weapon, defender, lockOn)) continue;
    const range = rangeOfWeapon(from, weapon, at);
    if (range === null || range < weapon.range[0] || range > weapon.range[1]) continue;
    const line = lineOf(observation, attacker, weapon, defender, range);
    if (!best || line.dice - line.defense > best.dice - best.defense) best = line;
  }
  return best;
}

const mayFire = (attacker: Ship, weapon: Weapon, defender: Ship, lockOn: number): boolean => {
  switch (weapon.secondary?.needs) {
    case undefined:
      return true;
    case 'target-lock':
      return lockOn === defender.id;
    case 'focus':
      return attacker.tokens.focus > 0;
    case 'energy':
      return energyFor(attacker, weapon) >= (weapon.secondary.spends ?? 0);
  }
};

/** Energy on the weapon's card; until the ship has moved also what it could be given. */
const energyFor = (ship: Ship, { number }: Weapon): number =>
  (ship.upgrades[number - 1]?.held ?? 0) + (ship.activated ? 0 : ship.tokens.energy);

/** Dice of an attack with a weapon at a range: only the primary weapon has range bonuses. */
export function lineOf(
  observation: Observation,
  attacker: Ship,
  weapon: Weapon,
  defender: Ship,
  range: number,
): Line {
  const primary = weapon.number === PRIMARY;
  const value = primary ? traitsOf(observation, attacker).primary + (range === 1 ? 1 : 0) : weapon.attack;
  const spends = (weapon.secondary?.spends ?? 0) > 0 ? weapon.secondary?.needs : undefined;
  return {
    dice: Math.min(8, value),
    defense: Math.min(8, traitsOf(observation, defender).agility + (primary && range === 3 ? 1 : 0)),
    spendsLock: spends === 'target-lock',
    spendsFocus: spends === 'focus',
  };
}

/** The expected harm of a shot at an enemy, in squad points. */
export function shotAt(
  observation: Observation,
  { ship, settled }: Foe,
  line: Line,
  resources: Resources,
): number {
  const shot: Shot = {
    dice: line.dice,
    focus: resources.focus && !line.spendsFocus,
    lock: resources.lockOn === ship.id && !line.spendsLock,
    defense: line.defense,
    defenseFocus: settled && ship.tokens.focus > 0,
    evades: settled ? Math.min(3, ship.tokens.evade) : 0,
  };
  const { left, health } = traitsOf(observation, ship);
  return ship.points * observation.harm(shot, left, health);
}

/** How good it is to stand so, in squad points: what the best shot takes, less what the enemies' take, and the way there. */
export const outlook = (observation: Observation, ship: Ship, at: Pose, resources: Resources): number =>
  outlookFrom(observation, ship, bodyOf(ship, at), resources);

/** The same where the base of the ship is known. */
export function outlookFrom(
  observation: Observation,
  ship: Ship,
  at: BaseBody,
  resources: Resources,
): number {
  const own = { ship, body: at };
  let gain = 0;
  let danger = 0;
  for (const foe of observation.foes) {
    if (resources.touches.includes(foe.ship.id)) continue;
    let shot = 0;
    for (const place of foe.places) {
      const share = 1 / foe.places.length;
      const theirs = { ship: foe.ship, body: place };
      const ours = resources.mayAttack ? bestLine(observation, own, theirs, resources.lockOn) : null;
      if (ours) shot += share * shotAt(observation, foe, ours, resources);
      danger += share * threat(observation, foe, theirs, own, resources);
    }
    if (shot > gain) gain = shot;
  }
  const { style } = observation;
  const feared = ship.points * Math.min(1.2, danger * SHARED_DANGER);
  const plainly = gain - feared + (gain > 0 ? 0 : approach(observation, ship.points, at));
  return style ? plainly + feared * (1 - style.danger) + liking(observation, style, own) : plainly;
}

/** What a style makes of a place, in squad points. */
function liking({ foes }: Observation, style: Style, { ship, body }: Standing): number {
  const facing = ({ pose: { x, y }, sin, cos }: BaseBody): Facing => ({ x, y, sin, cos });
  const enemies = foes.map(({ places }) => facing(places[0]!));
  return ship.points * styled(style, facing(body), enemies, IN_XWING);
}

/** The share of a ship that an enemy at a place is expected to take. One that has not acted is taken to focus. */
function threat(
  observation: Observation,
  foe: Foe,
  theirs: Standing,
  own: Standing,
  resources: Resources,
): number {
  const { ship } = own;
  if (observation.state.phase === 'combat' && foe.ship.fought) return 0;
  const locked = hasLockOn(observation.state, foe.ship, ship);
  const line = bestLine(observation, theirs, own, locked ? ship.id : -1);
  if (!line) return 0;
  const shot: Shot = {
    dice: line.dice,
    focus: foe.ship.tokens.focus > 0 || (!foe.settled && foe.ship.tokens.stress === 0),
    lock: locked && !line.spendsLock,
    defense: line.defense,
    defenseFocus: resources.focus,
    evades: resources.evades,
  };
  const { left, health } = traitsOf(observation, ship);
  return observation.harm(shot, left, health);
}

/** Without a shot: the nearer and the better faced the nearest enemy, the better (0 at best), in squad points. */
function approach(observation: Observation, points: number, { pose, sin, cos }: BaseBody): number {
  let best = -1;
  for (const { places } of observation.foes) {
    const dx = places[0]!.pose.x - pose.x;
    const dy = places[0]!.pose.y - pose.y;
    const away = Math.sqrt(dx * dx + dy * dy) + 1;
    const way = -0.12 * (1 - (dx * sin + dy * cos) / away) - Math.max(0, away - 250) / 1500;
    if (way > best) best = way;
  }
  return points * best;
}
