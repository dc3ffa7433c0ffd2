import type { troubleWords } from '../en/troubles.ts';
import type { Translated } from '../language.ts';

export const troubles: Translated<typeof troubleWords> = {
  ruleFailed: 'Une règle a échoué ; la partie est restée où elle était.',
  downloadReport: 'Télécharger un rapport',
  rulesChanged:
    'Les règles ont changé depuis le début de cette partie : elle reprend là où elle en était. Ce qui a été joué avant se trouve parmi les parties à revoir.',
  notKept: 'Ce navigateur ne garde pas la partie.',
  wouldLose: '{reason}. Fermer la page la perdrait ; téléchargez son enregistrement dans les réglages.',
};
