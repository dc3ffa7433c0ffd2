/** Effects of condition cards, and those that assign them. */

import type { During, In, ShipTest, Who } from './ships.ts';

export type ConditionEffect =
  /** One of some condition cards, by ids; of several the card's player picks. */
  | {
      readonly kind: 'assign';
      readonly conditions: readonly string[];
      readonly facedown: boolean;
      readonly on: Who;
    }
  /** An opponent assigns a condition card to so many ships of theirs; among those that pass tests, if there are any. */
  | {
      readonly kind: 'opponent-assigns';
      readonly condition: string;
      readonly count: number;
      readonly rather: readonly ShipTest[];
    }
  /** The condition card on which the ability stands. */
  | { readonly kind: 'discard-condition' }
  | { readonly kind: 'reveal-condition' }
  /** The defender's player loses a mission point, if that one has more than the card's, and it lies on the card. */
  | { readonly kind: 'take-point' }
  /** The card goes to the attacker, with the mission points on it. */
  | { readonly kind: 'pass-on-condition' }
  /** The ship's player scores the mission points on the card. */
  | { readonly kind: 'score-points' }
  /** Turns a ship's dial faceup. */
  | { readonly kind: 'show-dial'; readonly on: Who };

/** Assigns a condition card to a ship. */
export const assign = <W extends Who>(condition: string, on: W): In<ConditionEffect, W> => ({
  kind: 'assign',
  conditions: [condition],
  facedown: false,
  on,
});
/** An opponent picks so many ships of theirs, those first that pass tests: `opponentAssigns('markedforelimination', 1, limited)`. */
export const opponentAssigns = (
  condition: string,
  count: number,
  ...rather: readonly ShipTest[]
): ConditionEffect => ({ kind: 'opponent-assigns', condition, count, rather });
/** Assigns one of the secret condition cards that share a marker, facedown. */
export const assignSecret = <W extends Who>(
  conditions: readonly string[],
  on: W,
): In<ConditionEffect, W> => ({
  kind: 'assign',
  conditions,
  facedown: true,
  on,
});
/** "Remove this card." */
export const removeThisCard: ConditionEffect = { kind: 'discard-condition' };
/** Turns this facedown condition card faceup. */
export const revealThis: ConditionEffect = { kind: 'reveal-condition' };
/** A mission point of the defender's player, who must have more, is put on this condition card. */
export const takesPoint: ConditionEffect = { kind: 'take-point' };
/** "Assign this card to the attacker." */
export const passesOn: ConditionEffect & During<'attack'> = { kind: 'pass-on-condition' };
/** The mission points on this card are scored. */
export const scoresPoints: ConditionEffect = { kind: 'score-points' };
/** "Flip your dial faceup." */
export const showsDial: ConditionEffect = { kind: 'show-dial', on: 'self' };
/** A ship's dial is turned faceup. */
export const showsDialOf = <W extends Who>(on: W): In<ConditionEffect, W> => ({ kind: 'show-dial', on });
