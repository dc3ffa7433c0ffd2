import type { Choice } from '@firing-arc/referee';
import type { Command } from '../cards/index.ts';
import type { AnyZone } from '../geometry/index.ts';

/** What a player may be asked about a card of a ship. */
export type CardQuestion = { readonly ship: number } /** Whether an optional card acts. */ & (
  | (Choice<{ readonly kind: 'yes' } | { readonly kind: 'no' }> & {
      readonly kind: 'use-card';
      readonly card: string;
    })
  | (Choice<{ readonly command: Command }> & {
      readonly kind: 'pick-command';
      /** What the dial shows that is set anew, for the one who sets it (faq.1). */
      readonly dial?: Command;
    })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'pick-ship' })
  | (Choice<{ readonly zone: AnyZone }> & { readonly kind: 'pick-zone' })
  | (Choice<{ readonly token: number; readonly name: string }> & { readonly kind: 'pick-defense-token' })
  /** Of cards that act at the same time, the one that does next. */
  | (Choice<{ readonly ship: number; readonly card: string }> & { readonly kind: 'next-card' })
  /** Of damage cards looked at, the one that is dealt faceup; only their player knows the others. */
  | (Choice<{ readonly card: string }> & { readonly kind: 'pick-damage-card' })
);
