/** What an ability costs: all of it is paid or nothing (abilities queue FAQ 12). */

import { costs, type SharedCost } from '../../../common/language/index.ts';
import type { Token } from '../../state.ts';
import type { During, In, ShipTest, TokenClass, WhenOf, Who } from './ships.ts';
import type { SecondVocabulary } from './vocabulary.ts';

export type Cost = (
  | SharedCost<SecondVocabulary>
  | { readonly kind: 'charge'; readonly count: number }
  | { readonly kind: 'force'; readonly count: number }
  /** Of the ship card of a huge ship, whatever card asks for it (huge-ships.26). */
  | { readonly kind: 'energy'; readonly count: number }
  /** One token of a kind that the player picks. */
  | { readonly kind: 'gain-one'; readonly tokens: readonly Token[]; readonly count: number }
  /** A token of a ship that passes tests; of several ships the player picks. */
  | {
      readonly kind: 'spend-from';
      readonly token: Token;
      readonly that: readonly ShipTest[];
      readonly count: number;
      /** Every such ship can pay once in an attack, and not only one of them. */
      readonly each?: true;
    }
  /** Of the ship or upgrade card with this id that the ship has. */
  | { readonly kind: 'card-charge'; readonly card: string; readonly count: number }
  /** The facedown condition card of the ability turns up. */
  | { readonly kind: 'reveal'; readonly count: number }
  | { readonly kind: 'expose'; readonly count: number }
  /** The lock of a ship that passes tests, on another one; of several ships the player picks. */
  | {
      readonly kind: 'lock-of';
      readonly that: readonly ShipTest[];
      readonly on: Who;
      readonly count: number;
    }
  /** Such a token that lies on the card. */
  | { readonly kind: 'from-card'; readonly token: Token; readonly count: number }
  /** A token of a class that lies on some ship is removed. */
  | { readonly kind: 'remove-from'; readonly of: TokenClass; readonly on: Who; readonly count: number }
  /** Of the card with which the ship attacks. */
  | { readonly kind: 'weapon-charge'; readonly count: number }
  | { readonly kind: 'upgrade-charge'; readonly slots: readonly string[]; readonly count: number }
) & {
  /** Who pays; the card's ship. */
  readonly by?: Who;
};

export const { spend, gaining, suffering, shield, lockOn } = costs<SecondVocabulary>();

/** Of the card that the ability stands on. */
export const charge = (count = 1): Cost => ({ kind: 'charge', count });
export const force = (count = 1): Cost => ({ kind: 'force', count });
export const energy = (count = 1): Cost => ({ kind: 'energy', count });
/** `gainingOne('deplete', 'strain')`: 1 token of either kind. */
export const gainingOne = (...tokens: readonly Token[]): Cost => ({ kind: 'gain-one', tokens, count: 1 });
/** A token of some other ship: `spendFrom('calculate', friendly, atRange([0, 1]))`. */
export const spendFrom = (token: Token, ...that: readonly ShipTest[]): Cost => ({
  kind: 'spend-from',
  token,
  that,
  count: 1,
});
/** The same, and in an attack every such ship can pay once: `fromEach('evade', friendly, inAttackArc)`. */
export const fromEach = <T extends readonly (ShipTest & During<string>)[]>(
  token: Token,
  ...that: T
): NoInfer<Cost & During<WhenOf<T[number]>>> => ({ kind: 'spend-from', token, that, count: 1, each: true });
/** Charges of the card with an id, the ship card or an upgrade of the ship: `chargesOfCard('zamwesell', 2)`. */
export const chargesOfCard = (card: string, count = 1): Cost => ({ kind: 'card-charge', card, count });
/** This facedown condition card is turned faceup. */
export const revealing: Cost = { kind: 'reveal', count: 1 };
/** One of the ship's own facedown damage cards turns up. */
export const exposing: Cost = { kind: 'expose', count: 1 };
/** The lock that some ship has: `lockOf('defender', friendly, isNamed('Plo Koon'))`. */
export const lockOf = <W extends Who>(on: W, ...that: readonly ShipTest[]): In<Cost, W> => ({
  kind: 'lock-of',
  that,
  on,
  count: 1,
});
/** A non-recurring charge of another upgrade, of one of some slots; of any with none named. */
export const chargeOf = (...slots: readonly string[]): Cost => ({ kind: 'upgrade-charge', slots, count: 1 });
/** A token of another ship is removed: `removing('red-or-orange', 'defender')`. */
export const removing = <W extends Who>(of: TokenClass, on: W): In<Cost, W> => ({
  kind: 'remove-from',
  of,
  on,
  count: 1,
});
/** Of the upgrade with which the ship attacks. */
export const chargeOfWeapon: Cost = { kind: 'weapon-charge', count: 1 };
/** Removes a token from the upgrade card. */
export const fromCard = (token: Token): Cost => ({ kind: 'from-card', token, count: 1 });
/** Another ship pays: `paidBy('attacker', gaining('strain'))`. */
export const paidBy = <W extends Who>(by: W, cost: Cost): In<Cost, W> => ({ ...cost, by });
