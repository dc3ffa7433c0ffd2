import type { gameWords } from '../en/games.ts';
import type { Translated } from '../language.ts';

export const games: Translated<typeof gameWords> = {
  'xwing2-amg': 'derniers points de l’éditeur, 20 points d’escadron, 2024',
  'xwing2-xwa': 'X-Wing Alliance, 50 points d’escadron, valeurs les plus récentes',
  'xwing2-epic': 'batailles épiques avec vaisseaux énormes et formations, 100 points d’escadron',
  'xwing2-legacy200': 'X-Wing Legacy, les 200 points de 2.0',
  publisherOf: 'points de l’éditeur, {month}',
  xwing1: '100 points',
  'xwing1-epic': 'parties épiques avec vaisseaux énormes, 300 points',
  afterWave: 'après la vague {wave}, {month}',
  armada: 'derniers points, 400 ou 180',
  'xwing2-match': 'Quatre X-wings (vous) contre les six de Howlrunner (ordinateur).',
  'xwing1-match': 'Un X-wing (vous) contre deux chasseurs TIE (ordinateur).',
  'armada-match':
    'Deux vaisseaux rebelles (vous) contre un destroyer stellaire (ordinateur), chacun avec des escadrons.',
};
