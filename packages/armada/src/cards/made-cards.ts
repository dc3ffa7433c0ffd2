/** Upgrade and squadron cards of a club's own, found by ids that say all of them. */
import { type MadeCards, NONE_MADE } from '@firing-arc/referee';
import type { Ability } from '../abilities/language.ts';
import type { SquadronCard, UpgradeCard } from './types.ts';

/** A card with what it does. */
interface WithAbilities {
  readonly abilities: readonly Ability[];
}
export interface WholeUpgrade extends UpgradeCard, WithAbilities {}
export interface WholeSquadron extends SquadronCard, WithAbilities {}

interface Made {
  readonly upgrades: MadeCards<WholeUpgrade>;
  readonly squadrons: MadeCards<WholeSquadron>;
}
let made: Made = { upgrades: NONE_MADE, squadrons: NONE_MADE };

/** Says how cards of a club's own are found. */
export function findMade(by: Made): void {
  made = by;
}

/** The upgrade of a club's own that an id says; undefined where it says none. */
export const madeUpgrade = (id: string): WholeUpgrade | undefined => made.upgrades.find(id);
/** The same of a squadron. */
export const madeSquadron = (id: string): WholeSquadron | undefined => made.squadrons.find(id);

/** Why an id is no upgrade of a club's own; null where it is one, or an id of another form. */
export const noOwnCard = (id: string): string | null => made.upgrades.refusal(id);
/** The same of a squadron. */
export const noOwnSquadron = (id: string): string | null => made.squadrons.refusal(id);
