import { words } from '../language.ts';

/** Computer players by their rung, where a seat is named. */
export const computerWords = words('computers', {
  cadet: 'computer, cadet',
  tables: 'computer, tables',
  wingman: 'computer, wingman',
  plain: 'computer, plain',
  jouster: 'computer, jouster',
  flanker: 'computer, flanker',
  skirmisher: 'computer, skirmisher',
  search: 'computer, search',
  random: 'computer, random',
});
