import { params, words } from '../language.ts';

/** What went wrong with a game. */
export const troubleWords = words('troubles', {
  ruleFailed: 'A rule failed; the game stands where it stood.',
  downloadReport: 'Download a report',
  rulesChanged:
    'The rules have changed since this game began: it goes on from where it stood. What was played before is among the replays.',
  notKept: 'This browser does not keep the game.',
  wouldLose: params('{reason}. Closing the page would lose it; download its record in the settings.'),
});
