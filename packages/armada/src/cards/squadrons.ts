import { EMPIRE_SQUADRONS } from './squadrons/empire.ts';
import { REBEL_SQUADRONS } from './squadrons/rebel.ts';
import { REPUBLIC_SQUADRONS } from './squadrons/republic.ts';
import { SEPARATIST_SQUADRONS } from './squadrons/separatist.ts';
import type { SquadronCard } from './types.ts';

/** All squadron cards. */
export const SQUADRON_CARDS: readonly SquadronCard[] = [
  ...EMPIRE_SQUADRONS,
  ...REBEL_SQUADRONS,
  ...REPUBLIC_SQUADRONS,
  ...SEPARATIST_SQUADRONS,
];
