/** Upgrade and squadron cards of a club's own, found by ids that say all of them. */
import { madeLater } from '@firing-arc/referee';
import type { Ability } from '../abilities/language.ts';
import type { SquadronCard, UpgradeCard } from './types.ts';

/** A card with what it does. */
interface WithAbilities {
  readonly abilities: readonly Ability[];
}
export interface WholeUpgrade extends UpgradeCard, WithAbilities {}
export interface WholeSquadron extends SquadronCard, WithAbilities {}

/** They are made where their abilities are known. */
export const MADE_UPGRADES = madeLater<WholeUpgrade>();
export const MADE_SQUADRONS = madeLater<WholeSquadron>();

/** The upgrade of a club's own that an id says; undefined where it says none. */
export const madeUpgrade = MADE_UPGRADES.find;
/** The same of a squadron. */
export const madeSquadron = MADE_SQUADRONS.find;

/** Why an id is no upgrade of a club's own; null where it is one, or an id of another form. */
export const noOwnCard = MADE_UPGRADES.refusal;
/** The same of a squadron. */
export const noOwnSquadron = MADE_SQUADRONS.refusal;
