import {
  type Arc,
  attackRange,
  band,
  bandOn,
  EPIC_BANDS,
  inArc,
  type ObstacleType,
  RANGE_BAND,
} from '../../common/index.ts';
import { canPay } from '../abilities/costs.ts';
import { allowedTo, firesThrough, ownValues, passesAll, treatsAsBullseye } from '../abilities/evaluate.ts';
import { type AttackNeed, needsOf } from '../abilities/language.ts';
import { exemptedByOthers, permits, permittedTo } from '../abilities/permits.ts';
import { bodyOf, inPlay, isRemote } from '../bodies.ts';
import type { SpecialWeapon, Weapon } from '../cards/chassis.ts';
import { remoteAttackRange } from '../devices/attack.ts';
import { unitBody } from '../devices/bodies.ts';
import { commandosRefusal } from '../devices/team.ts';
import { costsNow } from '../huge/fired.ts';
import { hasLockOn } from '../locks.ts';
import { notIgnored } from '../maneuver/ignoring.ts';
import { obstaclesUnder, obstacleType } from '../obstacles.ts';
import type { AttackOption } from '../questions.ts';
import { inContact } from '../range.ts';
import { activeModifiers } from '../ship/abilities.ts';
import { firingArcs, isTurretArcAttack, weaponArcs } from '../ship/arcs.ts';
import { isHuge } from '../ship/card.ts';
import { isCalculating, isDisarmed, isFocused } from '../ship/conditions.ts';
import { upgradeRef } from '../ship/upgrades.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { areEnemies } from '../sides.ts';
import type { Attack, SecondState, Ship } from '../state.ts';
import { isWeaponOf, weaponOf } from './weapon.ts';

/** An arc through which a weapon can be used, at some attack ranges; against some ships only, where a card says so. */
export interface Field {
  readonly arc: Arc;
  readonly span: readonly [number, number];
  readonly whom?: (target: Ship) => boolean;
}

/** The arcs of a weapon, and those that cards give it. */
export function fieldsOf(state: SecondState, ship: Ship, weapon: Weapon): readonly Field[] {
  const span = spanOf(state, ship, weapon);
  const own: readonly Field[] = weaponArcs(ship, weapon).map((arc) => ({ arc, span }));
  if (weapon.arc === 'front') {
    const more = firesThrough(state, ship, weapon);
    return more.length === 0
      ? own
      : [...own, ...more.map(({ arc, range }) => ({ arc, span: range ?? span }))];
  }
  if (weapon.arc !== 'bullseye' || allowedTo(state, ship, 'treat-as-bullseye').length === 0) return own;
  const whom = (target: Ship): boolean =>
    !inArc(bodyOf(ship), 'bullseye', unitBody(target)) && treatsAsBullseye(state, ship, target);
  return [...own, { arc: 'front', span, whom }];
}

/** Whether a target is in a firing arc of a ship, whatever its weapons reach; a ship never is in its own (arcs FAQ 3). */
export const inFiringArc = (ship: Ship, target: Ship): boolean =>
  target !== ship && firingArcs(ship).some((arc) => inArc(bodyOf(ship), arc, unitBody(target)));

/** Obstacles that a ship cannot attack from; from an electro-chaff cloud it can (obstacles.20). */
const NO_ATTACK_ON: Readonly<Partial<Record<ObstacleType, string>>> = {
  asteroid: 'xwing2:obstacles.17',
  debris: 'xwing2:obstacles.18',
  gascloud: 'xwing2:obstacles.19',
};

/** Why a ship cannot perform any attack now, as a ruling; null when it can. `barring` is what it attacks from. */
export function cannotAttack(
  state: SecondState,
  ship: Ship,
  barring?: readonly ObstacleType[],
): string | null {
  if (isRemote(ship)) return commandosRefusal(state, ship);
  if (isDisarmed(ship) && disarmedPermits(state, ship).length === 0) return disarming(ship);
  for (const type of barring ?? barringTypes(state, ship)) {
    if (permitsOn(state, ship, type).length === 0) return NO_ATTACK_ON[type]!;
  }
  return null;
}

