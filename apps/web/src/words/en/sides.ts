import { params, words } from '../language.ts';

/** More than two sides: who they are, and who plays with whom. */
export const sidesWords = words('sides', {
  count: 'How many play',
  teams: 'Who plays with whom',
  alone: 'Each alone',
  against: params('{one} against {other}'),
  flies: params('Player {number} flies'),
  flownBy: params('Who flies for player {number}'),
  seat: params('Seat {number}'),
  guest: 'Whoever has the link',
});
