/** Upgrade cards of a club's own, found by ids that say all of them. */
import { madeCards } from '@firing-arc/referee';
import type { Ability } from '../abilities/language.ts';
import type { UpgradeCard } from './types.ts';

/** An upgrade card with what it does. */
export interface WholeUpgrade extends UpgradeCard {
  readonly abilities: readonly Ability[];
}

const MADE = madeCards<WholeUpgrade, WholeUpgrade>((card) => card);

/** The card of a club's own that an id says; undefined where it says none. */
export const madeUpgrade = MADE.find;

/** Says how cards of a club's own are made. */
export const makeUpgradesBy = MADE.by;

/** Why an id is no card of a club's own; null where it is one, or an id of another form. */
export const noOwnCard = MADE.refusal;

/** The card of the house with which a card of a club's own begins; the id itself where it is one of the house. */
export const beginsWith = (id: string): string => (id.includes('--') ? id.slice(0, id.indexOf('--')) : id);
