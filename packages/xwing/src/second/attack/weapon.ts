/** The weapon of an attack, and of which kind it is. */

import type { AttackWeapon } from '../abilities/language.ts';
import type { SpecialWeapon, UpgradeSlot, Weapon } from '../cards/chassis.ts';
import { isTurretArcAttack } from '../ship/arcs.ts';
import { fillsSlot, upgradeWith } from '../ship/upgrades.ts';
import { weaponsOf } from '../ship/weapons.ts';
import type { Attack, SecondState, Ship, Upgrade } from '../state.ts';

/** The weapon of an attack. Throws when its ship has none of that number. */
export function weaponOf(state: SecondState, attack: Attack): Weapon {
  const weapon = weaponsOf(state.ships[attack.attacker]!)[attack.weapon];
  if (!weapon) throw new Error(`ship ${attack.attacker} has no weapon ${attack.weapon}`);
  return weapon;
}

/** An attack with any upgrade is a special attack, every other one a primary attack (special-weapon.10). */
export const isPrimaryAttack = (state: SecondState, attack: Attack): boolean =>
  !weaponOf(state, attack).special;

/** Whether a weapon of a ship is of such a kind, for the ability that `ref` names. */
export function isWeaponOf(ship: Ship, weapon: Weapon, kind: AttackWeapon, ref: string): boolean {
  const { special } = weapon;
  switch (kind) {
    case 'primary':
      return !special;
    case 'special':
      return special !== undefined;
    case 'front-arc':
      return isFrontArcAttack(weapon);
    case 'rear-arc':
      return weapon.arc === 'rear';
    case 'bullseye':
      return weapon.arc === 'bullseye';
    case 'turret':
      return isTurretArcAttack(weapon);
    case 'cannon':
    case 'missile':
    case 'torpedo':
      return special !== undefined && isOfSlot(ship, special, kind);
    case 'hardpoint':
      return special !== undefined && isOfSlot(ship, special, 'hardpoint');
    case 'primary-turret':
      return !special && isTurretArcAttack(weapon);
    case 'primary-front':
      return !special && isFrontArcAttack(weapon);
    case 'primary-rear':
      return !special && weapon.arc === 'rear';
    case 'turret-slot':
      return special !== undefined && isOfSlot(ship, special, 'turret');
    case 'this':
      return special !== undefined && special.upgrade === upgradeWith(ship, ref)?.id;
  }
}

function isOfSlot(ship: Ship, { upgrade: id }: SpecialWeapon, slot: UpgradeSlot): boolean {
  const upgrade = ship.upgrades.find((one) => one.id === id);
  return upgrade !== undefined && fillsSlot(upgrade, slot);
}

/** Whether an attack with this weapon is a front arc attack: the weapon's own arc counts, not where it points (arcs FAQ 1). */
export const isFrontArcAttack = (weapon: Weapon): boolean => weapon.arc === 'front';

/** The upgrade with which a ship attacks. */
export function weaponCard({ attack }: SecondState, ship: Ship): Upgrade | undefined {
  if (attack?.attacker !== ship.id) return undefined;
  const weapon = weaponsOf(ship)[attack.weapon];
  return ship.upgrades.find(({ id }) => id === weapon?.special?.upgrade);
}
