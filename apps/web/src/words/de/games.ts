import type { gameWords } from '../en/games.ts';
import type { Translated } from '../language.ts';

export const games: Translated<typeof gameWords> = {
  'xwing2-match': 'Vier X-Flügler (du) gegen Howlrunners Sechs (Computer).',
  'xwing1-match': 'Ein X-Flügler (du) gegen zwei TIE-Jäger (Computer).',
  'armada-match': 'Zwei Rebellenschiffe (du) gegen einen Sternzerstörer (Computer), beide mit Staffeln.',
};
