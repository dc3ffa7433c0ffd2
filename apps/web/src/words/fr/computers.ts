import type { computerWords } from '../en/computers.ts';
import type { Translated } from '../language.ts';

export const computers: Translated<typeof computerWords> = {
  cadet: 'ordinateur, cadet',
  tables: 'ordinateur, tables',
  wingman: 'ordinateur, ailier',
  plain: 'ordinateur, simple',
  search: 'ordinateur, recherche',
  random: 'ordinateur, au hasard',
};
