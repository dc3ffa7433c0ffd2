import type { moreWords } from '../en/more.ts';
import type { Translated } from '../language.ts';

export const more: Translated<typeof moreWords> = {
  more: 'Autres choix',
  online: 'Jouer avec un ami',
  onlineText: 'Un lien, et l’autre est à la table.',
  lessons: 'Apprendre',
  lessonsText: 'De courtes leçons en vraies parties, une chose à la fois.',
  chooseSquads: 'Choisir les escadrons',
  chooseSquadsText: 'Format, escadrons, scénario, et qui les pilote.',
  hotSeat: 'À deux sur un écran',
  hotSeatText: 'On se le passe pour les choix secrets.',
  squads: 'Constructeur d’escadrons',
  squadsText: 'Construire, modifier, imprimer et partager des escadrons.',
  packs: 'Vos propres points',
  packsText: 'Points et interdictions de votre club.',
  replays: 'Revoir une partie',
  replaysText: 'Parties terminées ou quittées, coup par coup.',
  sandbox: 'Bac à sable',
  sandboxText: 'Placer ce que l’on veut, essayer manœuvres et attaques.',
  rules: 'Règles',
  rulesText: 'Chaque ligne des règles, à chercher par mots.',
};
