import { words } from '../language.ts';

/** What each game begins at once. */
export const gameWords = words('games', {
  'xwing2-match': 'Four X-wings (you) against Howlrunner’s six (computer).',
  'xwing1-match': 'One X-wing (you) against two TIE fighters (computer).',
  'armada-match': 'Two Rebel ships (you) against a Star Destroyer (computer), each with squadrons.',
});