/** By which ruling a ship is disarmed: by its cloak where it has no disarm token (cloak.3). */
const disarming = ({ tokens }: Ship): string => (tokens.disarm > 0 ? 'xwing2:disarmed.2' : 'xwing2:cloak.3');

/** The types of the obstacles under a ship from which nobody attacks, but by a card that lets them. */
export function barringTypes(state: SecondState, ship: Ship): readonly ObstacleType[] {
  const under = obstaclesUnder(state, ship);
  if (under.length === 0) return NO_TYPES;
  return notIgnored(state, ship, notIgnored(state, ship, under, 'overlap'), 'attack')
    .map((id) => obstacleType(state.obstacles[id]!.outline))
    .filter((type) => NO_ATTACK_ON[type] !== undefined);
}

const NO_TYPES: readonly ObstacleType[] = [];

/** The cards by which a ship may attack from obstacles of a type. */
const permitsOn = (state: SecondState, ship: Ship, type: ObstacleType) =>
  permittedTo(state, ship, 'attack-on-obstacles').filter((permit) => permit.types?.includes(type) ?? true);

/** Why a ship may attack with some weapons only, as a ruling for the others: by cards that let it attack at all. */
function barred(
  state: SecondState,
  ship: Ship,
  weapon: Weapon,
  barring: readonly ObstacleType[],
): string | null {
  if (isDisarmed(ship) && !firesDisarmed(state, ship, weapon)) return disarming(ship);
  for (const type of barring) {
    const permits = permitsOn(state, ship, type);
    if (!permits.some((permit) => permit.with === 'any' || isWeaponOf(ship, weapon, permit.with, '')))
      return NO_ATTACK_ON[type]!;
  }
  return null;
}

/** Ships farther apart than this cannot be within range 3 of each other (mm). */
const OUT_OF_REACH = 300 + 114;

/** Attack range through an arc, 0 to 3; 4 beyond it, -1 when the defender is not in the arc (attack-range.1, .3). */
export function attackRangeThrough(state: SecondState, attacker: Ship, arc: Arc, defender: Ship): number {
  if (isHuge(attacker) || isHuge(defender)) return rangeOfHuge(state, attacker, arc, defender);
  const dx = attacker.x - defender.x;
  const dy = attacker.y - defender.y;
  if (dx * dx + dy * dy > OUT_OF_REACH * OUT_OF_REACH) return 4;
  if (isRemote(attacker) || isRemote(defender)) return remoteAttackRange(attacker, arc, defender);
  const mm = attackRange(bodyOf(attacker), arc, bodyOf(defender));
  if (mm < 0) return -1;
  return inContact(state, attacker.id, defender.id) ? 0 : Math.max(1, band(mm));
}

/** The same for huge ships, whose weapons may reach range 5 (huge-ships.10); 6 beyond it. */
function rangeOfHuge(state: SecondState, attacker: Ship, arc: Arc, defender: Ship): number {
  const mm = attackRange(bodyOf(attacker), arc, bodyOf(defender), EPIC_BANDS * RANGE_BAND);
  if (mm < 0) return -1;
  if (inContact(state, attacker.id, defender.id)) return 0;
  return Math.max(1, bandOn(mm, EPIC_BANDS) ?? EPIC_BANDS + 1);
}

/** The farthest attack range of a ship's weapons, as cards change it; 0 without a weapon. */
export const farthestRange = (state: SecondState, ship: Ship): number =>
  Math.max(
    0,
    ...weaponsOf(ship).flatMap((weapon) => fieldsOf(state, ship, weapon).map(({ span }) => span[1])),
  );

