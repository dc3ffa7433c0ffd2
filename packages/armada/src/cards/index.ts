import { madeSquadron } from './made-cards.ts';
import { SHIP_CARDS } from './ships.ts';
import { SQUADRON_CARDS } from './squadrons.ts';
import type { ShipCard, SquadronCard } from './types.ts';

export { noOwnCard, noOwnSquadron } from './made-cards.ts';
export * from './types.ts';
export { upgradeCard } from './upgrade-library.ts';
export { SHIP_CARDS, SQUADRON_CARDS };

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));

const SHIPS_BY_ID = byId<ShipCard>(SHIP_CARDS);
const SQUADRONS_BY_ID = byId<SquadronCard>(SQUADRON_CARDS);

/** A ship card by its id; undefined when the house does not have it. */
export const shipCard = (id: string): ShipCard | undefined => SHIPS_BY_ID.get(id);
/** A squadron card by its id; undefined when the house does not have it. */
export const squadronCard = (id: string): SquadronCard | undefined =>
  SQUADRONS_BY_ID.get(id) ?? madeSquadron(id);
