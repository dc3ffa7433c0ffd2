import type { sidesWords } from '../en/sides.ts';
import type { Translated } from '../language.ts';

export const sides: Translated<typeof sidesWords> = {
  count: 'Combien de joueurs',
  teams: 'Qui joue avec qui',
  alone: 'Chacun pour soi',
  against: '{one} contre {other}',
  flies: 'Le joueur {number} pilote',
  flownBy: 'Qui pilote pour le joueur {number}',
  seat: 'Place {number}',
  guest: 'Qui a le lien',
};
