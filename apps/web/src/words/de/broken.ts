import type { brokenWords } from '../en/broken.ts';
import type { Translated } from '../language.ts';

export const broken: Translated<typeof brokenWords> = {
  questionBroke:
    'Diese Frage lässt sich nicht zeigen, wie sie soll. Das Spiel geht weiter: Beantworte sie hier.',
  computerAnswers: 'Den Computer dies entscheiden lassen',
  computerThinks: 'Der Computer entscheidet …',
  cannotAnswer: 'Der Computer konnte dies nicht entscheiden: {reason}',
  partBroke: 'Ein Teil des Bildschirms fehlt. Das Spiel geht weiter.',
};
