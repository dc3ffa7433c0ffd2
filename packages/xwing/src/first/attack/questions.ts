import type { Choice } from '@firing-arc/referee';

/** What a player may be asked during an attack. */

/** An attack: with which weapon, against whom, at which range. */
export type AttackOption =
  | { readonly kind: 'attack'; readonly weapon: number; readonly target: number; readonly range: number }
  | { readonly kind: 'none' };

/**
 * What a player may do to the dice: spend a token; a target lock with the dice to reroll, which may be none. `of`: that of a
 * friend, by a card of it.
 */
export type ModifyOption =
  | { readonly kind: 'focus'; readonly of?: number }
  | { readonly kind: 'evade' }
  | { readonly kind: 'target-lock'; readonly dice: readonly number[]; readonly of?: number }
  /** An ability of the ship `holder`, with the dice it takes. */
  | {
      readonly kind: 'ability';
      readonly ability: string;
      readonly holder: number;
      readonly dice: readonly number[];
    }
  | { readonly kind: 'done' };

export type AttackQuestion = { readonly ship: number } & (
  | (Choice<AttackOption> & { readonly kind: 'attack' })
  /** Of several equally short lines the attacker picks the one to measure along (obstructed.5). */
  | (Choice<{ readonly obstructed: boolean }> & { readonly kind: 'measuring-line' })
  /** With what an attack is paid for that asks for a target lock. */
  | (Choice<{ readonly pays: 'target-lock' | 'focus'; readonly of?: number }> & {
      readonly kind: 'pay-for-attack';
    })
  /** Munitions Failure: which secondary weapon is discarded. */
  | (Choice<{ readonly upgrade: string }> & { readonly kind: 'discard-weapon' })
  | (Choice<ModifyOption> & { readonly kind: 'modify-attack-dice' | 'modify-defense-dice' })
);
