import type { Ruling } from '@firing-arc/referee';
import type { Pose } from '@firing-arc/table';
import type { Zone } from '../geometry/index.ts';
import type { Color, PoolDie, Reach } from './dice.ts';
import type { AttackKind, Party } from './schema.ts';

/** The six steps of an attack (attack.1). */
export const ATTACK_STEPS = [
  'declare-target',
  'roll-attack-dice',
  'resolve-attack-effects',
  'spend-defense-tokens',
  'resolve-damage',
  'declare-additional-target',
] as const;
export type AttackStepName = (typeof ATTACK_STEPS)[number];

/** How dice were modified. */
export type Modification = 'add' | 'reroll' | 'spend' | 'cancel' | 'remove' | 'change' | 'set';

/** What happens in attacks. */
export type AttackEvent = { readonly because: Ruling } & (
  | { readonly kind: 'no-attack'; readonly attacker: Omit<Party, 'zone'> }
  | { readonly kind: 'attack-step'; readonly step: AttackStepName }
  | {
      readonly kind: 'attack';
      readonly how: AttackKind;
      readonly attacker: Party;
      readonly defender: Party;
      readonly reach: Reach;
      readonly obstructed: boolean;
      /** Line of sight, mm. */
      readonly sight: readonly [number, number, number, number];
    }
  /** Dice that are due, before the roll. */
  | { readonly kind: 'dice-gathered'; readonly dice: readonly Color[] }
  /** A gathered die is taken away before the roll. */
  | { readonly kind: 'die-not-rolled'; readonly color: Color }
  /** A gathered die makes room for one of another color. */
  | { readonly kind: 'die-replaced'; readonly from: Color; readonly to: Color }
  | { readonly kind: 'attack-canceled' }
  | { readonly kind: 'dice-rolled'; readonly player: number; readonly dice: readonly PoolDie[] }
  /** Dice changed: what the pool shows now. */
  | {
      readonly kind: 'dice-modified';
      readonly player: number;
      readonly how: Modification;
      readonly color: Color;
      readonly dice: readonly PoolDie[];
    }
  /** Something that the attacker or the defender would have in this attack cannot be used. */
  | {
      readonly kind: 'suppressed';
      readonly party: Party;
      readonly what: 'defense-tokens' | 'accuracy' | 'critical-effect';
      /** Which defense tokens. */
      readonly tokens: readonly string[];
    }
  /** An accuracy icon was spent on a defense token. */
  | { readonly kind: 'token-locked'; readonly defender: Party; readonly token: string }
  | {
      readonly kind: 'defense-token-spent';
      readonly defender: Party;
      readonly token: string;
      readonly now: 'exhausted' | 'discarded';
    }
  | { readonly kind: 'defense-token-exhausted'; readonly defender: Party; readonly token: string }
  | { readonly kind: 'redirect-zone'; readonly ship: number; readonly zone: Zone }
  | { readonly kind: 'critical-effect'; readonly effect: string }
  /** A card or keyword acts. */
  | { readonly kind: 'targeting-placed'; readonly ship: number; readonly at: Pose }
  | { readonly kind: 'targeting-removed'; readonly ship: number }
  | { readonly kind: 'effect-used'; readonly party: Party; readonly effect: string }
  | {
      readonly kind: 'upgrade-used';
      readonly ship: number;
      readonly upgrade: string;
      readonly now: 'exhausted' | 'discarded';
    }
  | { readonly kind: 'damage-totaled'; readonly damage: number; readonly braced: boolean }
  | { readonly kind: 'redirected'; readonly ship: number; readonly zone: Zone; readonly damage: number }
  | { readonly kind: 'raid-token'; readonly ship: number; readonly command: string }
);
