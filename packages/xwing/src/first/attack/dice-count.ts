import { agilityOf, hasRule, primaryValue } from '../abilities/evaluate.ts';
import { diceChange, lacksRangeBonus } from '../abilities/modifiers.ts';
import { faceup } from '../damage/deck.ts';
import { shipOf } from '../game.ts';
import type { Attack, FirstState, Ship } from '../state.ts';
import { PRIMARY, THROUGH_EMITTER, weaponOf } from './printed-weapons.ts';

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
