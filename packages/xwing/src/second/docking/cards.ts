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

/** "You can dock 1 ..." on the card of the carrier. */
export const carrier = (
  limit: number,
  ships: readonly string[] | 'small',
  edges: Carrier['edges'] = ['front', 'rear'],
): Carrier => ({ kind: 'carrier', ships, limit, edges });

export const docksAtRange = (range: number): DocksNearby => ({ kind: 'docks-nearby', range });
