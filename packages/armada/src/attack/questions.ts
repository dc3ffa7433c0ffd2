import type { Choice } from '@firing-arc/referee';
import type { Command } from '../cards/index.ts';
import type { Zone } from '../geometry/index.ts';
import type { Color, Face, Reach } from './dice.ts';
import type { Party } from './schema.ts';

/** An attack that may be declared: from a hull zone or squadron, at a hull zone or squadron. */
export interface DeclaredAttack {
  readonly kind: 'attack';
  readonly attacker: Party;
  readonly defender: Party;
  readonly reach: Reach;
  readonly obstructed: boolean;
}

export type AttackOption = DeclaredAttack | { readonly kind: 'none' };

/** A die of the pool by its place, with what it shows. */
export interface DieOption {
  readonly kind: 'die';
  readonly die: number;
  readonly color: Color;
  readonly face: Face;
}

/** What the attacker may do in Resolve Attack Effects. */
export type EffectOption =
  /** One accuracy icon locks the defense token at this place. */
  | { readonly kind: 'accuracy'; readonly token: number }
  | { readonly kind: 'concentrate-fire'; readonly with: 'dial' | 'token' | 'both' }
  /** A keyword or card that acts now. */
  | { readonly kind: 'effect'; readonly effect: string }
  | { readonly kind: 'done' };

/** A defense token of the defender by its place. */
export type DefenseOption =
  | { readonly kind: 'token'; readonly token: number; readonly name: string }
  | { readonly kind: 'effect'; readonly effect: string }
  | { readonly kind: 'done' };

/** What a player may be asked during an attack. */
export type AttackQuestion =
  | (Choice<AttackOption> & { readonly kind: 'attack' })
  | (Choice<AttackOption> & { readonly kind: 'next-squadron' })
  /** Which gathered die is not rolled. */
  | (Choice<{ readonly color: Color }> & { readonly kind: 'die-not-rolled' })
  /** Which gathered die makes room for which other one. */
  | (Choice<
      { readonly kind: 'swap'; readonly from: Color; readonly to: Color } | { readonly kind: 'none' }
    > & { readonly kind: 'replace-die' })
  | (Choice<EffectOption> & { readonly kind: 'attack-effect' })
  | (Choice<{ readonly color: Color }> & { readonly kind: 'add-die' })
  | (Choice<DieOption | { readonly kind: 'none' }> & { readonly kind: 'reroll-die' })
  | (Choice<DieOption | { readonly kind: 'none' }> & { readonly kind: 'spend-die' })
  | (Choice<DefenseOption> & { readonly kind: 'defense-token' })
  | (Choice<DieOption | { readonly kind: 'none' }> & {
      readonly kind: 'evade-die';
      readonly how: 'cancel' | 'reroll';
    })
  | (Choice<{ readonly kind: 'yes' } | { readonly kind: 'no' }> & { readonly kind: 'evade-more' })
  | (Choice<{ readonly zone: Zone }> & { readonly kind: 'redirect-zone' })
  /** A further zone that a card allows, or none. */
  | (Choice<{ readonly zone: Zone } | { readonly kind: 'none' }> & { readonly kind: 'redirect-more' })
  | (Choice<{ readonly kind: 'critical'; readonly effect: string } | { readonly kind: 'none' }> & {
      readonly kind: 'critical-effect';
    })
  | (Choice<{ readonly damage: number }> & { readonly kind: 'redirect-damage'; readonly zone: Zone })
  | (Choice<{ readonly kind: 'yes' } | { readonly kind: 'no' }> & { readonly kind: 'counter' })
  /** Whether a ship places its targeting token. */
  | (Choice<{ readonly kind: 'yes' } | { readonly kind: 'no' }> & {
      readonly kind: 'aim-token';
      readonly ship: number;
    })
  | (Choice<{ readonly command: Command }> & { readonly kind: 'raid' })
  | (Choice<{ readonly color: Color }> & { readonly kind: 'pick-color' })
  | (Choice<DieOption & { readonly to: Face }> & { readonly kind: 'change-die' })
  | (Choice<{ readonly kind: 'zone'; readonly zone: Zone } | { readonly kind: 'none' }> & {
      readonly kind: 'spend-shield';
    })
  | (Choice<Extract<DefenseOption, { kind: 'token' }>> & { readonly kind: 'unlock-token' });
