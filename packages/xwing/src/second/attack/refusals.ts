/** Why attacks and changes of dice are not offered, for the one who asks. */

import type { Refusal } from '@firing-arc/referee';
import { inArc } from '../../common/index.ts';
import { bodyOf, inPlay, isRemote } from '../bodies.ts';
import { unitBody } from '../devices/bodies.ts';
import { grantable, headersOf } from '../huge/fired.ts';
import type { AttackOption, ModifyOption } from '../questions.ts';
import { rangeBetween } from '../range.ts';
import { byCard, findAbility } from '../ship/abilities.ts';
import { isTurretArcAttack } from '../ship/arcs.ts';
import { isHuge } from '../ship/card.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { relationOf } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { onlyByForce, onlyByLock } from './dice-limits.ts';
import {
  banOn,
  choicesIn,
  diceRefusal,
  eachAbility,
  type Rolled,
  reaches,
  tokenOptions,
  UNMET,
  userOf,
} from './modify-dice.ts';
import { isPrimaryAttack } from './weapon.ts';
import {
  type AttackLimits,
  atNoRange,
  barringTypes,
  closestOnly,
  type Field,
  fieldsOf,
  isSpentArc,
  mayAttackFriends,
  shot,
  stretchOf,
  unusable,
} from './weapons.ts';

/** Why each ship is not a target, and each special weapon does not reach one, for the one who asks. */
export function attackRefusals(
  state: SecondState,
  ship: Ship,
  options: readonly AttackOption[],
  limits: AttackLimits = {},
): readonly Refusal[] {
  const others = state.ships.filter((other) => other !== ship && (inPlay(other) || isRemote(other)));
  const weapons = weaponsOf(ship);
  const whys = (target: Ship) => weapons.map((_, at) => whyNot(state, ship, at, target, limits));
  const isOffered = (target: Ship, weapon?: number): boolean =>
    options.some(
      (one) =>
        one.kind === 'attack' && one.target === target.id && (weapon === undefined || one.weapon === weapon),
    );
  const ships = others
    .filter((other) => !isOffered(other))
    .map((other) => ({
      option: `ship-${other.id}`,
      ...(notEnemy(state, ship, other) ?? beyond(state, ship, other, whys(other).reduce(farther))),
    }));
  const enemies = others.filter((other) => !notEnemy(state, ship, other));
  return [
    ...ships,
    ...weapons.flatMap(({ special }, at) => {
      if (!special) return [];
      const option = `upgrade-${special.upgrade}`;
      const why = weaponWhy(state, ship, at, limits);
      if (why) return [{ option, ...why }];
      return enemies
        .filter(
          (other) => inPlay(other) && limits.targets?.includes(other.id) !== false && !isOffered(other, at),
        )
        .map((other) => ({
          option: `${option} ship-${other.id}`,
          ...whyNot(state, ship, at, other, limits),
        }));
    }),
  ];
}

type Why = Omit<Refusal, 'option'>;

/** That a ship is no enemy, unless a card lets it be attacked. */
function notEnemy(state: SecondState, ship: Ship, { player }: Ship): Why | null {
  const relation = relationOf(state, ship.player, player);
  if (relation === 'enemy' || mayAttackFriends(state, ship)) return null;
  return { ruling: relation === 'allied' ? 'xwing2:allied.2' : 'xwing2:friendly.2' };
}

/** What is first in the way of an attack: who is not in the arc is not at a range of the weapon either. */
const FIRST: readonly string[] = ['xwing2:special-weapon.5', 'xwing2:attack-arc.1'];
const SECOND: readonly string[] = [
  'xwing2:special-weapon.6',
  'xwing2:huge-ships.9',
  'xwing2:primary-weapon.3',
];
const progress = ({ ruling }: Why): number => (FIRST.includes(ruling) ? 0 : SECOND.includes(ruling) ? 1 : 2);

/** Of the reasons against two weapons the one nearer to an attack; the first where they are alike. */
const farther = (one: Why, other: Why): Why => (progress(other) > progress(one) ? other : one);

/** Of a ship that no weapon could reach wherever its arcs were, that is told. */
const beyond = (state: SecondState, ship: Ship, target: Ship, why: Why): Why =>
  progress(why) === 0 && rangeBetween(state, ship, target) > 3 ? { ruling: 'xwing2:primary-weapon.3' } : why;

