import type { Faction } from '../cards/chassis.ts';

/** One ship of a squad: pilot and upgrades by id. */
export interface SquadShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

/** A squad as somebody brings it, legal or not. Obstacles are outline ids; none named means: not chosen. */
export interface Squad {
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly SquadShip[];
  readonly obstacles?: readonly string[];
  /** The damage deck its player brings; none named means: not chosen. */
  readonly damageDeck?: 'core' | 'tfa';
}
