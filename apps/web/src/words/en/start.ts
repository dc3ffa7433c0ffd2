import { words } from '../language.ts';

/** The first screen, also while the rest of the page is on its way. */
export const startWords = words('start', {
  playNow: 'Play now',
  playAtOnce: 'Play at once',
  fetching: 'Squads, cards and rules are being fetched …',
  opening: 'The table is being opened …',
  notFetched: 'The game could not be fetched. Is the network there? Reload the page to try again.',
});
