import { words } from '../language.ts';

/** What stands on every page. */
export const pageWords = words('page', {
  lead: 'A digital tabletop for X-Wing 2.5, First Edition and Armada: every rule, explained.',
  pages: 'Pages',
  start: 'Start',
  rules: 'Rules',
  checkRecord: 'Check a record',
  newVersion: 'A new version is ready.',
  useNewVersion: 'Use it now',
  placeBroke: 'This place does not open.',
  gameIsKept: 'Your game is kept. Load the page again; if that does not help, go back to the start.',
  reload: 'Load again',
  language: 'Language',
  unofficial:
    'Unofficial and free, by fans; not affiliated with or endorsed by the rights holders of the games. MIT licence.',
});
