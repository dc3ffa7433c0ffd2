import { type Arc, attackRange, band, type ShipBody } from '@firing-arc/xwing/common';
import {
  activeAbilities,
  agilityOf,
  attackRangeThrough,
  cannotAttack,
  type Ship,
  type ShipCard,
  shipCard,
  weaponArcs,
} from '@firing-arc/xwing/second';
import { ALL } from './harm.ts';
import { type Foe, leftOf, type Sight } from './sight.ts';

/** A ship at a place, with what it could spend there. */
export interface Stance {
  /** The ship with its turret and its damage; where it stands is in `body`. */
  readonly ship: Ship;
  readonly body: ShipBody;
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

/** A ship where it is, with the tokens it has. */
export function presentStance(sight: Sight, ship: Ship, body: ShipBody): Stance {
  const lock = sight.state.locks.find((other) => other.by === ship.id && other.kind === 'ship');
  const fore = ship.tokens['reinforce-fore'] > 0;
  const turns = turnsOf(ship);
  return {
    ship,
    body,
    attackTurns: turns,
    defenseTurns: turns,
    evades: Math.min(3, ship.tokens.evade),
    reinforced: fore ? 'fore' : ship.tokens['reinforce-aft'] > 0 ? 'aft' : 'none',
    lockOn: lock ? lock.on : -1,
    mayAttack: true,
  };
}

/** How many focus results a ship's tokens turn. */
export const turnsOf = (ship: Ship): number =>
  ship.tokens.focus > 0 ? ALL : Math.min(ALL - 1, ship.tokens.calculate);

/** How good it is to stand so, in squad points: what the best shot takes, less what the enemy's take, and the way there. */
export function outlook(sight: Sight, stance: Stance): number {
  const gain = stance.mayAttack ? bestShot(sight, stance) : 0;
  const danger = dangerTo(sight, stance);
  return gain - danger + (gain > 0 ? 0 : approach(sight, stance));
}

/** The best expected harm to one enemy, in squad points. */
export function bestShot(sight: Sight, stance: Stance): number {
  let best = 0;
  for (const foe of sight.foes) {
    let sum = 0;
    for (const place of foe.places) {
      if (isNear(stance.body, place)) sum += shotAt(sight, stance, foe, place);
    }
    const gain = sum / foe.places.length;
    if (gain > best) best = gain;
  }
  return best;
}

/** Expected harm to one enemy at one place, in squad points; 0 out of arc or range. */
export function shotAt(sight: Sight, stance: Stance, foe: Foe, place: ShipBody): number {
  const card = shipCard(stance.ship.card);
  let best = 0;
  for (const weapon of card.chassis.weapons) {
    for (const arc of weaponArcs(stance.ship, weapon)) {
      const range = rangeThrough(sight, stance.ship, stance.body, arc, foe.ship, place);
      if (range < 0) continue;
      const shot = {
        dice: attackDiceOf(stance.ship, weapon.value, range),
        turns: range === 0 ? 0 : stance.attackTurns,
        lock: range > 0 && stance.lockOn === foe.ship.id,
        defense: defenseDiceOf(foe.ship, range, false),
        defenseTurns: foe.settled ? turnsOf(foe.ship) : 0,
        evades: foe.settled ? Math.min(3, foe.ship.tokens.evade) : 0,
        reinforced: false,
      };
      const gain = foe.ship.points * sight.harm(shot, leftOf(foe.ship), foe.card.health);
      if (gain > best) best = gain;
    }
  }
  return best;
}

/** What all enemies together are expected to do to a ship, in squad points. */
export function dangerTo(sight: Sight, stance: Stance): number {
  const { ship, body } = stance;
  const { health } = shipCard(ship.card);
  const left = leftOf(ship);
  let sum = 0;
  for (const foe of sight.foes) {
    if (sight.state.phase === 'engagement' && foe.ship.engaged) continue;
    let own = 0;
    for (const place of foe.places) {
      if (isNear(body, place)) own += shotFrom(sight, stance, foe, place, left, health);
    }
    sum += own / foe.places.length;
  }
  return ship.points * Math.min(1.2, sum * SHARED_DANGER);
}

function shotFrom(
  sight: Sight,
  stance: Stance,
  foe: Foe,
  place: ShipBody,
  left: number,
  health: number,
): number {
  let worst = 0;
  for (const weapon of foe.card.chassis.weapons) {
    for (const arc of weaponArcs(foe.ship, weapon)) {
      const range = rangeThrough(sight, foe.ship, place, arc, stance.ship, stance.body);
      if (range < 0) continue;
      const shot = {
        dice: attackDiceOf(foe.ship, weapon.value, range),
        turns: range === 0 ? 0 : foeTurns(foe),
        lock: range > 0 && hasLock(sight, foe.ship, stance.ship),
        defense: defenseDiceOf(stance.ship, range, false),
        defenseTurns: stance.defenseTurns,
        evades: stance.evades,
        reinforced: reinforcedAgainst(stance, place),
      };
      const harm = sight.harm(shot, left, health);
      if (harm > worst) worst = harm;
    }
  }
  return worst;
}

/** An enemy that has not acted yet is taken to focus, unless stress forbids it. */
const foeTurns = (foe: Foe): number => (foe.settled || foe.ship.tokens.stress > 0 ? turnsOf(foe.ship) : ALL);

const hasLock = (sight: Sight, by: Ship, on: Ship): boolean =>
  sight.state.locks.some((lock) => lock.by === by.id && lock.kind === 'ship' && lock.on === on.id);

function reinforcedAgainst(stance: Stance, from: ShipBody): boolean {
  if (stance.reinforced === 'none') return false;
  const { body } = stance;
  const ahead = (from.x - body.x) * body.sin + (from.y - body.y) * body.cos;
  return stance.reinforced === 'fore' ? ahead > body.base.half : ahead < -body.base.half;
}

/** Beyond range 3 whatever the bases (mm between middles): no need to measure. */
const REACH = 300 + 114;

function isNear(a: ShipBody, b: ShipBody): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy < REACH * REACH;
}

