import { EMPIRE_SHIPS } from './ships/empire.ts';
import { REBEL_SHIPS } from './ships/rebel.ts';
import { REPUBLIC_SHIPS } from './ships/republic.ts';
import { SEPARATIST_SHIPS } from './ships/separatist.ts';
import type { ShipCard } from './types.ts';

/** All ship cards. */
export const SHIP_CARDS: readonly ShipCard[] = [
  ...EMPIRE_SHIPS,
  ...REBEL_SHIPS,
  ...REPUBLIC_SHIPS,
  ...SEPARATIST_SHIPS,
];
