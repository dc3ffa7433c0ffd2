import type { computerWords } from '../en/computers.ts';
import type { Translated } from '../language.ts';

export const computers: Translated<typeof computerWords> = {
  cadet: 'Computer, Kadett',
  tables: 'Computer, Tabellen',
  wingman: 'Computer, Flügelmann',
  plain: 'Computer, schlicht',
  jouster: 'Computer, Draufgänger',
  flanker: 'Computer, Flankenflieger',
  skirmisher: 'Computer, Fernkämpfer',
  search: 'Computer, Suche',
  random: 'Computer, zufällig',
};
