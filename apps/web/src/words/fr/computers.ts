import type { computerWords } from '../en/computers.ts';
import type { Translated } from '../language.ts';

export const computers: Translated<typeof computerWords> = {
  cadet: 'ordinateur, cadet',
  tables: 'ordinateur, tables',
  plain: 'ordinateur, simple',
  search: 'ordinateur, recherche',
  random: 'ordinateur, au hasard',
};
