import type { Choice, Place } from '@firing-arc/referee';

interface About {
  readonly ship: number;
}

/** What only games with huge ships ask. */
export type HugeQuestion =
  | (Choice<{ readonly upgrade: string; readonly other: string }> & {
      readonly kind: 'share-indicator';
    } & About)
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-set-down'; readonly huge: number })
  | (Place & { readonly kind: 'set-down'; readonly huge: number } & About)
  | (Choice<{ readonly degrees: 90 | -90 | 0 }> & { readonly kind: 'rotate-set-down' } & About);
