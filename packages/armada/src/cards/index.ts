import { SHIP_CARDS } from './ships.ts';
import { SQUADRON_CARDS } from './squadrons.ts';
import type { ShipCard, SquadronCard, UpgradeCard } from './types.ts';
import { UPGRADE_CARDS } from './upgrades.ts';

export * from './types.ts';
export { SHIP_CARDS, SQUADRON_CARDS, UPGRADE_CARDS };

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));

const SHIPS_BY_ID = byId<ShipCard>(SHIP_CARDS);
const SQUADRONS_BY_ID = byId<SquadronCard>(SQUADRON_CARDS);
const UPGRADES_BY_ID = byId<UpgradeCard>(UPGRADE_CARDS);

/** A ship card by its id; undefined when the house does not have it. */
export const shipCard = (id: string): ShipCard | undefined => SHIPS_BY_ID.get(id);
/** A squadron card by its id; undefined when the house does not have it. */
export const squadronCard = (id: string): SquadronCard | undefined => SQUADRONS_BY_ID.get(id);
/** An upgrade card by its id; undefined when the house does not have it. */
export const upgradeCard = (id: string): UpgradeCard | undefined => UPGRADES_BY_ID.get(id);
