import type { gameWords } from '../en/games.ts';
import type { Translated } from '../language.ts';

export const games: Translated<typeof gameWords> = {
  'xwing2-amg': 'letzte Punkte des Verlags, 20 Staffelpunkte, 2024',
  'xwing2-xwa': 'X-Wing Alliance, 50 Staffelpunkte, neueste Werte',
  'xwing2-epic': 'epische Schlachten mit riesigen Schiffen und Formationen, 100 Staffelpunkte',
  'xwing2-legacy200': 'X-Wing Legacy, die 200 Punkte von 2.0',
  'xwing2-amg-2024-02': 'Punkte des Verlags vom Februar 2024',
  'xwing2-amg-2023-08': 'Punkte des Verlags vom August 2023',
  'xwing2-amg-2023-06': 'Punkte des Verlags vom Juni 2023',
  'xwing2-amg-2022-12': 'Punkte des Verlags vom Dezember 2022',
  'xwing2-amg-2022-10': 'Punkte des Verlags vom Oktober 2022',
  'xwing2-amg-2022-08': 'Punkte des Verlags vom August 2022',
  'xwing2-amg-2022-05': 'Punkte des Verlags vom Mai 2022',
  xwing1: '100 Punkte',
  'xwing1-epic': 'epische Schlachten mit riesigen Schiffen, 300 Punkte',
  armada: 'letzte Punkte, 400 oder 180',
  'xwing2-match': 'Vier X-Flügler (du) gegen Howlrunners Sechs (Computer).',
  'xwing1-match': 'Ein X-Flügler (du) gegen zwei TIE-Jäger (Computer).',
  'armada-match': 'Zwei Rebellenschiffe (du) gegen einen Sternzerstörer (Computer), beide mit Staffeln.',
};
