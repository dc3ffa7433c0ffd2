import { params, words } from '../language.ts';

/** Ships and obstacles that are set up at once. */
export const deployWords = words('deploy', {
  deployFormation: 'Deploy my formation',
  placeObstacles: 'Place my obstacles',
  ghostsShow: 'The ghosts show where each ship goes when its turn comes.',
  placeAll: params('Place all {count} like this'),
});
