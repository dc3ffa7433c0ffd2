/** What a ship may attack with, whom, and why not. */

import type { Refusal } from '@firing-arc/referee';
import {
  type Arc,
  attackLines,
  attackRange,
  type BaseBody,
  type Body,
  distance,
  firstBandOn,
  type Line,
  lineCrosses,
  linesAmong,
  type MeasuringLine,
  RANGE_BAND,
  shortestLines,
} from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import type { ArcName } from '../abilities/language/vocabulary.ts';
import { focusSources, lockSources } from '../abilities/lent.ts';
import {
  fightTouching,
  firesAnywhere,
  firesDisabled,
  firesThroughAuxiliary,
  isBarredFromSpending,
  may,
  mayAttackTouching,
  rangeChange,
  shieldingFrom,
  untargetableBy,
  weaponBarredBy,
} from '../abilities/modifiers.ts';
import { arcsNamed } from '../abilities/scene.ts';
import { bodyOfBomb } from '../bombs/reach.ts';
import { faceup } from '../damage/deck.ts';
import {
  bodyOf,
  type FirstGame,
  friendly,
  inPlay,
  isCloaked,
  isHuge,
  isSameShip,
  obstacleBodyOf,
  otherSection,
  shipOf,
  touchingShips,
} from '../game.ts';
import { onAsteroid } from '../maneuver/obstacles-under.ts';
import { sideOf } from '../sides.ts';
import type { Attack, FirstState, Ship } from '../state.ts';
import { FRONT, PRIMARY, primaryArcs, type Weapon, weaponsOf } from './printed-weapons.ts';
import type { AttackOption } from './questions.ts';

type Attacking = Extract<AttackOption, { kind: 'attack' }>;
/** The arcs of a primary weapon that fires through a special firing arc too, which lies behind. */
const SPECIAL: readonly Arc[] = ['front', 'rear'];

/** A weapon as cards of its ship let it be used: farther, or in any direction. */
export function asUsed(state: FirstState, ship: Ship, weapon: Weapon): Weapon {
  const change = rangeChange(state, ship, weapon.number);
  const anywhere = weapon.arcs !== null && firesAnywhere(state, ship, weapon.number);
  const auxiliary = weapon.arcs !== null && firesThroughAuxiliary(state, ship, weapon.number);
  const special = weapon.number === PRIMARY && may(state, ship, 'fire-special');
  const bound = weapon.arcs === null && hasRule(state, ship, 'fires-in-arc');
  if (change === 0 && !anywhere && !auxiliary && !bound && !special) return weapon;
  const [from, to] = weapon.range;
  const range = [Math.max(1, from - change), Math.max(to, Math.min(3, to + change))] as const;
  const arcs = special ? SPECIAL : auxiliary ? primaryArcs(ship) : bound ? FRONT : weapon.arcs;
  return { ...weapon, range, arcs: anywhere ? null : arcs };
}

/** A weapon that is used through one arc only. */
export function through(ship: Ship, weapon: Weapon, arc: ArcName | undefined): Weapon {
  if (arc === undefined) return weapon;
  const named = arcsNamed(ship, arc);
  return { ...weapon, arcs: (weapon.arcs ?? named).filter((one) => named.includes(one)) };
}

/** Cards beat the rules. */
const BY_CARD = 'xwing1:golden-rules.2';

/** Ruling by which a ship cannot attack at all now; null when it can. */
export function cannotAttack(state: FirstState, ship: Ship): string | null {
  if (ship.attacksOver) return 'xwing1:faq-errata.4';
  if (isCloaked(ship)) return 'xwing1:cloak.3';
  if (ship.noAttackIn === state.round) return BY_CARD;
  if (isDisabled(ship) && !weaponsOf(ship).some(({ number }) => firesDisabled(state, ship, number, null)))
    return 'xwing1:weapons-disabled-token.1';
  if (!isHuge(ship) && onAsteroid(state, ship) && !may(state, ship, 'attack-on-obstacles'))
    return 'xwing1:obstacles.4';
  if (state.damageDeck !== 'core' && faceup({ state }, ship, 'blinded-pilot').length > 0) {
    return 'xwing1:damage-deck-the-force-awakens.2';
  }
  return null;
}

