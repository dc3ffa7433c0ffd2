import { words } from '../language.ts';

/** Computer players by their rung, where a seat is named. */
export const computerWords = words('computers', {
  cadet: 'computer, cadet',
  tables: 'computer, tables',
  wingman: 'computer, wingman',
  plain: 'computer, plain',
  search: 'computer, search',
  random: 'computer, random',
});
