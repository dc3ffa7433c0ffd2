import { type OptionPhrases, optionIn } from '../options.ts';
import { effectMay } from './abilities/effects.ts';
import { spaced } from './grammar.ts';
import {
  action,
  bombWay,
  boostWay,
  decloakMove,
  difficulty,
  edge,
  face,
  faces,
  maneuver,
  obstacle,
  player,
  quarter,
  rollWay,
  token,
  tractorMove,
} from './terms.ts';

const PHRASES: OptionPhrases = {
  sentence: spaced,
  effect: effectMay,
  player,
  obstacle,
  edge,
  maneuver,
  difficulty,
  action,
  token,
  face,
  faces,
  quarter,
  rollWay,
  bombWay,
  decloakMove,
  tractorMove,
  boostWay,
  side: (side) => (side === 'fore' ? 'avant' : 'arrière'),
  option: (number) => `Choix ${number}`,
  yes: 'oui',
  no: 'non',
  none: 'aucun',
  done: 'terminé',
  nowhere: 'nulle part',
  noAction: 'aucune action',
  noAttack: 'aucune attaque',
  noGuess: 'ne rien annoncer',
  stayCloaked: 'rester occulté',
  asItShows: 'telle quelle',
  placeOnTable: 'un endroit de la table',
  clearLine: 'le long de la ligne libre',
  obstructedLine: 'le long de la ligne gênée',
  targetLock: 'l’acquisition de cible',
  primaryWeapon: 'son arme principale',
  secondaryWeapon: 'une arme secondaire',
  effectNumber: (number) => `effet ${number}`,
  actionOf: (card) => `action de ${card}`,
  drop: (bomb) => `larguer ${bomb}`,
  missionAction: (name, ship) => `${name} : ${ship}`,
  target: (ship, range, weapon) => `${ship} à portée ${range} avec ${weapon}`,
  pays: (what) => (what === 'focus' ? 'un jeton de concentration' : 'son acquisition de cible'),
  spends: (what) => `dépenser un jeton ${what === 'focus' ? 'de concentration' : 'd’évasion'}`,
  ofFriend: (spends, friend) => `${spends}, de ${friend}`,
  spendsLock: (dice) =>
    dice === ''
      ? 'dépenser l’acquisition de cible sans rien relancer'
      : `dépenser l’acquisition de cible et relancer ${dice}`,
  uses: (card, dice) => `utiliser ${card}${dice === '' ? '' : ` (${dice})`}`,
};

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export const option = optionIn(PHRASES);
