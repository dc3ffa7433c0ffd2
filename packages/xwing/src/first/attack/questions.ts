import type { Choice } from '@firing-arc/referee';

/** What a player may be asked during an attack. */

/** An attack: with which weapon, against whom, at which range. */
export type AttackOption =
  | { readonly kind: 'attack'; readonly weapon: number; readonly target: number; readonly range: number }
  | { readonly kind: 'none' };

export type AttackQuestion = Choice<AttackOption> & { readonly kind: 'attack'; readonly ship: number };
