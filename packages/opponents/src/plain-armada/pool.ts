/** What the dice of an attack show, in damage, and what defense tokens save of it. */

import {
  type ArmadaState,
  critIcons,
  type DeclaredAttack,
  type Face,
  hitIcons,
  squadronCardOf,
} from '@firing-arc/armada/engine';

const isBomber = (state: ArmadaState, squadron: number): boolean =>
  squadronCardOf(state.squadrons[squadron]!).keywords.bomber !== undefined;

/** Whether critical icons of an attack, if no other the one in progress, are damage (armada:attack.17 to .19). */
export function critsCount(
  state: ArmadaState,
  { attacker, defender }: Pick<DeclaredAttack, 'attacker' | 'defender'> = state.attack!,
): boolean {
  if (defender.kind === 'squadron' || defender.kind === 'token') return false;
  return attacker.kind !== 'squadron' || isBomber(state, attacker.id);
}

export const worthOfFace = (face: Face, crits: boolean): number =>
  hitIcons(face) + (crits ? critIcons(face) : 0);

/** Damage that the pool shows. */
export const shown = (state: ArmadaState): number =>
  state.attack!.dice.reduce((sum, { face }) => sum + worthOfFace(face, critsCount(state)), 0);

/** About how much damage a token saves of so much. */
export function savedBy(kind: string, damage: number): number {
  switch (kind) {
    case 'scatter':
      return damage;
    case 'brace':
      return Math.floor(damage / 2);
    case 'redirect':
      return Math.min(2, damage) * 0.7;
    case 'evade':
      return Math.min(1, damage);
    default:
      return Math.min(0.3, damage);
  }
}
