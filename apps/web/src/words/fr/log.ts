import type { logWords } from '../en/log.ts';
import type { Translated } from '../language.ts';

export const log: Translated<typeof logWords> = {
  attack: 'Attaque : {attacker} contre {defender}',
  attackDiceStay: '{ship} : rien pour modifier les dés d’attaque, passé.',
  defenseDiceStay: '{ship} : rien pour modifier les dés de défense, passé.',
  noEffects: '{ship} : aucun effet à utiliser pour l’attaque, passé.',
  noTokens: '{ship} : aucun pion de défense à dépenser, passé.',
  noCommand: '{ship} : aucun ordre à résoudre, passé.',
  noSquadronToCommand: '{ship} : aucun escadron à commander, passé.',
  noMoreRepair: '{ship} : rien de plus à réparer, passé.',
  noUpgradeToReady: '{ship} : aucune carte d’amélioration à préparer, passé.',
  nothingMoreToDo: '{ship} : rien de plus à faire, passé.',
  nothingToChoose: '{ship} : rien à choisir, passé.',
  waiting: 'Ce qui attend d’être résolu, dans cet ordre',
  resolveCommands: 'Résoudre les ordres',
  commandSquadrons: 'Activer des escadrons par l’ordre',
  shipAttacks: 'Attaques du vaisseau',
  shipMoves: 'Sa manœuvre',
  placeDisplaced: 'Placer les escadrons déplacés',
};
