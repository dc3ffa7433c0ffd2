import type { startWords } from '../en/start.ts';
import type { Translated } from '../language.ts';

export const start: Translated<typeof startWords> = {
  playNow: 'Jouer maintenant',
  playAtOnce: 'Jouer tout de suite',
  fetching: 'Les escadrons, les cartes et les règles arrivent …',
  opening: 'La table s’ouvre …',
  notFetched: 'Le jeu n’a pas pu être chargé. Y a-t-il une connexion ? Rechargez la page pour réessayer.',
};
