/** The weapons of a ship as they are printed. */

import type { Arc } from '../../common/index.ts';
import type { SecondaryWeapon } from '../cards/index.ts';
import { cardOf, isHuge, printedAttack, typeOf } from '../game.ts';
import type { Ship } from '../state.ts';

/** The primary weapon by its number; the weapon of the n-th upgrade has the number n + 1. */
export const PRIMARY = 0;

/** A weapon as an attack is made with it. `secondary` is the header of the card it stands on. */
export interface Weapon {
  readonly number: number;
  readonly attack: number;
  readonly range: readonly [number, number];
  /** Firing arcs that the target may be in; null for a weapon that fires in any direction. */
  readonly arcs: readonly Arc[] | null;
  readonly secondary?: SecondaryWeapon;
}

const MOBILE: readonly Arc[] = ['front', 'right', 'rear', 'left'];

export const FRONT: readonly Arc[] = ['front'];

const ONE_TO_THREE = [1, 3] as const;

/** The weapons of a ship: the primary one, and the Attack: headers of its upgrades in play (secondary-weapons.1). */
export function weaponsOf(ship: Ship): readonly Weapon[] {
  const weapons = typeOf(ship).huge?.unarmed ? [] : [weaponOf(ship, PRIMARY)];
  ship.upgrades.forEach((upgrade, at) => {
    const inUse = !upgrade.discarded && !upgrade.flipped;
    if (inUse && cardOf(upgrade).weapon) weapons.push(weaponOf(ship, at + 1));
  });
  return weapons;
}

/** The weapon with a number, also when its card was discarded to pay for the attack. Throws when there is none. */
export function weaponOf(ship: Ship, number: number): Weapon {
  if (number === PRIMARY) {
    const range = typeOf(ship).huge?.range ?? ONE_TO_THREE;
    return { number, attack: printedAttack(ship), range, arcs: primaryArcs(ship) };
  }
  const upgrade = ship.upgrades[number - 1];
  const secondary = upgrade && cardOf(upgrade).weapon;
  if (!secondary) throw new Error(`ship ${ship.id} has no weapon ${number}`);
  const { attack, range, anyDirection } = secondary;
  return { number, attack, range, arcs: anyDirection ? null : secondaryArcs(ship), secondary };
}

const SIDES: readonly Arc[] = ['left', 'right'];

const NO_ARC: readonly Arc[] = [];

/** Secondary weapons fire through the arc ahead, those of huge ships through the arcs that their tokens print (huge-ships.28). */
function secondaryArcs(ship: Ship): readonly Arc[] {
  if (!isHuge(ship)) return FRONT;
  const { arcs } = typeOf(ship).huge ?? {};
  if (!arcs) return NO_ARC;
  return arcs === 'sides' ? SIDES : FRONT;
}

/** A turret fires all around (turret-primary-weapon.1); auxiliary and mobile arcs serve the primary weapon alone. */
export function primaryArcs(ship: Ship): readonly Arc[] | null {
  const { turret, extraArcs } = typeOf(ship);
  if (turret) return null;
  if (isHuge(ship)) return secondaryArcs(ship);
  const arcs: Arc[] = ['front'];
  if (extraArcs.includes('auxiliary-rear')) arcs.push('rear');
  if (extraArcs.includes('auxiliary-180')) arcs.push('full-front');
  if (extraArcs.includes('mobile') && ship.arc > 0) arcs.push(MOBILE[ship.arc]!);
  return arcs;
}

/** Stands among the effects used in an attack that is measured through a bomb token of the defender’s side. */
export const THROUGH_BOMB = 'through a bomb';

/** Stands among the effects used in an attack that a ship obstructs whose card makes that worth more dice. */
export const THROUGH_EMITTER = 'through an emitter';
