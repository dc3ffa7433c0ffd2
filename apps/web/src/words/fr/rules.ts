import type { rulesWords } from '../en/rules.ts';
import type { Translated } from '../language.ts';

export const rules: Translated<typeof rulesWords> = {
  rules: 'Règles',
  rulebook: 'Livre de règles',
  search: 'Chercher dans {lines} lignes',
  found: { one: '{count} trouvée', other: '{count} trouvées' },
  shown: '({most} montrées)',
  otherBooks: 'Trouvé dans d’autres livres de règles',
  contents: 'Sommaire',
  sections: 'Sections',
  seeAlso: 'Voir aussi',
  related: 'Lié :',
  inGame: { one: 'une fois dans votre partie', other: '{count} fois dans votre partie' },
  notInGame: 'Pas encore dans votre partie.',
  backToGame: 'Revenir à votre partie',
  notFetched: 'Le livre de règles n’a pas pu être chargé.',
};
