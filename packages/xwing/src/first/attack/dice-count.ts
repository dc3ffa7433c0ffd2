import {
  agilityChange,
  diceChange,
  hasRule,
  lacksRangeBonus,
  primaryChange,
} from '../abilities/modifiers.ts';
import { faceup } from '../damage/effects.ts';
import { isCloaked, printedAgility, shipOf } from '../game.ts';
import type { Attack, FirstState, Ship } from '../state.ts';
import { PRIMARY, THROUGH_EMITTER, weaponOf } from './weapons.ts';

/** Dice of an attack: the weapon's value, which is never below 0, then dice more and fewer (attack.9 to .11). */
export function attackDiceCount(state: FirstState, attack: Attack): number {
  const ship = shipOf({ state }, attack.attacker);
  if (state.damageDeck === 'core' && faceup({ state }, ship, 'blinded-pilot').length > 0) return 0;
  const value = attack.weapon === PRIMARY ? primaryValue(state, ship) : weaponOf(ship, attack.weapon).attack;
  const fewer = faceup({ state }, ship, 'weapons-failure').length;
  const close = attack.weapon === PRIMARY && attack.range === 1;
  const bonus = close && !lacksRangeBonus(state, 'attack') ? rangeBonus(state, ship) : 0;
  return Math.max(0, value + bonus + attack.attackMore + diceChange(state, 'attack') - fewer);
}

/** The die for range, which counts twice for a ship whose card says so. */
const rangeBonus = (state: FirstState, ship: Ship): number =>
  hasRule(state, ship, 'doubles-range-bonus') ? 2 : 1;

/** The primary weapon value: modifiers are summed before it is held at 0 (primary-weapon.3). */
export function primaryValue(state: FirstState, ship: Ship): number {
  const worse = faceup({ state }, ship, 'weapon-malfunction').length;
  return Math.max(0, weaponOf(ship, PRIMARY).attack + primaryChange(state, ship) - worse);
}

/** Dice of the defender: its agility, one more against a primary weapon at range 3 or beyond (huge-ships.27), one more when obstructed (attack.17 to .19). */
export function defenseDiceCount(state: FirstState, attack: Attack): number {
  const defender = shipOf({ state }, attack.defender);
  const doubled = hasRule(state, shipOf({ state }, attack.attacker), 'doubles-agility');
  const agility = agilityOf(state, defender) * (doubled ? 2 : 1);
  const distant = attack.weapon === PRIMARY && attack.range >= 3;
  const far = distant && !lacksRangeBonus(state, 'defense') ? rangeBonus(state, defender) : 0;
  const obstructed = attack.obstructed ? (attack.used.includes(THROUGH_EMITTER) ? 3 : 1) : 0;
  return Math.max(0, agility + far + obstructed + attack.defenseMore + diceChange(state, 'defense'));
}

/** Agility: modifiers are summed before it is held at 0 (agility.3, .4); a cloak token is worth 2 (cloak.2), a tractor beam token 1 less in combat (tractor-beam-token.1). */
export function agilityOf(state: FirstState, ship: Ship): number {
  const damaged = faceup({ state }, ship, 'structural-damage').length;
  let lasting = 0;
  for (const { change } of ship.agilities) lasting += change;
  const pulled = state.phase === 'combat' ? ship.tokens['tractor-beam'] : 0;
  const more = (isCloaked(ship) ? 2 : 0) + agilityChange(state, ship) + lasting - pulled;
  return Math.max(0, printedAgility(ship) + more - damaged);
}
