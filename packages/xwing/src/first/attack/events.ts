import type { Ruling } from '@firing-arc/referee';
import type { Line } from '../../common/index.ts';

/** The seven steps of an attack (attack.2). */
export const ATTACK_STEPS = [
  'declare-target',
  'roll-attack-dice',
  'modify-attack-dice',
  'roll-defense-dice',
  'modify-defense-dice',
  'compare-results',
  'deal-damage',
] as const;
export type AttackStep = (typeof ATTACK_STEPS)[number];

/** What happens in attacks. */
export type AttackEvent = { readonly because: Ruling } & (
  | { readonly kind: 'no-attack'; readonly ship: number }
  | { readonly kind: 'attack-step'; readonly step: AttackStep }
  | {
      readonly kind: 'attack';
      readonly attacker: number;
      readonly defender: number;
      /** Id of the upgrade that is the weapon; null for the primary weapon. */
      readonly weapon: string | null;
      readonly range: number;
      readonly obstructed: boolean;
      /** Along which the range was measured; null between ships in contact. */
      readonly line: Line | null;
    }
  /** A player modified dice: what they show now. */
  | {
      readonly kind: 'modified';
      readonly ship: number;
      readonly dice: 'attack' | 'defense';
      readonly how: 'focus' | 'target-lock' | 'evade' | 'reinforce' | 'ability';
      readonly faces: readonly string[];
    }
  /** What is left after evades canceled hits and crits. */
  | { readonly kind: 'compared'; readonly hits: number; readonly crits: number }
  | { readonly kind: 'attack-hits'; readonly attacker: number; readonly defender: number }
  | { readonly kind: 'attack-misses'; readonly attacker: number; readonly defender: number }
);
