import type { deployWords } from '../en/deploy.ts';
import type { Translated } from '../language.ts';

export const deploy: Translated<typeof deployWords> = {
  deployFormation: 'Meine Formation aufstellen',
  placeObstacles: 'Meine Hindernisse legen',
  ghostsShow: 'Die Schemen zeigen, wohin jedes Schiff kommt, wenn es an der Reihe ist.',
  placeAll: 'Alle {count} so hinstellen',
};