/** A ship with a weapons disabled token does not attack, but with weapons that a card frees from it. */
const isDisabled = (ship: Ship): boolean => ship.tokens['weapons-disabled'] > 0;

/** Whether such a token keeps a weapon from a target, which another weapon may attack. */
const isKeptByToken = (state: FirstState, ship: Ship, { number }: Weapon, target: Ship): boolean =>
  isDisabled(ship) && !firesDisabled(state, ship, number, target);

/** Every attack that a ship may declare, through one arc or any: weapons in the order of its cards, targets by id. */
export function attackOptions(state: FirstState, ship: Ship, arc?: ArcName): readonly Attacking[] {
  if (cannotAttack(state, ship)) return [];
  const enemies = state.ships.filter(
    (other) => inPlay(other) && !other.crippled && isFoe(state, ship, other),
  );
  const weapons = weaponsOf(ship)
    .filter(({ number }) => weaponBarredBy(state, ship, number) === null)
    .map((weapon) => through(ship, asUsed(state, ship, weapon), arc));
  const options = weapons.flatMap((weapon) =>
    enemies.flatMap((target) => {
      if (costRefusal(state, ship, weapon, target) ?? targetRefusal(state, ship, target)) return [];
      if (isKeptByToken(state, ship, weapon, target)) return [];
      const range = rangeOfAttack(ship, weapon, target);
      if (range === null || range < weapon.range[0] || range > weapon.range[1]) return [];
      if (isAcross(state, ship, weapon, target)) return [];
      return [{ kind: 'attack' as const, weapon: weapon.number, target: target.id, range }];
    }),
  );
  return options.filter(({ target }) => shieldedBy(state, options, target) === null);
}

/** Whether a ship may be attacked for its side: an enemy, or by a card a friend. */
const isFoe = (state: FirstState, ship: Ship, other: Ship): boolean =>
  !friendly(ship, other) || (ship !== other && hasRule(state, ship, 'attacks-friends'));

/** The card that keeps a ship from attacks since the attacker could target its own ship instead; null without one. */
const shieldedBy = (state: FirstState, options: readonly Attacking[], target: number): string | null =>
  shieldingFrom(state, shipOf({ state }, target)).find(({ ship }) =>
    options.some((option) => option.target === ship.id),
  )?.card ?? null;

/**
 * Why attacks are not among the options, as `weapon W target T`; through one arc only, if it is named. `limit` is what
 * else keeps a weapon from a target, as a ruling.
 */
export function attackRefusals(
  state: FirstState,
  ship: Ship,
  arc: ArcName | undefined,
  limit: (weapon: number, target: number) => string | null,
): readonly Refusal[] {
  const barred = cannotAttack(state, ship);
  const options = barred ? [] : attackOptions(state, ship, arc);
  const weapons = weaponsOf(ship).map((weapon) => through(ship, asUsed(state, ship, weapon), arc));
  return weapons.flatMap((weapon) =>
    state.ships.flatMap((target) => {
      if (target === ship || !inPlay(target)) return [];
      const ruling =
        barred ??
        limit(weapon.number, target.id) ??
        targetRefusal(state, ship, target) ??
        reachRefusal(ship, weapon, target) ??
        costRefusal(state, ship, weapon, target) ??
        (isAcross(state, ship, weapon, target) ? 'xwing1:huge-ships.30' : null) ??
        (isKeptByToken(state, ship, weapon, target) ? 'xwing1:weapons-disabled-token.1' : null) ??
        (options.some((option) => option.weapon === weapon.number && option.target === target.id)
          ? null
          : BY_CARD);
      if (!ruling) return [];
      const card =
        ruling === BY_CARD && barred === null
          ? (untargetableBy(state, ship, target) ??
            weaponBarredBy(state, ship, weapon.number) ??
            shieldedBy(state, options, target.id))
          : null;
      const option = `weapon ${weapon.number} target ${target.id}`;
      return [{ option, ruling, ...(card === null ? {} : { facts: { card } }) }];
    }),
  );
}

