import { params, words } from '../language.ts';

/** The first screen, also while the rest of the page is on its way, and the beginning of a game. */
export const startWords = words('start', {
  play: 'Play',
  playAtOnce: 'Play at once',
  playAgain: 'Play again',
  learn: params('Learn {game}'),
  fetching: 'Squads, cards and rules are being fetched …',
  opening: 'The table is being opened …',
  notFetched: 'The game could not be fetched. Is the network there? Reload the page to try again.',
  again: params('{mine} against {theirs}, as last time.'),
  yourGame: 'Your game',
  continueGame: 'Continue your game',
  standing: params('{sides}: {standing}'),
  against: params('{one} against {other}'),
  couldNotBegin: params('The game could not begin: {reason}'),
  gameRuns: 'A game is running',
  takesPlace:
    'A new game takes its place. The running one goes to your replays, where you can play on from any moment.',
  downloadRecord: 'Download its record',
  beginNew: 'Yes, begin a new one',
  goBack: 'No, go back',
  brokenGame: 'A saved game could not be opened.',
  download: 'Download it',
  remove: 'Remove it',
});
