import type { chooseWords } from '../en/choose.ts';
import type { Translated } from '../language.ts';

export const choose: Translated<typeof chooseWords> = {
  chooseGame: 'Choisissez votre partie',
  format: 'Format',
  fetching: 'Ses escadrons et ses cartes arrivent …',
  youFly: 'Vous pilotez',
  against: 'Contre',
  flownBy: 'Piloté par',
  youSit: 'Vous êtes assis',
  scenario: 'Scénario',
  cadet: 'l’ordinateur, cadet : fait les erreurs d’un débutant',
  tables: 'l’ordinateur, tables : droit sur l’ennemi le plus proche',
  wingman: 'l’ordinateur, ailier : vole bien, avec un faux pas de temps en temps',
  plain: 'l’ordinateur, simple : pèse chaque manœuvre et chaque tir',
  jouster: 'l’ordinateur, jouteur : comme le simple, et cherche le corps à corps',
  flanker: 'l’ordinateur, débordeur : comme le simple, et vient par le côté',
  skirmisher: 'l’ordinateur, franc-tireur : comme le simple, et reste à longue portée',
  search: 'l’ordinateur, recherche : essaie ses coups contre ce que vous pourriez faire',
  byHand: 'Placer vous-même obstacles et vaisseaux',
  undo: 'On peut revenir sur ses décisions',
  odds: 'Montrer aux deux joueurs les chances des attaques et des dés',
  everyTurn: 'Passer l’écran à chaque changement de joueur',
  start: 'Commencer cette partie',
  'hot-seat': 'quelqu’un à côté de moi : un écran, passé pour les secrets',
};
