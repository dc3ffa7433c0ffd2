import {
  type ArmadaState,
  armamentOf,
  type Color,
  type DeclaredAttack,
  gathered,
} from '@firing-arc/armada/engine';

/** Dice that can be gathered for an attack. */
export const diceOf = (view: ArmadaState, { attacker, defender, reach }: DeclaredAttack): readonly Color[] =>
  gathered(armamentOf(view, reach === 'distance-2' ? 'snipe' : 'attack', attacker, defender), reach);
