import {
  type ArmadaQuestion,
  type ArmadaState,
  armamentOf,
  type Color,
  gathered,
} from '@firing-arc/armada/bare';

/** An attack as it can be declared. */
export type Declared = Extract<
  Extract<ArmadaQuestion, { kind: 'attack' }>['options'][number],
  { kind: 'attack' }
>;

/** Dice that can be gathered for an attack. */
export const diceOf = (view: ArmadaState, { attacker, defender, reach }: Declared): readonly Color[] =>
  gathered(armamentOf(view, reach === 'distance-2' ? 'snipe' : 'attack', attacker, defender), reach);
