/** What an ability costs: all of it is paid or nothing (abilities queue FAQ 12). */

import type { Token } from '../../state.ts';
import type { In, TokenClass, Who } from './ships.ts';

export type Cost = (
  | { readonly kind: 'charge'; readonly count: number }
  | { readonly kind: 'force'; readonly count: number }
  /** Of the ship card of a huge ship, whatever card asks for it (huge-ships.26). */
  | { readonly kind: 'energy'; readonly count: number }
  | { readonly kind: 'shield'; readonly count: number }
  | { readonly kind: 'spend-token'; readonly token: TokenClass; readonly count: number }
  | { readonly kind: 'gain-token'; readonly token: Token; readonly count: number }
  | { readonly kind: 'suffer'; readonly hits: number; readonly crits: number; readonly count: number }
  | { readonly kind: 'lock'; readonly on: Who; readonly count: number }
  | { readonly kind: 'upgrade-charge'; readonly slots: readonly string[]; readonly count: number }
) & {
  /** Who pays; the card's ship. */
  readonly by?: Who;
};

/** Of the card that the ability stands on. */
export const charge = (count = 1): Cost => ({ kind: 'charge', count });
export const force = (count = 1): Cost => ({ kind: 'force', count });
export const energy = (count = 1): Cost => ({ kind: 'energy', count });
export const shield = (count = 1): Cost => ({ kind: 'shield', count });
export const spend = (token: TokenClass, count = 1): Cost => ({ kind: 'spend-token', token, count });
export const gaining = (token: Token, count = 1): Cost => ({ kind: 'gain-token', token, count });
export const suffering = (hits: number, crits = 0): Cost => ({
  kind: 'suffer',
  hits,
  crits,
  count: hits + crits,
});
/** The lock that the card's ship has on another one. */
export const lockOn = <W extends Who>(on: W): In<Cost, W> => ({ kind: 'lock', on, count: 1 });
/** A non-recurring charge of another upgrade, of one of some slots; of any with none named. */
export const chargeOf = (...slots: readonly string[]): Cost => ({ kind: 'upgrade-charge', slots, count: 1 });
/** Another ship pays: `paidBy('attacker', gaining('strain'))`. */
export const paidBy = <W extends Who>(by: W, cost: Cost): In<Cost, W> => ({ ...cost, by });
