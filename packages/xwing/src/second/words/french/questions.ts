import type { Incomplete } from '@firing-arc/words';
import type { SecondQuestion } from '../../questions.ts';
import type { QuestionPhrases } from '../questions.ts';
import { deviceName } from './devices.ts';
import { de } from './grammar.ts';

type MarkerAction = Extract<SecondQuestion, { kind: 'choose-marker' }>['action'];

const MARKER_QUESTIONS: Readonly<Record<MarkerAction, (ship: string) => string>> = {
  tow: (ship) => `Que remorque ${ship} ?`,
  scramble: (ship) => `Que décrypte ${ship} ?`,
  transmit: (ship) => `D’où ${ship} transmet-il ?`,
};

/** What a player is asked. */
export const QUESTIONS: Incomplete<QuestionPhrases> = {
  anAttack: 'L’attaque',
  attackOf: (attacker, defender) => `${attacker} attaque ${defender}`,
  modifyAttackDice: (title, attack) => `${title} : ${attack}. Modifier les dés d’attaque ?`,
  modifyDefenseDice: (title, attack, defense) =>
    `${title} : ${attack} contre ${defense}. Modifier les dés de défense ?`,
  performing: (ship) => `${ship} : choisissez une action.`,
  performingBecause: {
    'xwing2:linked-action.1': (ship) => `${ship} : l’action liée ?`,
    'xwing2:overlap.10': (ship) => `${ship} a percuté un ennemi : une action rouge ?`,
    'xwing2:coordinate.3': (ship) => `${ship} est coordonné : choisissez une action.`,
    'xwing2:actions.17': (ship) => `${ship} effectue-t-il l’action que sa capacité lui accorde ?`,
  },
  asked: {
    'choose-obstacle': 'Choisissez un obstacle à placer.',
    'place-obstacle': ({ obstacle }) => `Placez ${obstacle}.`,
    'place-marker': ({ marker }) => `Placez ${marker}.`,
    'choose-marker': ({ ship }, { action }) => MARKER_QUESTIONS[action](ship),
    'forget-knowledge': 'Quel vaisseau renonce à ce qu’il a appris ?',
    jettison: ({ ship }) => `${ship} lâche-t-il ce qu’il remorque ?`,
    'choose-deployment': 'Choisissez un vaisseau à déployer.',
    'place-ship': ({ ship }) => `Déployez ${ship}.`,
    turret: ({ ship, upgrade }) =>
      upgrade ? `Où ${ship} pointe-t-il ${upgrade} ?` : `Où ${ship} pointe-t-il sa tourelle ?`,
    dials: 'Réglez vos cadrans.',
    'choose-activation': 'Choisissez un vaisseau à activer.',
    'choose-engagement': 'Choisissez un vaisseau à engager.',
    'tallon-placement': ({ ship }) => `Où ${ship} finit-il son tonneau de Tallon ?`,
    'choose-system': 'Quel vaisseau agit ensuite dans la phase de système ?',
    system: ({ ship }) => `Que fait ${ship} dans la phase de système ?`,
    slam: ({ ship }) => `Quelle manœuvre ${ship} exécute-t-il avec son SLAM ?`,
    'set-dial': ({ ship }) => `Sur quoi ${ship} règle-t-il son cadran ?`,
    'jam-target': ({ ship }) => `Quel vaisseau ${ship} brouille-t-il ?`,
    'jam-removal': ({ ship }) => `Que perd ${ship} par le brouillage ?`,
    'tractor-move': ({ ship }) => `${ship} est pris dans un rayon tracteur : comment le déplacez-vous ?`,
    'tractor-rotation': ({ ship }) => `${ship} pivote-t-il, pour 1 jeton de stress ?`,
    'barrel-roll-side': ({ ship }) => `De quel côté ${ship} fait-il son tonneau ?`,
    'barrel-roll-placement': ({ ship }) => `Où ${ship} finit-il son tonneau ?`,
    'boost-direction': ({ ship }) => `Dans quelle direction ${ship} accélère-t-il ?`,
    'lock-target': ({ ship }) => `Que verrouille ${ship} ?`,
    'reinforce-side': ({ ship }) => `Quel côté ${ship} renforce-t-il ?`,
    'coordinate-target': ({ ship }) => `Quel vaisseau ${ship} coordonne-t-il ?`,
    attack: ({ ship }) => `${ship} attaque : choisissez une cible.`,
    'attack-line': ({ ship }) =>
      `Plusieurs lignes sont aussi courtes : le long de laquelle ${ship} attaque-t-il ?`,
    'spend-result': ({ ship }) => `Quel résultat ${ship} dépense-t-il pour le dégât normal ?`,
    reload: ({ ship }) => `Quelle amélioration ${ship} recharge-t-il ?`,
    'order-abilities': 'Laquelle de vos capacités vient ensuite ?',
    'use-ability': ({ ship, ability }) => `${ship} utilise-t-il ${ability} ?`,
    'choose-ship': ({ ship, ability }) => `Qui ${ship} choisit-il pour ${ability} ?`,
    replacement: ({ ship }) => `${ship} va subir des dégâts : que se passe-t-il à la place ?`,
    'choose-die': ({ ability }) => `Quel dé pour ${ability} ?`,
    'choose-token': ({ ability }) => `Quel jeton pour ${ability} ?`,
    'choose-upgrade': ({ ability }) => `Quelle amélioration pour ${ability} ?`,
    'exchange-upgrades': ({ ability }) => `Quelles améliorations sont échangées par ${ability} ?`,
    'guess-number': ({ ability }) => `Combien, pour ${ability} ?`,
    'guess-dial': ({ ship }) => `Que montre le cadran ${de(ship)} ?`,
    'choose-face': ({ ability }) => `Quel résultat pour ${ability} ?`,
    'choose-effect': ({ ability }) => `Que se passe-t-il par ${ability} ?`,
    'rotate-ship': ({ ship }) => `Comment ${ship} pivote-t-il ?`,
    'repair-which': ({ ship }) => `Quelle carte de dégât ${ship} répare-t-il ?`,
    'place-device': ({ ship }) => `${ship} place-t-il un engin ?`,
    'lay-object': ({ device }) => `Placez ${device}.`,
    'remove-device': ({ ship }) => `Quel engin ${ship} retire-t-il ?`,
    'choose-detonation': 'Lequel de vos engins explose ensuite ?',
    'mine-target': ({ device }) =>
      `${device} se trouve sous plusieurs vaisseaux : sous lequel la mine explose-t-elle ?`,
    'seismic-obstacle': ({ device }) => `Quel obstacle ${device} brise-t-il ?`,
    'expose-or-strain': ({ ship }) =>
      `${ship} révèle-t-il une carte de dégât, ou gagne-t-il un jeton de contrainte ?`,
    relocate: ({ ship }) => `Où ${ship} se déplace-t-il ?`,
    'droid-guides': ({ ship }) =>
      `À quelle extrémité ${de(ship)} s’accroche ${deviceName('buzzdroidswarm')} ?`,
    'remove-condition': ({ card }) => `${card} : quelle carte est retirée d’abord ?`,
    'search-deck': ({ ship }) => `Quelle carte de dégât est choisie pour ${ship} ?`,
    'choose-condition': ({ ship }) => `Quel état reçoit ${ship} ?`,
    'start-docked': ({ ship }) => `${ship} commence-t-il amarré ?`,
    'dock-instead': ({ ship, carrier }) => `${ship} a percuté ${carrier} : s’y amarre-t-il ?`,
    'emergency-deploy': ({ ship }) =>
      `Le transporteur ${de(ship)} est perdu : se déploie-t-il, pour 1 dégât critique ?`,
    'deploy-maneuver': ({ ship }) => `Avec quelle manœuvre ${ship} se déploie-t-il ?`,
    'share-indicator': ({ ship }) => `Quelles tourelles ${de(ship)} partagent un indicateur ?`,
    'choose-set-down': ({ huge }) => `Quel vaisseau placer ensuite derrière ${huge} ?`,
    'set-down': ({ ship, huge }) => `Où placer ${ship} derrière ${huge} ?`,
    'rotate-set-down': ({ ship }) => `Tournez-vous ${ship} ?`,
    'leave-wing': ({ ship }) => `${ship} quitte-t-il sa formation ?`,
    'join-wing': ({ ship }) => `${ship} rejoint-il sa formation ?`,
  },
};
