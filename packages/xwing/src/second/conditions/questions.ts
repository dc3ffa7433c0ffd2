import type { Choice } from '@firing-arc/referee';

export type ConditionQuestion =
  /** Which instance leaves the game to make room for a new one. */
  | (Choice<{ readonly ship: number; readonly condition: number }> & {
      readonly kind: 'remove-condition';
      readonly card: string;
    })
  /** Which pilot card of the damage deck is put on a condition. */
  | (Choice<{ readonly name: string }> & { readonly kind: 'search-deck'; readonly ship: number })
  | (Choice<{ readonly card: string }> & {
      readonly kind: 'choose-condition';
      readonly ship: number;
      /** It is assigned facedown, so the answer is nobody else's to see. */
      readonly secret?: true;
    });
