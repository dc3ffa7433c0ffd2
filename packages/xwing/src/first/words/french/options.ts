import type { OptionPhrases } from '../options.ts';

/** What options are. */
export const OPTIONS: OptionPhrases = {
  fromGuides: (maneuver, guides) => `${maneuver}, par l’${guides === 'front' ? 'avant' : 'arrière'}`,
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
