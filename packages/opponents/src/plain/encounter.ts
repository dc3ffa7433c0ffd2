import { type Arc, attackRange, type BaseBody, band } from '@firing-arc/xwing/common';
import {
  activeAbilities,
  agilityOf,
  attackRangeThrough,
  cannotFire,
  hasLockOn,
  type Ship,
  type SpecialWeapon,
} from '@firing-arc/xwing/second/engine';
import { aimedBy, type Foe, type Observation } from './observation.ts';

/** A shot that could be taken between a ship and an enemy at one of its expected places. */
export interface Line {
  readonly foe: Foe;
  /** How likely the enemy is there. */
  readonly share: number;
  readonly range: number;
  readonly dice: number;
  readonly defense: number;
  /** Where the enemy is, seen from the ship: more than half a base ahead or behind, or beside it. */
  readonly bearing: 'ahead' | 'behind' | 'beside';
}

/** What a ship at a place has to do with the enemies: all that is measured, whatever tokens are spent later. */
export interface Encounter {
  readonly ship: Ship;
  readonly body: BaseBody;
  readonly shots: readonly Line[];
  readonly threats: readonly Line[];
}

/** Beyond range 3 whatever the bases (mm between middles). */
const REACH = 300 + 114;

/** Measures a ship at a place against every enemy that may matter this round. Rough measures middles only. */
export function meet(observation: Observation, ship: Ship, body: BaseBody, rough = false): Encounter {
  const shots: Line[] = [];
  const threats: Line[] = [];
  const own = { ship, body };
  for (const foe of observation.foes) {
    const harmless = observation.state.phase === 'engagement' && foe.ship.engaged;
    for (const place of foe.places) {
      const dx = place.x - body.x;
      const dy = place.y - body.y;
      if (dx * dx + dy * dy >= REACH * REACH) continue;
      const theirs = { ship: foe.ship, body: place };
      const shot = bestLine(observation, foe, own, theirs, rough);
      if (shot) shots.push(shot);
      const threat = harmless ? null : bestLine(observation, foe, theirs, own, rough);
      if (threat) threats.push(threat);
    }
  }
  return { ship, body, shots, threats };
}

/** A ship, and where it stands or would. */
interface Standing {
  readonly ship: Ship;
  readonly body: BaseBody;
}

/** The shot with the most dice, at the shortest range among equals; null when no arc reaches. */
function bestLine(
  observation: Observation,
  foe: Foe,
  attacking: Standing,
  defending: Standing,
  rough: boolean,
): Line | null {
  const { ship: attacker, body: from } = attacking;
  const { ship: defender, body: at } = defending;
  let dice = -1;
  let range = 4;
  let special: SpecialWeapon | undefined;
  for (const { weapon, arcs } of aimedBy(observation, attacker)) {
    if (weapon.special && !mayFire(observation, attacker, weapon.special, defender)) continue;
    for (const arc of arcs) {
      const own = rough ? roughRange(from, arc, at) : rangeThrough(observation, attacking, arc, defending);
      if (own < 0 || (weapon.special && !reaches(weapon.special, own))) continue;
      const rolled = attackDiceOf(attacker, weapon.value, bonusRangeOf(weapon.special, own));
      if (rolled < dice || (rolled === dice && own >= range)) continue;
      dice = rolled;
      range = own;
      special = weapon.special;
    }
  }
  if (dice < 0) return null;
  const [own, other] = attacker === foe.ship ? [at, from] : [from, at];
  const ahead = (other.x - own.x) * own.sin + (other.y - own.y) * own.cos;
  const bearing = ahead > own.base.halfY ? 'ahead' : ahead < -own.base.halfY ? 'behind' : 'beside';
  const defense = defenseDiceOf(defender, bonusRangeOf(special, range), false);
  return { foe, share: 1 / foe.places.length, range, dice, defense, bearing };
}

/** Whether a special weapon has what it needs now: charges, a focus token, a lock on the defender. */
function mayFire(observation: Observation, attacker: Ship, special: SpecialWeapon, defender: Ship): boolean {
  if (cannotFire(observation.state, attacker, special)) return false;
  return special.attack.needs !== 'lock' || hasLockOn(observation.state, attacker, defender);
}

const reaches = ({ attack }: SpecialWeapon, range: number): boolean =>
  range >= attack.range[0] && range <= attack.range[1];

/** The range by which bonuses count: 2, where there are none, for a weapon with the ordnance icon. */
export const bonusRangeOf = (special: SpecialWeapon | undefined, range: number): number =>
  special?.attack.ordnance ? 2 : range;

/** Attack range through an arc, 1 to 3 for a ship somewhere else, 0 too where both stand now; -1 for none. */
function rangeThrough(
  observation: Observation,
  { ship: attacker, body: from }: Standing,
  arc: Arc,
  { ship: defender, body: at }: Standing,
): number {
  if (standsAt(attacker, from) && standsAt(defender, at)) {
    const range = attackRangeThrough(observation.state, attacker, arc, defender);
    return range > 3 ? -1 : range;
  }
  const mm = attackRange(from, arc, at);
  return mm < 0 ? -1 : Math.max(1, band(mm));
}

const standsAt = (ship: Ship, body: BaseBody): boolean =>
  ship.x === body.x && ship.y === body.y && ship.facing === body.pose.facing;

/** The same by the middles of the bases alone: an eighth of the cost, to sort out what is not worth measuring. */
function roughRange(from: BaseBody, arc: Arc, at: BaseBody): number {
  const dx = at.x - from.x;
  const dy = at.y - from.y;
  const right = dx * from.cos - dy * from.sin;
  const ahead = dx * from.sin + dy * from.cos;
  if (!roughlyIn(arc, right, ahead, from.base.arcTangent, at.base.halfX)) return -1;
  const mm = Math.sqrt(dx * dx + dy * dy) - from.base.halfX - at.base.halfX;
  return mm > 300 ? -1 : Math.max(1, band(mm));
}

function roughlyIn(arc: Arc, right: number, ahead: number, tangent: number, slack: number): boolean {
  switch (arc) {
    case 'front':
      return ahead > 0 && Math.abs(right) < ahead * tangent + slack;
    case 'rear':
      return ahead < 0 && Math.abs(right) < -ahead * tangent + slack;
    case 'right':
      return right > 0 && Math.abs(ahead) * tangent < right + slack;
    case 'left':
      return right < 0 && Math.abs(ahead) * tangent < -right + slack;
    case 'bullseye':
      return ahead > 0 && Math.abs(right) < slack;
    case 'full-front':
      return ahead > 0;
    case 'full-rear':
      return ahead < 0;
  }
}

/** Attack dice: value, range bonus, depletion, damage cards. */
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
  if (!ship.damage.some((card) => card.up)) return 0;
  let change = 0;
  for (const { ability } of activeAbilities(ship)) {
    if (
      ability.kind === 'modifier' &&
      'value' in ability.of &&
      ability.of.value === value &&
      !ability.of.whose
    ) {
      change += typeof ability.of.change === 'number' ? ability.of.change : 0;
    }
  }
  return change;
}
