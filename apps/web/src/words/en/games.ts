import { params, words } from '../language.ts';

/** The games, their formats, and what each begins at once. */
export const gameWords = words('games', {
  'xwing2-amg': 'final points of the publisher, 20 squad points, 2024',
  'xwing2-xwa': 'X-Wing Alliance, 50 squad points, newest values',
  'xwing2-epic': 'epic battles with huge ships and wings, 100 squad points',
  'xwing2-legacy200': 'X-Wing Legacy, the 200 points of 2.0',
  publisherOf: params('points of the publisher of {month}'),
  xwing1: '100 points',
  'xwing1-epic': 'epic play with huge ships, 300 points',
  afterWave: params('as it stood after wave {wave}, {month}'),
  armada: 'final points, 400 or 180',
  'xwing2-match': 'Four X-wings (you) against Howlrunner’s six (computer).',
  'xwing1-match': 'One X-wing (you) against two TIE fighters (computer).',
  'armada-match': 'Two Rebel ships (you) against a Star Destroyer (computer), each with squadrons.',
});
