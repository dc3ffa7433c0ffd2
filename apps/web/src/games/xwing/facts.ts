/** What the cards of both editions print alike, for the squad builder. */

import type { Fact } from '../builder.ts';
import { say } from './names.ts';
import { SILHOUETTES } from './silhouettes/all.ts';

/** Agility, hull and shields. */
export const enduranceFacts = (ship: {
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}): readonly Fact[] => [
  { icon: 'agility', label: say().agility, text: String(ship.agility) },
  { icon: 'hull', label: say().hull, text: String(ship.hull) },
  { icon: 'shields', label: say().shields, text: String(ship.shields) },
];

/** A ship type as one shape; empty for one without. */
export function outlineOf(chassis: string): string {
  const shape = SILHOUETTES[chassis];
  return shape ? `${shape.middle}${shape.side}` : '';
}
