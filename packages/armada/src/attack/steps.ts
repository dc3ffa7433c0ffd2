import type { Reach } from './dice.ts';
import type { Party } from './schema.ts';

/** Steps of the agenda that attacks put there themselves. */
export type AttackRunStep =
  /** Somebody who was attacked attacks back, at the same range and line of sight. */
  | {
      readonly kind: 'hit-back';
      readonly how: 'counter' | 'salvo';
      readonly attacker: Party;
      readonly defender: Party;
      readonly reach: Reach;
      readonly obstructed: boolean;
    }
  /** One who was destroyed has hit back, and is removed. */
  | { readonly kind: 'remove-destroyed'; readonly party: Party };
