import type { computerWords } from '../en/computers.ts';
import type { Translated } from '../language.ts';

export const computers: Translated<typeof computerWords> = {
  cadet: 'ordinateur, cadet',
  tables: 'ordinateur, tables',
  wingman: 'ordinateur, ailier',
  plain: 'ordinateur, simple',
  jouster: 'ordinateur, jouteur',
  flanker: 'ordinateur, débordeur',
  skirmisher: 'ordinateur, franc-tireur',
  search: 'ordinateur, recherche',
  random: 'ordinateur, au hasard',
};