/** Why a ship does not attack a target with a weapon: of its arcs the one through which it comes nearest to it. */
function whyNot(state: SecondState, ship: Ship, at: number, target: Ship, limits: AttackLimits): Why {
  const weapon = weaponsOf(ship)[at]!;
  const shooting = { state, ship, limits, more: stretchOf(state, ship)?.of.by ?? 0 };
  const whys = fieldsOf(state, ship, weapon).map((field): Why => {
    const ruling = shot(shooting, weapon, field, target);
    // The ruler through an arc ends at the last range: who is in the arc is only farther away.
    const isFar = typeof ruling === 'string' && progress({ ruling }) === 0 && isIn(ship, field, target);
    if (isFar) return { ruling: atNoRange(ship, weapon) };
    if (typeof ruling === 'string') return { ruling };
    const why = weaponWhy(state, ship, at, limits);
    if (why) return why;
    const spent = isTurretArcAttack(weapon) && isSpentArc(ship, field.arc, limits);
    if (spent || limits.targets?.includes(target.id) === false) return limitWhy(ship, limits, at);
    return byCard({ by: ship, ref: closestOnly(ship)?.ref ?? '' });
  });
  return whys.reduce(farther);
}

const isIn = (ship: Ship, { arc, whom }: Field, target: Ship): boolean =>
  (whom?.(target) ?? true) && inArc(bodyOf(ship), arc, unitBody(target), Number.POSITIVE_INFINITY);

/** Why an attack is not made with a weapon, whoever is attacked; null when it may be. */
function weaponWhy(state: SecondState, ship: Ship, at: number, limits: AttackLimits): Why | null {
  if (limits.weapons?.includes(at) === false) return limitWhy(ship, limits, at);
  const ruling = unusable(state, ship, weaponsOf(ship)[at]!, barringTypes(state, ship), limits);
  return ruling === null ? null : { ruling };
}

/**
 * Why a limited attack is not made with a weapon: what grants it does not mean this one; or a huge ship has made its
 * standard attack, or all those under the headers of the weapon (huge-ships.4, .7, .8).
 */
function limitWhy(ship: Ship, { by }: AttackLimits, weapon: number): Why {
  if (by === undefined && !isHuge(ship)) return { ruling: 'xwing2:introduction.3' };
  if (isHuge(ship) && by !== undefined && !grantable(ship, undefined).includes(weapon))
    return { ruling: 'xwing2:huge-ships.8' };
  if (by !== undefined) return byCard({ by: ship, ref: by }, 'xwing2:abilities.1');
  return { ruling: headersOf(weaponsOf(ship)[weapon]!) > 0 ? 'xwing2:huge-ships.7' : 'xwing2:huge-ships.4' };
}

/** Why tokens and abilities of one side that could act on such dice are not among the options, for the one who asks. */
export function diceRefusals(state: SecondState, rolled: Rolled, player: number): readonly Refusal[] {
  const { options } = choicesIn(state, rolled, player);
  const refusals: Refusal[] = [];
  const own = player === rolled.owner.player;
  const without = suppressing(state, rolled, player);
  const against = (option: ModifyOption): Omit<Refusal, 'option'> | null => {
    const ban = banOn(state, rolled, own, option);
    return without ?? (ban ? byCard(ban) : null);
  };
  eachAbility(state, rolled, (ability, ref, ship) => {
    if (userOf(ability, ship, rolled.owner) !== player || !reaches(state, rolled, ability, ref, ship)) return;
    if (options.some((one) => one.kind === 'ability' && one.ability === ref && one.ship === ship.id)) return;
    const ruling = diceRefusal(state, rolled.attack, ability, ref, ship);
    // What its card asks for, a line about this ability tells better than that cards may ask for something.
    const why = ruling
      ? { ruling: (ruling === UNMET && findAbility(ship, ref)?.ability.rulings?.[0]) || ruling }
      : ability.effect.kind === 'not-a-modification'
        ? null
        : against({ kind: 'ability', ability: ref, ship: ship.id, dice: [] });
    if (why) refusals.push({ option: `ability-${ref}@${ship.id}`, ...why });
  });
  if (!own) return refusals;
  const tokens: ModifyOption[] = [];
  tokenOptions(state, rolled, tokens);
  for (const [kind, option] of SPENT) {
    const token = tokens.find((one) => one.kind === kind);
    const why = token && !options.some((one) => one.kind === kind) && against(token);
    if (why) refusals.push({ option, ...why });
  }
  return refusals;
}

/** What a ship spends on its dice, as a refusal names it. */
const SPENT = [
  ['spend-focus', 'focus'],
  ['spend-calculate', 'calculate'],
  ['spend-evade', 'evade'],
  ['spend-lock', 'lock'],
] as const;

/** What keeps one side from modifying the dice at all in this step; null when nothing does. */
function suppressing(
  state: SecondState,
  { attack, kind, owner }: Rolled,
  player: number,
): Omit<Refusal, 'option'> | null {
  const own = player === owner.player;
  if (attack.range === 0 && kind === 'defense' && !own) return { ruling: 'xwing2:attack.16' };
  if (kind === 'defense') return null;
  const locking = onlyByLock(state, owner);
  if (locking) return byCard({ by: owner, ref: locking.ref });
  if (attack.range === 0 && own && isPrimaryAttack(state, attack)) return { ruling: 'xwing2:attack.12' };
  const forcing = own ? onlyByForce(owner) : undefined;
  return forcing ? byCard({ by: owner, ref: forcing.ref }) : null;
}
