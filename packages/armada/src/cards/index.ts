import { SHIP_CARDS } from './ships.ts';
import { SQUADRON_CARDS } from './squadrons.ts';
import type { ShipCard, SquadronCard } from './types.ts';

export * from './types.ts';

const SHIPS_BY_ID: ReadonlyMap<string, ShipCard> = new Map(SHIP_CARDS.map((card) => [card.id, card]));
const SQUADRONS_BY_ID: ReadonlyMap<string, SquadronCard> = new Map(
  SQUADRON_CARDS.map((card) => [card.id, card]),
);

/** A ship card by its id; undefined when the house does not have it. */
export const shipCard = (id: string): ShipCard | undefined => SHIPS_BY_ID.get(id);
/** A squadron card by its id; undefined when the house does not have it. */
export const squadronCard = (id: string): SquadronCard | undefined => SQUADRONS_BY_ID.get(id);
