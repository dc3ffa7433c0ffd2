/** Upgrade cards of a club's own, found by ids that say all of them. */
import { type MadeCards, NONE_MADE } from '@firing-arc/referee';
import type { Ability } from '../abilities/language.ts';
import type { UpgradeCard } from './types.ts';

/** An upgrade card with what it does. */
export interface WholeUpgrade extends UpgradeCard {
  readonly abilities: readonly Ability[];
}

let made: MadeCards<WholeUpgrade> = NONE_MADE;

/** Says how cards of a club's own are found. */
export function findMade(by: MadeCards<WholeUpgrade>): void {
  made = by;
}

/** The card of a club's own that an id says; undefined where it says none. */
export const madeUpgrade = (id: string): WholeUpgrade | undefined => made.find(id);

/** Why an id is no card of a club's own; null where it is one, or an id of another form. */
export const noOwnCard = (id: string): string | null => made.refusal(id);
