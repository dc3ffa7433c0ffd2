import type { recapWords } from '../en/recap.ts';
import type { Translated } from '../language.ts';

export const recap: Translated<typeof recapWords> = {
  losses: 'Pertes',
  shields: { one: '{count} bouclier', other: '{count} boucliers' },
  hull: { one: '{count} coque', other: '{count} coque' },
  destroyed: 'détruit',
  fled: 'a quitté la zone de jeu',
  by: 'par {ship}',
  story: 'Le récit',
  shotDown: '{attacker} a abattu {defender}',
  lostOtherwise: '{ship} a été détruit',
  shipCrashed: '{ship} s’est brisé sur un obstacle',
  shipFled: '{ship} a quitté la zone de jeu',
  bestShot: 'Meilleur tir : {attacker} sur {defender}',
  damage: { one: '{count} dégât', other: '{count} dégâts' },
  turningPoint: 'Le tournant, {attacker} sur {defender}',
  whereExpected: 'là où les dés laissaient attendre {expected}',
  andLost: 'et {ship} a été perdu',
  shots: '{player} : {hits} attaques sur {shots} ont fait des dégâts',
  rematch: 'Revanche',
  swap: 'Changer de camp',
};
