/** Attack: headers. */

import type { Weapon } from '../../cards/chassis.ts';
import type { Token } from '../../state.ts';
import type { Cost } from './costs.ts';
import type { AttackWeapon } from './requirements.ts';
import type { RangeSpan, ShipTest } from './ships.ts';

/** What must be there to attack, none of which is spent (special-weapon.7, .8); of several any one. */
export type AttackNeed = 'lock' | 'focus' | 'calculate';

/** An Attack: header: an attack that the card gives its ship (special-weapon.1). */
export interface SpecialAttack {
  readonly kind: 'attack';
  readonly arc: Weapon['arc'];
  readonly value: number;
  /** Attack ranges at which it may be made (special-weapon.6). */
  readonly range: RangeSpan;
  /** With the ordnance icon there are no range bonuses (special-weapon.4). */
  readonly ordnance: boolean;
  readonly needs: AttackNeed | readonly AttackNeed[] | null;
  readonly costs: readonly Cost[];
  /** Only a bonus attack that its own card grants. */
  readonly onlyBonus?: true;
  /** Only such ships can be attacked with it. */
  readonly against?: readonly ShipTest[];
  /** So many Attack: headers, of which a card may grant each as a bonus attack. */
  readonly attackHeaders?: number;
  /** So many Bonus Attack: headers instead of one Attack: header, on huge ships (huge-ships.5). */
  readonly bonusHeaders?: number;
  /** So many of those headers cost nothing. */
  readonly freeHeaders?: number;
  /** All crits become hits after the Modify Attack Dice substep. */
  readonly critsBecomeHits?: true;
  /** On a hit one result is spent for 1 hit damage; each other one is such a token instead of damage. */
  readonly tokensInsteadOfDamage?: Token;
  /** With it every result is a token, and none is spent for damage. */
  readonly allTokens?: true;
}

/** A Bonus Attack: header of a card that is no weapon: once a round an attack with a weapon of some kinds. */
export interface BonusHeader {
  readonly kind: 'bonus-header';
  readonly with: readonly AttackWeapon[];
  readonly costs: readonly Cost[];
}

/** `bonusHeader(['cannon', 'missile'], energy())`, for huge ships (huge-ships.5). */
export const bonusHeader = (with_: readonly AttackWeapon[], ...costs: readonly Cost[]): BonusHeader => ({
  kind: 'bonus-header',
  with: with_,
  costs,
});

/** A special weapon: `specialAttack('front', 4, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] })`. */
export const specialAttack = (
  arc: Weapon['arc'],
  value: number,
  range: RangeSpan,
  more: Partial<Omit<SpecialAttack, 'kind' | 'arc' | 'value' | 'range'>> = {},
): SpecialAttack => ({ kind: 'attack', arc, value, range, ordnance: false, needs: null, costs: [], ...more });

/** The needs of a special attack, of which any one must be met; none is always met. */
export const needsOf = ({ needs }: SpecialAttack): readonly AttackNeed[] =>
  needs === null ? [] : typeof needs === 'string' ? [needs] : needs;
