import { cannotAttack, healthOf, type Ship } from '@firing-arc/xwing/second/engine';
import { IN_XWING, type Style, styled } from '../styles.ts';
import type { Encounter, Line } from './encounter.ts';
import { ALL, type Shot } from './harm.ts';
import { type Foe, leftOf, type Observation } from './observation.ts';

/** What a ship could spend. */
export interface Resources {
  /** Focus results its tokens turn: 0, some, or ALL. */
  readonly attackTurns: number;
  readonly defenseTurns: number;
  readonly evades: number;
  readonly reinforced: 'none' | 'fore' | 'aft';
  /** Ship it has a lock on; -1 without one. */
  readonly lockOn: number;
  readonly mayAttack: boolean;
}

/** An enemy's attack counts less than the own: it picks one target among several. */
const SHARED_DANGER = 0.6;

/** The tokens a ship has now. */
export function resourcesOf(observation: Observation, ship: Ship): Resources {
  const lock = observation.state.locks.find((other) => other.by === ship.id && other.kind === 'ship');
  const turns = turnsOf(ship);
  const { 'reinforce-fore': fore, 'reinforce-aft': aft } = ship.tokens;
  return {
    attackTurns: turns,
    defenseTurns: turns,
    evades: evadesOf(ship),
    reinforced: fore > 0 ? 'fore' : aft > 0 ? 'aft' : 'none',
    lockOn: lock ? lock.on : -1,
    mayAttack: true,
  };
}

/** How many focus results a ship's tokens and Force turn. */
export const turnsOf = (ship: Ship): number => (ship.tokens.focus > 0 ? ALL : singleTurns(ship));

/** Without a focus token: one for each calculate and each Force. */
export const singleTurns = (ship: Ship): number => Math.min(ALL - 1, ship.tokens.calculate + ship.force);

export const evadesOf = (ship: Ship): number => Math.min(3, ship.tokens.evade);

/** How good it is to stand so, in squad points: what the best shot takes, less what the enemies' take, and the way there. */
export function outlook(observation: Observation, at: Encounter, resources: Resources): number {
  const { style } = observation;
  const gain = bestShot(observation, at, resources);
  const danger = dangerTo(observation, at, resources);
  const plainly = gain - danger + (gain > 0 ? 0 : approach(observation, at));
  return style ? plainly + danger * (1 - style.danger) + liking(observation, style, at) : plainly;
}

/** What a style makes of a place, in squad points. */
function liking({ foes }: Observation, style: Style, { body, ship }: Encounter): number {
  const enemies = foes.map(({ places }) => places[0]!);
  return ship.points * styled(style, body, enemies, IN_XWING);
}

/** The best expected harm to one enemy, in squad points. */
export function bestShot(observation: Observation, at: Encounter, resources: Resources): number {
  if (!resources.mayAttack) return 0;
  let best = 0;
  let sum = 0;
  let foe: Foe | null = null;
  for (const line of at.shots) {
    if (line.foe !== foe) sum = 0;
    foe = line.foe;
    sum += line.share * shotAt(observation, line, resources);
    if (sum > best) best = sum;
  }
  return best;
}

/** The expected harm of one shot, in squad points. */
export function shotAt(observation: Observation, line: Line, resources: Resources): number {
  const { ship, settled, health } = line.foe;
  const shot: Shot = {
    dice: line.dice,
    turns: line.range === 0 ? 0 : resources.attackTurns,
    lock: line.range > 0 && resources.lockOn === ship.id,
    defense: line.defense,
    defenseTurns: settled ? turnsOf(ship) : 0,
    evades: settled ? evadesOf(ship) : 0,
    reinforced: false,
  };
  return ship.points * observation.harm(shot, leftOf(ship), health);
}

/** What all enemies together are expected to do to a ship, in squad points. */
export function dangerTo(observation: Observation, at: Encounter, resources: Resources): number {
  if (at.threats.length === 0) return 0;
  const { ship } = at;
  const health = healthOf(ship);
  const left = leftOf(ship);
  let sum = 0;
  for (const line of at.threats) {
    const shot: Shot = {
      dice: line.dice,
      turns: line.range === 0 ? 0 : foeTurns(line.foe),
      lock: line.range > 0 && hasLock(observation, line.foe.ship, ship),
      defense: line.defense,
      defenseTurns: resources.defenseTurns,
      evades: resources.evades,
      reinforced:
        resources.reinforced === (line.bearing === 'ahead' ? 'fore' : 'aft') && line.bearing !== 'beside',
    };
    sum += line.share * observation.harm(shot, left, health);
  }
  return ship.points * Math.min(1.2, sum * SHARED_DANGER);
}

/** An enemy that has not acted yet is taken to focus, unless stress forbids it. */
const foeTurns = (foe: Foe): number => (foe.settled || foe.ship.tokens.stress > 0 ? turnsOf(foe.ship) : ALL);

const hasLock = (observation: Observation, by: Ship, on: Ship): boolean =>
  observation.state.locks.some((lock) => lock.by === by.id && lock.kind === 'ship' && lock.on === on.id);

/** Without a shot: the nearer and the better faced the nearest enemy, the better (0 at best), in squad points. */
function approach(observation: Observation, { body, ship }: Encounter): number {
  let best = -1;
  for (const { places } of observation.foes) {
    const place = places[0]!;
    const dx = place.x - body.x;
    const dy = place.y - body.y;
    const away = Math.sqrt(dx * dx + dy * dy) + 1;
    const ahead = (dx * body.sin + dy * body.cos) / away;
    const way = -0.12 * (1 - ahead) - Math.max(0, away - 250) / 1500;
    if (way > best) best = way;
  }
  return ship.points * best;
}

/** Whether a ship may attack from where it is now. */
export const mayAttackNow = (observation: Observation, ship: Ship): boolean =>
  cannotAttack(observation.state, ship) === null;
