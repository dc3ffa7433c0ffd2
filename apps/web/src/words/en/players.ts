import { params, words } from '../language.ts';

/** Who sits at the table. */
export const playerWords = words('players', {
  player: params('Player {number}'),
  named: params('Player {number} ({who})'),
  you: 'you',
  youShort: 'You',
  computer: 'Computer',
});
