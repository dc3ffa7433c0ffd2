/** How often the weapons of a huge ship have been fired this round. */

import type { Cost } from '../abilities/language.ts';
import type { SpecialWeapon, Weapon } from '../cards/chassis.ts';
import { weaponsOf } from '../ship/weapons.ts';
import type { Attack, SecondState, Ship } from '../state.ts';

/** Stands in `fired` for the standard attack, and for a bonus attack that a card granted. */
export const STANDARD = -1;

export const GRANTED = -2;

/** Stands there for an attack under a Bonus Attack: header of the weapon, and under the first one of other cards. */
export const HEADER = 0;

export const CARD = 1;

/** So many numbers stand in `fired` for each attack. */
const EACH = 3;

export const headersOf = (weapon: Weapon): number => weapon.special?.attack.bonusHeaders ?? 0;

/** How often a weapon (-1: any) was fired in a way: under a header of its own, as standard or granted attack. */
export function timesFired(ship: Ship, weapon: number, way: number): number {
  let times = 0;
  for (let i = 0; i < ship.fired.length; i += EACH) {
    if ((weapon < 0 || ship.fired[i] === weapon) && ship.fired[i + 1] === way) times++;
  }
  return times;
}

/** What the next attack with a special weapon costs: nothing as long as it has Bonus Attack: headers without a price. */
export function costsNow(ship: Ship, { attack, upgrade }: SpecialWeapon): readonly Cost[] {
  if (!attack.freeHeaders) return attack.costs;
  const at = weaponsOf(ship).findIndex(({ special }) => special?.upgrade === upgrade);
  return timesFired(ship, at, HEADER) < attack.freeHeaders ? NOTHING : attack.costs;
}

const NOTHING: readonly Cost[] = [];

/** Weapons with which a card may still grant a huge ship a bonus attack: by each Attack: header once a round (huge-ships.8). */
export function grantable(ship: Ship, weapons: readonly number[] | undefined): readonly number[] {
  const all = weapons ?? weaponsOf(ship).map((_, at) => at);
  const weaponsNow = weaponsOf(ship);
  return all.filter(
    (at) => timesFired(ship, at, GRANTED) < (weaponsNow[at]?.special?.attack.attackHeaders ?? 1),
  );
}

/** Whether the attacker, if it is huge, has attacked the defender before in this round. */
export function attackedBefore({ ships }: SecondState, { attacker, defender }: Attack): boolean {
  const { fired } = ships[attacker]!;
  let times = 0;
  for (let i = 2; i < fired.length; i += EACH) if (fired[i] === defender) times++;
  return times > 1;
}
