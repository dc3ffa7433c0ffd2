/** What cards say about docking. */

/** The ship can carry others: ship types by their ids, or any small ships. */
export interface Carrier {
  readonly kind: 'carrier';
  readonly ships: readonly string[] | 'small';
  readonly limit: number;
  /** The guides from which its docked ships may deploy (dock.4). */
  readonly edges: readonly ('front' | 'rear')[];
}

/** The ship can dock without touching its carrier, at range 0 to this. */
export interface DocksNearby {
  readonly kind: 'docks-nearby';
  readonly range: number;
}

/** The ship needs the ship with this title in its squad, and begins the game docked with it. */
export interface StartsDocked {
  readonly kind: 'starts-docked';
  readonly title: string;
}

/** The ship deploys only when the carrier with this title is destroyed, and then takes that ship's place. */
export interface TakesOver {
  readonly kind: 'takes-over';
  readonly title: string;
}

export type DockingCard = Carrier | DocksNearby | StartsDocked | TakesOver;

/** "You can dock 1 ..." on the card of the carrier. */
export const carrier = (
  limit: number,
  ships: readonly string[] | 'small',
  edges: Carrier['edges'] = ['front', 'rear'],
): Carrier => ({ kind: 'carrier', ships, limit, edges });

export const docksAtRange = (range: number): DocksNearby => ({ kind: 'docks-nearby', range });

export const startsDocked = (title: string): StartsDocked => ({ kind: 'starts-docked', title });

export const takesOver = (title: string): TakesOver => ({ kind: 'takes-over', title });