/** Attack ranges of a weapon: of a huge ship's primary ones 1-3 (huge-ships.9). */
function spanOf(state: SecondState, ship: Ship, weapon: Weapon): readonly [number, number] {
  const span = weapon.special?.attack.range ?? (isHuge(ship) ? HUGE_SPAN : USUAL_SPAN);
  let [from, to] = span;
  for (const { ref, of } of ownValues(state, ship, 'weapon-range')) {
    if (!of.with.some((kind) => isWeaponOf(ship, weapon, kind, ref))) continue;
    [from, to] = [Math.max(0, from - of.change), Math.min(3, to + of.change)];
    break;
  }
  for (const can of allowedTo(state, ship, 'attack-at')) {
    if (!isWeaponOf(ship, weapon, can.with, '')) continue;
    [from, to] = [Math.min(from, can.range[0]), Math.max(to, can.range[1])];
  }
  return [from, to];
}

/** The card by which a ship may pay to attack farther or nearer than a weapon reaches. */
export const stretchOf = (state: SecondState, ship: Ship) =>
  permits(state, ship, 'stretch-range').find(({ ref, of }) => canPay(state, ship, ref, of.costs));

const USUAL_SPAN = [0, 3] as const;
const HUGE_SPAN = [1, 3] as const;

/** What a granted attack is limited to: weapons and targets by number, and the ability that grants it. */
export interface AttackLimits {
  readonly weapons?: readonly number[];
  readonly targets?: readonly number[];
  readonly by?: string;
  /** The lock that the weapon needs is not needed (bonus-attack.2). */
  readonly withoutLock?: boolean;
  /** Only a turret arc that it has not attacked from this round. */
  readonly fresh?: boolean;
  /** It cannot attack from that turret arc again this round. */
  readonly closes?: boolean;
  /** What the weapon costs is not paid. */
  readonly withoutCost?: boolean;
}

const ANY_ATTACK: AttackLimits = {};

/**
 * Every legal attack of a ship: an enemy in a weapon's arc at attack range 0-3 (primary-weapon.3, friendly.2), for a
 * special weapon within its own range, with its requirement met and its costs payable (special-weapon.2, attack.7).
 */
export function attackOptions(
  state: SecondState,
  ship: Ship,
  limits: AttackLimits = ANY_ATTACK,
): readonly AttackOption[] {
  const barring = barringTypes(state, ship);
  if (cannotAttack(state, ship, barring)) return [];
  const options: AttackOption[] = [];
  const friends = mayAttackFriends(state, ship);
  const stretch = stretchOf(state, ship);
  const shooting = { state, ship, limits, more: stretch?.of.by ?? 0 };
  weaponsOf(ship).forEach((weapon, index) => {
    if (limits.weapons && !limits.weapons.includes(index)) return;
    if (unusable(state, ship, weapon, barring, limits)) return;
    for (const field of fieldsOf(state, ship, weapon)) {
      const { arc, span } = field;
      if (isTurretArcAttack(weapon) && isSpentArc(ship, arc, limits)) continue;
      for (const target of state.ships) {
        if (target === ship || (!areEnemies(state, target.player, ship.player) && !friends)) continue;
        if (!(inPlay(target) || isRemote(target))) continue;
        if (limits.targets && !limits.targets.includes(target.id)) continue;
        const range = shot(shooting, weapon, field, target);
        if (typeof range === 'string') continue;
        const stretched = stretch !== undefined && (range < span[0] || range > span[1]);
        options.push({
          kind: 'attack',
          weapon: index,
          arc,
          target: target.id,
          range,
          ...(stretched ? { ability: stretch.ref } : {}),
        });
      }
    }
  });
  return options.length > 1 && closestOnly(ship) ? closestOf(options) : options;
}

/** Who attacks, within which limits, and how much farther and nearer than its weapons reach. */
interface Shooting {
  readonly state: SecondState;
  readonly ship: Ship;
  readonly limits: AttackLimits;
  readonly more: number;
}

