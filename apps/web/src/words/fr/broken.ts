import type { brokenWords } from '../en/broken.ts';
import type { Translated } from '../language.ts';

export const broken: Translated<typeof brokenWords> = {
  questionBroke:
    'Cette question ne peut pas être montrée comme elle le devrait. La partie continue : répondez ici.',
  computerAnswers: 'Laisser l’ordinateur décider',
  computerThinks: 'L’ordinateur décide…',
  cannotAnswer: 'L’ordinateur n’a pas pu décider : {reason}',
  partBroke: 'Une partie de l’écran manque. La partie continue.',
};
