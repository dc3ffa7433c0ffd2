import { type Arc, attackRange, band, inArc } from '../../common/index.ts';
import type { Weapon } from '../cards/chassis.ts';
import { bodyOf, inContact, inPlay, isDisarmed, rangeBetween, shipCard } from '../game.ts';
import { obstaclesUnder, obstacleType } from '../locks.ts';
import type { AttackOption } from '../questions.ts';
import type { SecondState, Ship } from '../state.ts';

const STANDARD_ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];

/** The arcs a weapon covers now: its printed one, or those its turret indicator points at (arc.16-.18). */
export function weaponArcs(ship: Ship, weapon: Weapon): readonly Arc[] {
  switch (weapon.arc) {
    case 'single-turret':
      return [STANDARD_ARCS[ship.turret]!];
    case 'double-turret':
      return ship.turret === 0 ? ['front', 'rear'] : ['right', 'left'];
    default:
      return [weapon.arc];
  }
}

/** All arcs that count as a ship's firing arcs (arc.20). */
export const firingArcs = (ship: Ship): readonly Arc[] => [
  ...new Set(shipCard(ship.card).chassis.weapons.flatMap((weapon) => weaponArcs(ship, weapon))),
];

/** Whether a target is in a firing arc of a ship, whatever its weapons reach; a ship never is in its own (arcs FAQ 3). */
export const inFiringArc = (ship: Ship, target: Ship): boolean =>
  target !== ship && firingArcs(ship).some((arc) => inArc(bodyOf(ship), arc, bodyOf(target)));

/** Whether an attack with this weapon is a front arc attack: the weapon's own arc counts, not where it points (arcs FAQ 1). */
export const isFrontArcAttack = (weapon: Weapon): boolean => weapon.arc === 'front';

/** Whether an attack with this weapon is made from a turret arc: not by its front arc, even if that is one too (arcs FAQ 2). */
export const isTurretArcAttack = (weapon: Weapon): boolean => weapon.arc.endsWith('turret');

/** Why a ship cannot perform any attack now, as a ruling; null when it can. */
export function cannotAttack(state: SecondState, ship: Ship): string | null {
  if (isDisarmed(ship)) return 'xwing2:disarmed.2';
  for (const id of obstaclesUnder(state, ship)) {
    const type = obstacleType(state.obstacles[id]!.outline);
    if (type === 'asteroid') return 'xwing2:obstacles.17';
    return type === 'debris' ? 'xwing2:obstacles.18' : 'xwing2:obstacles.19';
  }
  return null;
}

/** Ships farther apart than this cannot be within range 3 of each other (mm). */
const OUT_OF_REACH = 300 + 114;

/** Attack range through an arc, 0 to 3; 4 beyond it, -1 when the defender is not in the arc (attack-range.1, .3). */
export function attackRangeThrough(state: SecondState, attacker: Ship, arc: Arc, defender: Ship): number {
  const dx = attacker.x - defender.x;
  const dy = attacker.y - defender.y;
  if (dx * dx + dy * dy > OUT_OF_REACH * OUT_OF_REACH) return 4;
  const mm = attackRange(bodyOf(attacker), arc, bodyOf(defender));
  if (mm < 0) return -1;
  return inContact(state, attacker.id, defender.id) ? 0 : Math.max(1, band(mm));
}

/** Every legal attack of a ship: an enemy in a weapon's arc at attack range 0-3 (primary-weapon.3, friendly.2). */
export function attackOptions(state: SecondState, ship: Ship): readonly AttackOption[] {
  if (cannotAttack(state, ship)) return [];
  const options: AttackOption[] = [];
  shipCard(ship.card).chassis.weapons.forEach((weapon, index) => {
    for (const arc of weaponArcs(ship, weapon)) {
      for (const target of state.ships) {
        if (target.player === ship.player || !inPlay(target)) continue;
        const range = attackRangeThrough(state, ship, arc, target);
        if (range >= 0 && range <= 3)
          options.push({ kind: 'attack', weapon: index, arc, target: target.id, range });
      }
    }
  });
  return options;
}

/** Why each ship is not a target, for the one who asks. */
export function attackRefusals(state: SecondState, ship: Ship, options: readonly AttackOption[]) {
  const reason = cannotAttack(state, ship);
  const refusal = (other: Ship): string => {
    if (other.player === ship.player) return 'xwing2:friendly.2';
    if (reason) return reason;
    return rangeBetween(state, ship, other) <= 3 ? 'xwing2:attack-arc.1' : 'xwing2:primary-weapon.3';
  };
  return state.ships
    .filter((other) => other !== ship && inPlay(other))
    .filter((other) => !options.some((option) => option.kind === 'attack' && option.target === other.id))
    .map((other) => ({ option: `ship-${other.id}`, ruling: refusal(other) }));
}