/** Whether an attack on or by a section is measured across the other section of the same ship (huge-ships.30). */
export function isAcross(state: FirstState, ship: Ship, weapon: Weapon, target: Ship): boolean {
  const between = [otherSection(state, ship), otherSection(state, target)].flatMap((one) =>
    one ? [bodyOf(one)] : [],
  );
  if (between.length === 0) return false;
  const lines = closestLines(ship, weapon, target).flat();
  return lines.length > 0 && lines.every((line) => between.some((body) => lineCrosses(line, body)));
}

function targetRefusal(state: FirstState, ship: Ship, target: Ship): string | null {
  if (!isFoe(state, ship, target)) return 'xwing1:attack.30';
  if (target.crippled) return 'xwing1:huge-ships.35';
  if (untargetableBy(state, ship, target) !== null) return BY_CARD;
  if (!touchingShips(state, ship, target) || mayAttackTouching(state, ship, target)) return null;
  if (fightTouching(state, ship, target)) return null;
  return 'xwing1:overlapping-ships.5';
}

/** What the header asks for must be there, and what the card spends (secondary-weapons.2 to .4). */
function costRefusal(
  state: FirstState,
  ship: Ship,
  { number, secondary }: Weapon,
  target: Ship,
): string | null {
  switch (secondary?.needs) {
    case undefined:
      return null;
    case 'target-lock':
      if (lockSources(state, ship, target, 'costs').length > 0) return null;
      if (!hasRule(state, ship, 'focus-for-locks')) return 'xwing1:secondary-weapons.3';
      if (secondary.spends && isBarredInAttack(state, ship, target)) return BY_CARD;
      return focusSources(state, ship).length > 0 ? null : 'xwing1:secondary-weapons.3';
    case 'focus':
      if (secondary.spends && isBarredInAttack(state, ship, target)) return BY_CARD;
      return focusSources(state, ship).length > 0 ? null : 'xwing1:secondary-weapons.4';
    case 'energy':
      return (ship.upgrades[number - 1]?.held ?? 0) >= (secondary.spends ?? 0)
        ? null
        : 'xwing1:secondary-weapons.2';
  }
}

/** Whether a card forbids to spend a focus token in an attack on a ship, which is not declared yet (faq-ship-cards.16). */
function isBarredInAttack(state: FirstState, ship: Ship, target: Ship): boolean {
  if (!hooked(state, 'cannot spend')) return false;
  const attack = newAttack(ship, target);
  return isBarredFromSpending({ ...state, attack }, ship, 'focus');
}

/** An attack that has just been declared. */
export const newAttack = (ship: Ship, target: Ship): Attack => ({
  attacker: ship.id,
  defender: target.id,
  weapon: PRIMARY,
  range: 1,
  obstructed: false,
  step: 'declare-target',
  attackDice: [],
  defenseDice: [],
  hit: false,
  critsCanceled: 0,
  dealt: [],
  defenseRolled: 0,
  suffered: 0,
  attackMore: 0,
  defenseMore: 0,
  barred: [],
  used: [],
});

function reachRefusal(ship: Ship, weapon: Weapon, target: Ship): string | null {
  const { secondary, arcs, range } = weapon;
  const reached = rangeOfAttack(ship, weapon, target);
  if (reached !== null && reached >= range[0] && reached <= range[1]) return null;
  const inSomeArc = arcs === null || reached !== null;
  if (!secondary) return 'xwing1:attack.5';
  return inSomeArc ? 'xwing1:weapon-range.1' : 'xwing1:attack.6';
}

/**
 * The range of an attack: to the nearest part of the target in the weapon's arcs (range.2), or closest point to closest
 * point for one that fires in any direction (range.7). Null out of arc or beyond the ruler.
 */
export const rangeOfAttack = (ship: Ship, weapon: Weapon, target: Ship): number | null =>
  rangeOfWeapon(bodyOf(ship), weapon, bodyOf(target));

