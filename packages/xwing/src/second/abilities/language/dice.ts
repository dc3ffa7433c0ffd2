/** What is done to dice in a Modify Dice substep, and in which attacks. */

import type { Cost } from './costs.ts';
import type { Effect } from './effects.ts';
import type { AttackWeapon, Requirement } from './requirements.ts';
import type { During, RangeSpan, ShipTest, Who } from './ships.ts';
import type { Value } from './values.ts';

export type Face = 'hit' | 'crit' | 'evade' | 'focus' | 'blank';

export type DiceEffect =
  /** `upTo`: as many as the player likes, else all of them. `faces`: only dice that show one of these. */
  | {
      readonly kind: 'reroll';
      readonly count: Value | 'any' | 'all';
      readonly upTo: boolean;
      readonly faces?: readonly Face[];
      /** It does not count as a reroll: dice that were rerolled may be taken, and still be rerolled after it. */
      readonly uncounted?: true;
      /** Every die costs a charge of the card, or an energy. */
      readonly each?: 'charge' | 'energy';
    }
  | { readonly kind: 'add'; readonly face: Face; readonly count?: Value }
  | {
      readonly kind: 'change';
      readonly count: Value | 'all';
      readonly upTo?: boolean;
      readonly to: Face | 'success';
      /** The only results it takes; any without it. */
      readonly from?: readonly Face[];
      /** It is done, with what follows it, also when no die shows such a result. */
      readonly evenNone?: true;
    }
  /** No modification: something else that may be done in a Modify Dice step. */
  | { readonly kind: 'not-a-modification'; readonly then: Effect }
  /** A result is spent for an effect. */
  | { readonly kind: 'spend-result'; readonly faces: readonly Face[]; readonly then: Effect };

/** Acts on dice in a Modify Dice substep of an attack. */
export interface DiceTrigger {
  readonly kind: 'dice';
  readonly window: 'modify-attack-dice' | 'modify-defense-dice';
  /** Whose dice: the own ship's, the other ship's in its attack, any friendly ship's at a range, or of a ship that passes tests. */
  readonly whose:
    | 'own'
    | 'enemy'
    | { readonly friendlyAt: RangeSpan }
    | { readonly that: readonly ShipTest[] };
  readonly weapon: 'any' | 'primary' | 'special';
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly may: boolean;
  readonly effect: DiceEffect;
  /** It is for the ship whose dice these are to use, though it stands on a card of the other one. */
  readonly byRoller?: true;
  /** It does nothing if that ship does something instead. */
  readonly unless?: { readonly who: Who; readonly pays: Effect };
  /** What follows when it was used. */
  readonly after?: Effect;
  /** Of all abilities of the card in this group only one is used in an attack. */
  readonly group?: string;
}

export const reroll = (count: Value | 'any' | 'all', ...faces: readonly Face[]): DiceEffect =>
  faces.length > 0 ? { kind: 'reroll', count, upTo: false, faces } : { kind: 'reroll', count, upTo: false };
/** All dice are rolled again, those too that were rerolled; it does not count as a reroll. */
export const rollAgain: DiceEffect = { kind: 'reroll', count: 'all', upTo: false, uncounted: true };
/** Something that is done in a Modify Dice step without being a modification. */
export const notAModification = (then: Effect): DiceEffect => ({ kind: 'not-a-modification', then });
export const rerollUpTo = (count: Value, ...faces: readonly Face[]): DiceEffect =>
  faces.length > 0 ? { kind: 'reroll', count, upTo: true, faces } : { kind: 'reroll', count, upTo: true };
/** As many dice as the player spends charges of the card, at least one. */
export const rerollPerCharge: DiceEffect = {
  kind: 'reroll',
  count: { kind: 'stat', of: 'charges', who: 'self' },
  upTo: true,
  each: 'charge',
};
/** As many dice as the player spends energy, at least one. */
export const rerollPerEnergy: DiceEffect = {
  kind: 'reroll',
  count: { kind: 'stat', of: 'energy', who: 'self' },
  upTo: true,
  each: 'energy',
};
export const add = (face: Face, count: Value = 1): DiceEffect => ({ kind: 'add', face, count });
export const change = (count: Value | 'all', to: Face | 'success'): DiceEffect => ({
  kind: 'change',
  count,
  to,
});
/** Results of a kind become another: `turn('hit', 'crit')`, `turn(['blank', 'focus'], 'success', 'all')`. */
export const turn = (
  from: Face | readonly Face[],
  to: Face | 'success',
  count: Value | 'all' = 1,
): DiceEffect => ({ kind: 'change', count, to, from: typeof from === 'string' ? [from] : from });
/** The same, and what follows it happens also when no die shows such a result. */
export const evenIfNone = (effect: DiceEffect): DiceEffect =>
  effect.kind === 'change' ? { ...effect, evenNone: true } : effect;
