import type { questionWords } from '../en/questions.ts';
import type { Translated } from '../language.ts';

export const questions: Translated<typeof questionWords> = {
  tapAgain: 'Touchez encore pour choisir.',
  showPlaces: 'Montrer toutes les positions',
  hidePlaces: 'Cacher les positions',
};
