/** The arcs that the weapons of a ship cover. */

import type { Arc } from '../../common/index.ts';
import type { Weapon } from '../cards/chassis.ts';
import { indicatorOf } from '../huge/turrets.ts';
import type { Ship } from '../state.ts';
import { weaponsOf } from './weapons.ts';

const STANDARD_ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];

/** The arcs a weapon covers now: its printed one, or those its turret indicator points at (arc.16-.18). */
export function weaponArcs(ship: Ship, weapon: Weapon): readonly Arc[] {
  switch (weapon.arc) {
    case 'single-turret':
      return [STANDARD_ARCS[indicatorOf(ship, weapon)]!];
    case 'double-turret':
      return indicatorOf(ship, weapon) === 0 ? ['front', 'rear'] : ['right', 'left'];
    default:
      return [weapon.arc];
  }
}

/** All arcs that count as a ship's firing arcs: its primary weapons' and every turret arc (arc.20, arc.21). */
export const firingArcs = (ship: Ship): readonly Arc[] => [
  ...new Set(
    weaponsOf(ship)
      .filter((weapon) => !weapon.special || isTurretArcAttack(weapon))
      .flatMap((weapon) => weaponArcs(ship, weapon)),
  ),
];

/** The arcs that a ship's turret indicator covers; none without one. */
export const turretArcs = (ship: Ship): readonly Arc[] => [
  ...new Set(
    weaponsOf(ship)
      .filter(isTurretArcAttack)
      .flatMap((weapon) => weaponArcs(ship, weapon)),
  ),
];

/** Whether an attack with this weapon is made from a turret arc: not by its front arc, even if that is one too (arcs FAQ 2). */
export const isTurretArcAttack = (weapon: Weapon): boolean => weapon.arc.endsWith('turret');
