import type { Ruling } from '@firing-arc/referee';

/** What happens in attacks. */
export type AttackEvent = { readonly because: Ruling } & {
  readonly kind: 'no-attack';
  readonly ship: number;
};
