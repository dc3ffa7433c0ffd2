import type { startWords } from '../en/start.ts';
import type { Translated } from '../language.ts';

export const start: Translated<typeof startWords> = {
  play: 'Jouer',
  playAtOnce: 'Jouer tout de suite',
  playAgain: 'Rejouer',
  learn: 'Apprendre {game}',
  fetching: 'Les escadrons, les cartes et les règles arrivent …',
  opening: 'La table s’ouvre …',
  notFetched: 'Le jeu n’a pas pu être chargé. Y a-t-il une connexion ? Rechargez la page pour réessayer.',
  again: '{mine} contre {theirs}, comme la dernière fois.',
  yourGame: 'Votre partie',
  continueGame: 'Reprendre la partie',
  standing: '{sides} : {standing}',
  against: '{one} contre {other}',
  couldNotBegin: 'La partie n’a pas pu commencer : {reason}',
  gameRuns: 'Une partie est en cours',
  takesPlace:
    'Une nouvelle partie prend sa place. Celle-ci rejoint vos parties à revoir, où vous pourrez la reprendre à tout moment.',
  downloadRecord: 'Télécharger son enregistrement',
  beginNew: 'Oui, commencer une nouvelle',
  goBack: 'Non, revenir',
  brokenGame: 'Une partie enregistrée n’a pas pu être ouverte.',
  download: 'La télécharger',
  remove: 'La supprimer',
};