/** The range of an attack through an arc of a weapon; or why it is not legal, as a ruling. */
export function shot(
  { state, ship, limits, more }: Shooting,
  weapon: Weapon,
  { arc, span, whom }: Field,
  target: Ship,
): number | string {
  const { special } = weapon;
  if (whom && !whom(target)) return special ? 'xwing2:special-weapon.5' : 'xwing2:attack-arc.1';
  const range =
    span[1] + more > 3 && !isRemote(target)
      ? rangeOfHuge(state, ship, arc, target)
      : attackRangeThrough(state, ship, arc, target);
  if (range < 0) return special ? 'xwing2:special-weapon.5' : 'xwing2:attack-arc.1';
  if (range < Math.max(0, span[0] - more) || range > Math.min(EPIC_BANDS, span[1] + more)) {
    return atNoRange(ship, weapon);
  }
  if (isDisarmed(ship)) {
    if (onlyLocked(state, ship, weapon) && !hasLockOn(state, ship, target)) return disarming(ship);
    if (onlyInBullseye(state, ship, weapon, target)) return disarming(ship);
  }
  return (special && cannotHit(state, ship, special, target, limits.withoutLock)) ?? range;
}

/** By which ruling a target is at no range of a weapon. */
export const atNoRange = (ship: Ship, { special }: Weapon): string =>
  special ? 'xwing2:special-weapon.6' : isHuge(ship) ? 'xwing2:huge-ships.9' : 'xwing2:primary-weapon.3';

/** Why a ship cannot use a weapon at all now, as a ruling; null when it can. */
export const unusable = (
  state: SecondState,
  ship: Ship,
  weapon: Weapon,
  barring: readonly ObstacleType[],
  limits: AttackLimits,
): string | null =>
  barred(state, ship, weapon, barring) ??
  (weapon.special ? cannotFire(state, ship, weapon.special, limits) : null);

/** Whether a card of a ship lets it attack friendly ships too. */
export const mayAttackFriends = (state: SecondState, ship: Ship): boolean =>
  allowedTo(state, ship, 'attack-friends').length > 0;

/** Whether a card bars a turret arc because the ship attacked from it this round. */
export const isSpentArc = (ship: Ship, arc: Arc, { fresh }: AttackLimits): boolean =>
  (ship.closedArcs?.includes(arc) ?? false) || (fresh === true && (ship.firedFrom?.includes(arc) ?? false));

/** Remembers the turret arc of an attack, for what asks about it later this round. */
export function rememberArc(state: SecondState, ship: Ship, attack: Attack, closes = false): void {
  if (!isTurretArcAttack(weaponOf(state, attack))) return;
  ship.firedFrom = [...(ship.firedFrom ?? []), attack.arc];
  if (closes) ship.closedArcs = [...(ship.closedArcs ?? []), attack.arc];
}

/** The cards by which a ship may attack while it has its disarm tokens. */
const disarmedPermits = (state: SecondState, ship: Ship) =>
  allowedTo(state, ship, 'attack-while-disarmed').filter(({ once }) => !once || ship.tokens.disarm === 1);
/** The cards by which a ship may attack with a weapon while disarmed. */
const permitsOf = (state: SecondState, ship: Ship, weapon: Weapon) =>
  disarmedPermits(state, ship).filter((permit) =>
    permit.with.some((kind) => isWeaponOf(ship, weapon, kind, '')),
  );
const firesDisarmed = (state: SecondState, ship: Ship, weapon: Weapon): boolean =>
  permitsOf(state, ship, weapon).length > 0;
/** Whether a disarmed ship may use a weapon only against what it has locked. */
const onlyLocked = (state: SecondState, ship: Ship, weapon: Weapon): boolean =>
  permitsOf(state, ship, weapon).every((permit) => permit.onlyLocked);

/** Whether a disarmed ship may use a weapon only in its bullseye arc, where the target is not. */
const onlyInBullseye = (state: SecondState, ship: Ship, weapon: Weapon, target: Ship): boolean =>
  permitsOf(state, ship, weapon).every((permit) => permit.inBullseye) &&
  !inArc(bodyOf(ship), 'bullseye', unitBody(target));

