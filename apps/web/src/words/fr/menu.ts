import type { menuWords } from '../en/menu.ts';
import type { Translated } from '../language.ts';

export const menu: Translated<typeof menuWords> = {
  checkRecord: 'Vérifier un enregistrement',
  checkText:
    'La partie est rejouée dans ce navigateur à partir de sa graine et de ses réponses ; chaque position doit avoir le hachage que l’enregistrement indique.',
  recordFile: 'Fichier de l’enregistrement',
  notSame: 'Pas la même partie',
  allEqual: 'Les {positions} positions sont égales',
  everyPosition: 'Chaque position',
  quickBuilds: 'Montages rapides : des vaisseaux avec leurs améliorations …',
  quickBuildsName: 'Montages rapides',
  ownSquad: 'Un escadron à vous ({kind}) …',
  fetchingBuilds: 'Les montages rapides arrivent …',
  faction: 'Faction',
  addBuild: 'Ajouter un montage rapide',
  chooseBuild: 'Menace, vaisseaux et améliorations …',
  buildThreat: '{build} (menace {threat})',
  remove: 'Retirer',
  threatInAll: 'Menace {threat} en tout.',
  points: '{points} points,',
  severalShips: '{count} × {name}',
  against: {
    one: '{count} chose s’y oppose dans ce format',
    other: '{count} choses s’y opposent dans ce format',
  },
  cannotFly: 'Ne peut pas voler ici',
  idleCards: 'Ces cartes ne font pas encore tout ce qu’elles disent',
  playedOtherwise: 'Joué autrement qu’imprimé',
  draft: 'une ébauche : ce qui n’a pas pu être lu manque ; complétez-la dans l’atelier.',
  legalElsewhere: 'Légal dans un autre format : {names} ; pas dans celui-ci.',
  notPlayable: 'ne peut pas voler ici.',
  legal: 'légal.',
  illegal: 'non légal, mais il peut voler.',
};