export const turnUpTo = (from: Face | readonly Face[], to: Face | 'success', count: Value): DiceEffect => ({
  kind: 'change',
  count,
  to,
  upTo: true,
  from: typeof from === 'string' ? [from] : from,
});
export const spendResult = (faces: readonly Face[], then: Effect): DiceEffect => ({
  kind: 'spend-result',
  faces,
  then,
});

type OnAttack = Requirement & During<'attack'>;

/** An ability on attack dice: `whileAttacking({ friendlyAt: [0, 1], weapon: 'primary' }).may(reroll(1))`. */
export function whileAttacking(
  who: {
    readonly friendlyAt?: RangeSpan;
    readonly of?: readonly ShipTest[];
    readonly weapon?: 'primary' | 'special';
  } = {},
  ...requires: readonly OnAttack[]
) {
  const whose = who.of ? { that: who.of } : who.friendlyAt ? { friendlyAt: who.friendlyAt } : 'own';
  return builder('modify-attack-dice', whose, who.weapon, requires);
}

/** An ability on the own defense dice: `whileDefending(enemyAt([0, 1])).must(add('evade'))`. */
export function whileDefending(...requires: readonly OnAttack[]) {
  return builder('modify-defense-dice', 'own', undefined, requires);
}

/** An ability on the defense dice of ships that pass tests, the card's own included where they allow it. */
export function whileShipDefends(of: readonly ShipTest[], ...requires: readonly OnAttack[]) {
  return builder('modify-defense-dice', { that: of }, undefined, requires);
}

/** The same ability on own attack and own defense dice. */
export function whileFighting(weapon: 'any' | 'primary' = 'any', ...requires: readonly OnAttack[]) {
  const only = weapon === 'primary' ? ('primary' as const) : undefined;
  const attack = builder('modify-attack-dice', 'own', only, requires);
  const defense = builder('modify-defense-dice', 'own', undefined, requires);
  return {
    may: (effect: DiceEffect, ...costs: readonly Cost[]) => [
      attack.may(effect, ...costs),
      defense.may(effect, ...costs),
    ],
    must: (effect: DiceEffect) => [attack.must(effect), defense.must(effect)],
  };
}

/** An ability on the dice of the other ship in an attack: `onEnemyDice('defense').must(change(1, 'blank'))`. */
export function onEnemyDice(dice: 'attack' | 'defense', ...requires: readonly OnAttack[]) {
  return builder(`modify-${dice}-dice`, 'enemy', undefined, requires);
}

/** What follows the use of an ability on dice: `andThen(whileAttacking().may(reroll(1)), gain('strain'))`. */
export const andThen = (trigger: DiceTrigger, after: Effect): DiceTrigger => ({ ...trigger, after });

/** The ship that rolled the dice may use it: `forRoller(onEnemyDice('attack').may(turn('hit', 'crit')))`. */
export const forRoller = (trigger: DiceTrigger): DiceTrigger => ({ ...trigger, byRoller: true });
/** It acts unless a ship does something instead: `unlessPaid('attacker', gain('strain', 1, 'attacker'), …)`. */
export const unlessPaid = (who: Who, pays: Effect, trigger: DiceTrigger): DiceTrigger => ({
  ...trigger,
  unless: { who, pays },
});

/** In any Modify Dice step of an attack, whosever the dice are; of both only one is used in an attack. */
export function inModifyDice(...requires: readonly OnAttack[]) {
  const anybody = { that: [] };
  const steps = (['modify-attack-dice', 'modify-defense-dice'] as const).map((window) =>
    builder(window, anybody, undefined, requires),
  );
  return {
    may: (group: string, then: Effect): readonly DiceTrigger[] =>
      steps.map((step) => ({ ...step.may(notAModification(then)), group })),
  };
}

/** One of several abilities: of a group that has a name, only one is used in an attack. */
export const oneOfGroup = (group: string, ...triggers: readonly DiceTrigger[]): readonly DiceTrigger[] =>
  triggers.map((trigger) => ({ ...trigger, group }));

function builder(
  window: DiceTrigger['window'],
  whose: DiceTrigger['whose'],
  weapon: 'primary' | 'special' | undefined,
  requires: readonly Requirement[],
) {
  const build = (may: boolean, effect: DiceEffect, costs: readonly Cost[] = []): DiceTrigger => ({
    kind: 'dice',
    window,
    whose,
    weapon: weapon ?? 'any',
    requires,
    costs,
    may,
    effect,
  });
  return {
    may: (effect: DiceEffect, ...costs: readonly Cost[]) => build(true, effect, costs),
    must: (effect: DiceEffect) => build(false, effect),
  };
}

export type { AttackWeapon };
