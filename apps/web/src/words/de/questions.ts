import type { questionWords } from '../en/questions.ts';
import type { Translated } from '../language.ts';

export const questions: Translated<typeof questionWords> = {
  tapAgain: 'Noch einmal tippen, um zu wählen.',
  showPlaces: 'Alle Endpositionen zeigen',
  hidePlaces: 'Endpositionen ausblenden',
};
