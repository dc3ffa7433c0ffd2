/** What is done to dice in the steps in which they are modified, and in which attacks. */

import type { During, Pool, RangeSpan, Vocabulary } from './vocabulary.ts';

export type Face = 'hit' | 'crit' | 'evade' | 'focus' | 'blank';

export type SharedDiceEffect<V extends Vocabulary> =
  /** `upTo`: as many as the player likes, else all of them. `faces`: only dice that show one of these. */
  | {
      readonly kind: 'reroll';
      readonly count: V['value'] | 'any' | 'all';
      readonly upTo: boolean;
      readonly faces?: readonly Face[];
    }
  | { readonly kind: 'add'; readonly face: Face; readonly count?: V['value'] }
  | {
      readonly kind: 'change';
      readonly count: V['value'] | 'all';
      readonly upTo?: boolean;
      /** `success`: a hit on attack dice, an evade on defense dice. */
      readonly to: Face | 'success';
      /** The only results it takes; any without it. */
      readonly from?: readonly Face[];
      /** It is done, with what follows it, also when no die shows such a result. */
      readonly evenNone?: true;
    }
  /** No modification: something else that may be done in such a step. */
  | { readonly kind: 'not-a-modification'; readonly then: V['effect'] }
  /** A result is spent for an effect. */
  | { readonly kind: 'spend-result'; readonly faces: readonly Face[]; readonly then: V['effect'] };

/** Acts on dice in a step of an attack in which they are modified. */
export interface SharedDiceTrigger<V extends Vocabulary> {
  readonly kind: 'dice';
  readonly window: `modify-${Pool}-dice`;
  /** Whose dice: the own ship's, the other ship's in its attack, any friendly ship's at a range, or of a ship that passes tests. */
  readonly whose:
    | 'own'
    | 'enemy'
    | { readonly friendlyAt: RangeSpan }
    | { readonly that: readonly V['test'][] };
  /** `any`, or only attacks with such a weapon. */
  readonly weapon: 'any' | V['weapon'];
  readonly requires: readonly V['requirement'][];
  readonly costs: readonly V['cost'][];
  readonly may: boolean;
  readonly effect: SharedDiceEffect<V>;
  /** What follows when it was used. */
  readonly after?: V['effect'];
}

type ChangeEffect<V extends Vocabulary> = Extract<SharedDiceEffect<V>, { readonly kind: 'change' }>;

/** What both editions do to dice, and when. */
export function diceBlocks<V extends Vocabulary>() {
  type Effect = SharedDiceEffect<V>;
  type Trigger = SharedDiceTrigger<V>;
  type OnAttack = V['requirement'] & During<'attack'>;
  type Count = V['value'];
  const build = (
    window: Trigger['window'],
    whose: Trigger['whose'],
    weapon: Trigger['weapon'],
    requires: readonly OnAttack[],
  ) => {
    const trigger = (may: boolean, effect: Effect, costs: readonly V['cost'][] = []): Trigger => ({
      kind: 'dice',
      window,
      whose,
      weapon,
      requires,
      costs,
      may,
      effect,
    });
    return {
      may: (effect: Effect, ...costs: readonly (V['cost'] & During<'attack'>)[]) =>
        trigger(true, effect, costs),
      must: (effect: Effect) => trigger(false, effect),
    };
  };
  const rerolling = (count: Count | 'any' | 'all', upTo: boolean, faces: readonly Face[]): Effect =>
    faces.length > 0 ? { kind: 'reroll', count, upTo, faces } : { kind: 'reroll', count, upTo };
  const results = (from: Face | readonly Face[]): readonly Face[] =>
    typeof from === 'string' ? [from] : from;
  return {
    reroll: (count: Count | 'any' | 'all', ...faces: readonly Face[]) => rerolling(count, false, faces),
    rerollUpTo: (count: Count, ...faces: readonly Face[]) => rerolling(count, true, faces),
    add: (face: Face, count: Count = 1): Effect => ({ kind: 'add', face, count }),
    /** Results of a kind become another: `turn('hit', 'crit')`, `turn(['blank', 'focus'], 'success', 'all')`. */
    turn: (
      from: Face | readonly Face[],
      to: Face | 'success',
      count: Count | 'all' = 1,
    ): ChangeEffect<V> => ({ kind: 'change', count, to, from: results(from) }),
    turnUpTo: (from: Face | readonly Face[], to: Face | 'success', count: Count): ChangeEffect<V> => ({
      kind: 'change',
      count,
      to,
      upTo: true,
      from: results(from),
    }),
    /** The same, and what follows it happens also when no die shows such a result. */
    evenIfNone: (effect: ChangeEffect<V>): ChangeEffect<V> => ({ ...effect, evenNone: true }),
    /** Something that is done while dice are modified without being a modification. */
    notAModification: (then: V['effect'] & During<'attack'>): Effect => ({
      kind: 'not-a-modification',
      then,
    }),
    spendResult: (faces: readonly Face[], then: V['effect'] & During<'attack'>): Effect => ({
      kind: 'spend-result',
      faces,
      then,
    }),
    /** What follows the use of an ability on dice. */
    andThen: (trigger: Trigger, after: V['effect'] & During<'attack'>): Trigger => ({ ...trigger, after }),
    /** An ability on attack dice: `whileAttacking({ friendlyAt: [1, 1], weapon: 'primary' }).may(reroll(1))`. */
    whileAttacking: (
      who: {
        readonly friendlyAt?: RangeSpan;
        readonly of?: readonly (V['test'] & During<'attack'>)[];
        readonly weapon?: V['weapon'];
      } = {},
      ...requires: readonly OnAttack[]
    ) => {
      const whose = who.of ? { that: who.of } : who.friendlyAt ? { friendlyAt: who.friendlyAt } : 'own';
      return build('modify-attack-dice', whose, who.weapon ?? 'any', requires);
    },
    /** An ability on the own defense dice. */
    whileDefending: (...requires: readonly OnAttack[]) =>
      build('modify-defense-dice', 'own', 'any', requires),
    /** On the defense dice of ships that pass tests, the card's own included where they allow it. */
    whileShipDefends: (of: readonly (V['test'] & During<'attack'>)[], ...requires: readonly OnAttack[]) =>
      build('modify-defense-dice', { that: of }, 'any', requires),
    /** The same ability on own attack and own defense dice. */
    whileFighting: (...requires: readonly OnAttack[]) => {
      const attack = build('modify-attack-dice', 'own', 'any', requires);
      const defense = build('modify-defense-dice', 'own', 'any', requires);
      return {
        may: (effect: Effect, ...costs: readonly (V['cost'] & During<'attack'>)[]) => [
          attack.may(effect, ...costs),
          defense.may(effect, ...costs),
        ],
        must: (effect: Effect) => [attack.must(effect), defense.must(effect)],
      };
    },
    /** On the dice of the other ship in an attack. */
    onEnemyDice: (dice: Pool, ...requires: readonly OnAttack[]) =>
      build(`modify-${dice}-dice`, 'enemy', 'any', requires),
  };
}
