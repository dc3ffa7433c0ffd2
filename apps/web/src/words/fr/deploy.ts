import type { deployWords } from '../en/deploy.ts';
import type { Translated } from '../language.ts';

export const deploy: Translated<typeof deployWords> = {
  deployFormation: 'Déployer ma formation',
  placeObstacles: 'Placer mes obstacles',
  ghostsShow: 'Les silhouettes montrent où va chaque vaisseau quand vient son tour.',
  placeAll: 'Placer les {count} ainsi',
};
