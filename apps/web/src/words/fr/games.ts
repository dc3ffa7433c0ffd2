import type { gameWords } from '../en/games.ts';
import type { Translated } from '../language.ts';

export const games: Translated<typeof gameWords> = {
  'xwing2-match': 'Quatre X-wings (vous) contre les six de Howlrunner (ordinateur).',
  'xwing1-match': 'Un X-wing (vous) contre deux chasseurs TIE (ordinateur).',
  'armada-match':
    'Deux vaisseaux rebelles (vous) contre un destroyer stellaire (ordinateur), chacun avec des escadrons.',
};