/** The card that lets a ship attack only what is closest. */
export const closestOnly = (ship: Ship) =>
  activeModifiers(ship).find(
    ({ ability }) =>
      ability.kind === 'modifier' && 'permission' in ability.of && ability.of.permission === 'targets',
  );

/** Of each weapon those at the nearest attack range with a legal defender (faq-specific-card-questions.56, .57). */
const closestOf = (options: readonly AttackOption[]): readonly AttackOption[] =>
  options.filter(
    (option) =>
      option.kind === 'none' ||
      options.every(
        (other) => other.kind === 'none' || other.weapon !== option.weapon || other.range >= option.range,
      ),
  );

/** Why a special weapon cannot be used at all now, as a ruling; null when it can. */
export function cannotFire(
  state: SecondState,
  ship: Ship,
  special: SpecialWeapon,
  limits: AttackLimits = ANY_ATTACK,
): string | null {
  const { attack } = special;
  const ref = upgradeRef(special.upgrade);
  if (attack.onlyBonus && !limits.by?.startsWith(ref)) return 'xwing2:special-weapon.2';
  if (!limits.withoutCost && !canPay(state, ship, ref, costsNow(ship, special))) return 'xwing2:attack.7';
  const needs = needsOf(attack);
  if (needs.length === 0 || needs.includes('lock') || needs.some((need) => NEEDED[need]?.(ship))) return null;
  return exemptions(state, ship, special).length > 0 ? null : 'xwing2:special-weapon.8';
}

/** The cards by which a ship may attack without what a weapon needs: those that cost something come last. */
function exemptions(state: SecondState, ship: Ship, { attack }: SpecialWeapon) {
  const needs = needsOf(attack);
  return [
    ...permits(state, ship, 'fire-without').filter(({ of }) => !of.whom),
    ...exemptedByOthers(state, ship),
  ]
    .filter(
      ({ ref, of }) => of.needs.some((need) => needs.includes(need)) && canPay(state, ship, ref, of.costs),
    )
    .sort((a, b) => a.of.costs.length - b.of.costs.length || (a.ref < b.ref ? -1 : 1));
}

/** What lets a ship attack a target with a weapon that needs what it has not; null when it lacks nothing. */
export function exemptionFor(state: SecondState, ship: Ship, special: SpecialWeapon, target: Ship) {
  if (hasNeeded(state, ship, special, target)) return null;
  return exemptions(state, ship, special).find(({ by, ref, of }) =>
    passesAll({ state, self: of.whom ? by : ship, ref, occasion: null, chosen: -1 }, target, of.on),
  );
}

/** Whether a ship has any one of the things that a weapon needs to attack a target. */
function hasNeeded(state: SecondState, ship: Ship, { attack }: SpecialWeapon, target: Ship): boolean {
  const needs = needsOf(attack);
  return (
    needs.length === 0 ||
    needs.some((need) => (need === 'lock' ? hasLockOn(state, ship, target) : NEEDED[need]?.(ship)))
  );
}

/** What a ship needs to have, whoever is attacked. */
const NEEDED: Readonly<Partial<Record<AttackNeed, (ship: Ship) => boolean>>> = {
  focus: isFocused,
  calculate: isCalculating,
};

/** Why a special weapon cannot be used on a target in its arc and range; null when it can. */
function cannotHit(
  state: SecondState,
  ship: Ship,
  special: SpecialWeapon,
  target: Ship,
  withoutLock = false,
): string | null {
  const ref = upgradeRef(special.upgrade);
  if (
    !passesAll({ state, self: ship, ref, occasion: null, chosen: -1 }, target, special.attack.against ?? [])
  )
    return 'xwing2:special-weapon.2';
  const needs = needsOf(special.attack);
  if (withoutLock && needs.includes('lock')) return null;
  if (exemptionFor(state, ship, special, target) !== undefined) return null;
  return needs.includes('lock') ? 'xwing2:special-weapon.7' : 'xwing2:special-weapon.8';
}