/** The same between two bases, wherever they may come to stand. */
export function rangeOfWeapon(from: BaseBody, { arcs, range }: Weapon, to: BaseBody): number | null {
  const bands = Math.max(3, range[1]);
  if (arcs === null) return firstBandOn(distance(from, to), bands);
  let least = Number.POSITIVE_INFINITY;
  for (const arc of arcs) {
    const mm = attackRange(from, arc, to, bands * RANGE_BAND);
    if (mm >= 0 && mm < least) least = mm;
  }
  return least === Number.POSITIVE_INFINITY ? null : firstBandOn(least, bands);
}

/** The lines along which an attack may be measured: a clear and an obstructed one, as far as there are (obstructed.5). */
export function linesOfAttack(
  game: FirstGame,
  ship: Ship,
  weapon: Weapon,
  target: Ship,
): readonly MeasuringLine[] {
  const past = hasRule(game.state, ship, 'shoots-past-obstacles');
  const rocks = past ? [] : game.state.obstacles.filter(({ placed }) => placed).map(obstacleBodyOf);
  return linesAmong(closestLines(ship, weapon, target), [
    ...rocks,
    ...shipsInTheWay(game.state, ship, target),
  ]);
}

/** The bases of ships that obstruct attacks of their enemies. */
export const shipsInTheWay = (state: FirstState, ship: Ship, target: Ship): readonly Body[] =>
  obstructing(state, ship, target).map((other) => bodyOf(other));

/** Huge ships obstruct all attacks (huge-ships.31), others by a card those of their enemies. */
export function obstructing(state: FirstState, ship: Ship, target: Ship): readonly Ship[] {
  const byCard = hooked(state, 'rule obstructs');
  return state.ships.filter(
    (other) =>
      inPlay(other) &&
      !isSameShip(other, target) &&
      !isSameShip(other, ship) &&
      (isHuge(other) || (byCard && !friendly(ship, other) && hasRule(state, other, 'obstructs'))),
  );
}

/** Whether the line of an attack crosses a ship whose card makes obstruction worth more dice. */
export const goesThroughEmitter = (state: FirstState, ship: Ship, target: Ship, line: Line): boolean =>
  hooked(state, 'rule obstructs-more') &&
  obstructing(state, ship, target).some(
    (other) => hasRule(state, other, 'obstructs-more') && lineCrosses(line, bodyOf(other)),
  );

/** Whether an attack is measured through a bomb token of the defender’s side; of lines as short the attacker takes a free one. */
export function goesThroughBomb(
  state: FirstState,
  ship: Ship,
  weapon: Weapon,
  target: Ship,
  obstructed: boolean,
): boolean {
  if (!hooked(state, 'rule ignores-own-bombs')) return false;
  const bombs = state.bombs
    .filter(({ player }) => sideOf(state, player) === target.side)
    .flatMap((bomb) => bodyOfBomb(state, bomb) ?? []);
  const rocks = state.obstacles.filter(({ placed }) => placed).map(obstacleBodyOf);
  const lines = linesAmong(closestLines(ship, weapon, target), bombs);
  const free = lines.find((line) => !line.obstructed);
  if (!free) return lines.length > 0;
  if (lines.length === 1) return false;
  return !obstructed && rocks.some((rock) => lineCrosses(free.line, rock));
}

/** The shortest lines in the weapon's arcs: those of the arc in which the target is nearest. */
function closestLines(ship: Ship, { arcs, range }: Weapon, target: Ship): readonly (readonly Line[])[] {
  const from = bodyOf(ship);
  const to = bodyOf(target);
  if (arcs === null) return [shortestLines(from, to)];
  const ruler = Math.max(3, range[1]) * RANGE_BAND;
  const measured = arcs
    .map((arc) => ({ arc, mm: attackRange(from, arc, to, ruler) }))
    .filter(({ mm }) => mm >= 0);
  const least = Math.min(...measured.map(({ mm }) => mm));
  return measured.filter(({ mm }) => mm === least).map(({ arc }) => attackLines(from, arc, to, ruler));
}
