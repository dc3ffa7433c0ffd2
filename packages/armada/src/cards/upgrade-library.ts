/** The upgrade cards that the rules know, as far as they were added: a game without upgrades does without. */
import { madeUpgrade } from './made-cards.ts';
import type { UpgradeCard } from './types.ts';

const CARDS = new Map<string, UpgradeCard>();

/** Adds upgrade cards. */
export function addUpgradeCards(cards: readonly UpgradeCard[]): void {
  for (const card of cards) CARDS.set(card.id, card);
}

/** An upgrade card by its id; undefined when the house does not have it. */
export const upgradeCard = (id: string): UpgradeCard | undefined => CARDS.get(id) ?? madeUpgrade(id);

/** All upgrade cards that were added. */
export const upgradeCards = (): readonly UpgradeCard[] => [...CARDS.values()];
