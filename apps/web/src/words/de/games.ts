import type { gameWords } from '../en/games.ts';
import type { Translated } from '../language.ts';

export const games: Translated<typeof gameWords> = {
  'xwing2-amg': 'letzte Punkte des Verlags, 20 Staffelpunkte, 2024',
  'xwing2-xwa': 'X-Wing Alliance, 50 Staffelpunkte, neueste Werte',
  'xwing2-epic': 'epische Schlachten mit riesigen Schiffen und Formationen, 100 Staffelpunkte',
  'xwing2-legacy200': 'X-Wing Legacy, die 200 Punkte von 2.0',
  publisherOf: 'Punkte des Verlags vom {month}',
  xwing1: '100 Punkte',
  'xwing1-epic': 'epische Schlachten mit riesigen Schiffen, 300 Punkte',
  afterWave: 'Stand nach Welle {wave}, {month}',
  armada: 'letzte Punkte, 400 oder 180',
  'xwing2-match': 'Vier X-Flügler (du) gegen Howlrunners Sechs (Computer).',
  'xwing1-match': 'Ein X-Flügler (du) gegen zwei TIE-Jäger (Computer).',
  'armada-match': 'Zwei Rebellenschiffe (du) gegen einen Sternzerstörer (Computer), beide mit Staffeln.',
};
