/** What a ship is, by the tokens and damage that it has: the conditions that rules and cards ask for. */

import { shipCard } from '../cards/library.ts';
import type { Ship } from '../state.ts';

export const isStressed = (ship: Ship): boolean => ship.tokens.stress > 0;

export const isFocused = (ship: Ship): boolean => ship.tokens.focus > 0;

export const isEvading = (ship: Ship): boolean => ship.tokens.evade > 0;

export const isCalculating = (ship: Ship): boolean => ship.tokens.calculate > 0;

export const isShielded = (ship: Ship): boolean => ship.shields > 0;

export const isDamaged = (ship: Ship): boolean => ship.damage.length > 0;

export const isCriticallyDamaged = (ship: Ship): boolean => ship.damage.some((card) => card.up);

export const isCloaked = (ship: Ship): boolean => ship.tokens.cloak > 0;

/** Disarmed by a token, or by being cloaked (disarmed.1). */
export const isDisarmed = (ship: Ship): boolean => ship.tokens.disarm > 0 || isCloaked(ship);

export const isJammed = (ship: Ship): boolean => ship.tokens.jam > 0;

/** Ion and tractor tokens that it takes by size; for huge ships huge-ships.29, .57. */
const ION_LIMIT = { small: 1, medium: 2, large: 3, huge: 6 } as const;

/** As many tractor tokens as its size needs (tractor.1). */
export const isTractored = (ship: Ship): boolean =>
  ship.tokens.tractor > 0 && ship.tokens.tractor >= ION_LIMIT[shipCard(ship.card).chassis.size];

/** As many ion tokens as its size needs (ion.1). */
export const isIonized = (ship: Ship): boolean =>
  ship.tokens.ion >= ION_LIMIT[shipCard(ship.card).chassis.size] && ship.tokens.ion > 0;