/** Attack range through an arc, 1 to 3 for a ship somewhere else, 0 too where both stand still; -1 for none. */
function rangeThrough(
  sight: Sight,
  attacker: Ship,
  from: ShipBody,
  arc: Arc,
  defender: Ship,
  at: ShipBody,
): number {
  if (standsAt(attacker, from) && standsAt(defender, at)) {
    const range = attackRangeThrough(sight.state, attacker, arc, defender);
    return range > 3 ? -1 : range;
  }
  const mm = attackRange(from, arc, at);
  return mm < 0 ? -1 : Math.max(1, band(mm));
}

const standsAt = (ship: Ship, body: ShipBody): boolean =>
  ship.x === body.x && ship.y === body.y && ship.facing === body.pose.facing;

/** Attack dice before the hard limits are passed: value, range bonus, depletion, damage cards. */
export function attackDiceOf(ship: Ship, value: number, range: number): number {
  const changed = value + (range === 1 ? 1 : 0) - (ship.tokens.deplete > 0 ? 1 : 0);
  return clampDice(changed + cardChange(ship, 'attack-dice'));
}

/** Defense dice: agility, range bonus, obstruction, strain, damage cards. */
export function defenseDiceOf(ship: Ship, range: number, obstructed: boolean): number {
  const changed = agilityOf(ship) + (range === 3 ? 1 : 0) + (obstructed ? 1 : 0);
  return clampDice(changed - (ship.tokens.strain > 0 ? 1 : 0) + cardChange(ship, 'defense-dice'));
}

const clampDice = (dice: number): number => (dice < 0 ? 0 : dice > 6 ? 6 : dice);

function cardChange(ship: Ship, value: 'attack-dice' | 'defense-dice'): number {
  if (ship.damage.length === 0) return 0;
  let change = 0;
  for (const { ability } of activeAbilities(ship)) {
    if (ability.kind === 'modifier' && 'value' in ability.of && ability.of.value === value) {
      change += ability.of.change;
    }
  }
  return change;
}

/** Without a shot: the nearer and the better faced the nearest enemy, the better (0 at best), in squad points. */
function approach(sight: Sight, stance: Stance): number {
  const { body, ship } = stance;
  let best = -3;
  for (const foe of sight.foes) {
    const place = foe.places[0]!;
    const dx = place.x - body.x;
    const dy = place.y - body.y;
    const away = Math.sqrt(dx * dx + dy * dy) + 1;
    const ahead = (dx * body.sin + dy * body.cos) / away;
    const way = -0.12 * (1 - ahead) - Math.max(0, away - 250) / 1500;
    if (way > best) best = way;
  }
  return ship.points * (best < -1 ? -1 : best);
}

/** Whether a ship may attack from where it is now. */
export const mayAttackNow = (sight: Sight, ship: Ship): boolean => cannotAttack(sight.state, ship) === null;

/** Whether some weapon of a card is a turret. */
export const hasTurret = (card: ShipCard): boolean =>
  card.chassis.weapons.some((weapon) => weapon.arc.endsWith('turret'));
