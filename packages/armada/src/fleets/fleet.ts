import type { Faction } from '../cards/index.ts';
import type { ObjectiveCategory } from '../objectives/cards.ts';

/** One ship of a fleet: card and upgrades by id. */
export interface FleetShip {
  readonly ship: string;
  readonly upgrades: readonly string[];
}

/** A fleet as somebody brings it, legal or not: cards by id, generic squadrons once for each. */
export interface Fleet {
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly FleetShip[];
  readonly squadrons: readonly string[];
  readonly objectives: Readonly<Partial<Record<ObjectiveCategory, string>>>;
}
