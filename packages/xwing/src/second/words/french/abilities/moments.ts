import type { Window } from '../../../state.ts';
import { momentIn } from '../../moments.ts';
import { de, list, ou, que, si } from '../grammar.ts';
import { actionWith, inAttack, made, someToken } from './requirements.ts';
import { maneuverWith, shipWith, who } from './ships.ts';

/** When an ability acts, in words. `§` is the ship that the moment is about, `§que` and `§de` the same behind those. */
const MOMENTS: Readonly<Record<Window, string>> = {
  'before-placing-forces': 'à la mise en place, avant de placer les vaisseaux',
  'after-placed': 'à la mise en place, après §que a été placé',
  'after-placing-forces': 'à la mise en place, après que tous les vaisseaux ont été placés',
  'end-of-setup': 'à la fin de la mise en place',
  'start-of-planning': 'au début de la phase de préparation',
  'start-of-system': 'au début de la phase de système',
  'during-system': 'pendant la phase de système',
  'start-of-activation': 'au début de la phase d’activation',
  'before-activating': 'avant l’activation §de',
  'before-reveal': 'avant la révélation du cadran §de',
  'after-free-move': 'après §que a été déplacé par un effet',
  'after-reveal': 'après §que a révélé son cadran',
  'before-maneuver': 'avant l’exécution d’une manœuvre §de',
  'before-difficulty': 'avant l’étape Vérifier la difficulté d’une manœuvre §de',
  'obstacle-met': 'après §que a traversé ou chevauché un obstacle',
  'after-overlap': 'après §que a chevauché un autre vaisseau',
  'after-maneuver': 'après §que a exécuté une manœuvre',
  'action-begins': 'quand §qui commence une action',
  'maneuver-skipped': 'après §que a passé son étape Exécuter une manœuvre',
  'after-action': 'après §que a effectué une action',
  'action-failed': 'après §que a raté une action',
  'after-coordinate': 'après §que a coordonné',
  'after-jam': 'après §que a brouillé',
  'after-decloak': 'après §que s’est désocculté',
  'after-activating': 'après l’activation §de',
  'end-of-activation': 'à la fin de la phase d’activation',
  'start-of-engagement': 'au début de la phase d’engagement',
  'at-initiative': 'pendant la phase d’engagement',
  'before-engaging': 'avant l’engagement §de',
  'after-engaging': 'après l’engagement §de',
  'end-of-engagement': 'à la fin de la phase d’engagement',
  'start-of-end': 'au début de la phase de dénouement',
  'during-end': 'pendant la phase de dénouement',
  'green-removed': 'après §que a retiré des jetons verts pendant la phase de dénouement',
  'end-of-end': 'à la fin de la phase de dénouement',
  'end-of-game': 'à la fin de la partie',
  'after-crit-damage': 'après §que a subi un dégât critique',
  'dealt-faceup': 'quand cette carte est révélée sur le vaisseau',
  'after-damage': 'après §que a subi des dégâts',
  'after-shield-lost': 'après §que a perdu un bouclier',
  'after-dealt': 'après §que a reçu une carte de dégât',
  'after-repair': 'après §que a réparé une carte de dégât',
  'after-destroyed': 'après §que a été détruit',
  'before-removed': 'avant le retrait §de',
  'after-gain': 'après §que a gagné un jeton',
  'after-jam-loss': 'après §que a perdu un jeton vert à cause d’un brouillage',
  'after-spend': 'après §que a dépensé un jeton',
  'after-lock': 'après §que a verrouillé une cible',
  'after-assigned': 'après §que a reçu ceci',
  'after-drop': 'après §que a largué ou lancé un engin',
  'after-place': 'après §que a placé un engin autrement',
  'detonation-near': 'après l’explosion d’un engin à portée 0-1 §de',
  'after-detonation': 'après l’explosion d’un engin §de',
  'after-device-effect': 'après §que a subi l’effet d’un engin allié',
  'after-deploy': 'après §que s’est déployé',
  'attack-declared': 'après la déclaration d’une attaque',
  'before-attack-dice': 'avant le lancer des dés d’attaque',
  'after-attack-dice': 'après le lancer des dés d’attaque',
  'before-modifying-attack': 'avant la modification des dés d’attaque',
  'before-defense-dice': 'avant le lancer des dés de défense',
  'after-defense-dice': 'après le lancer des dés de défense',
  'after-reroll': 'après une relance de dés',
  'before-modifying-defense': 'avant la modification des dés de défense',
  'before-neutralizing': 'pendant une attaque, avant l’annulation des résultats',
  'after-neutralizing': 'pendant une attaque, après l’annulation des résultats',
  'after-hit': 'après qu’une attaque a touché',
  aftermath: 'dans les suites d’une attaque',
  'after-attack': 'après §que a attaqué',
  'after-defending': 'après §que a défendu',
};

/** Moments between two ships, where the other one is this ship. */
const ON_THIS: Partial<Readonly<Record<Window, string>>> = {
  'after-overlap': 'après §que a chevauché ce vaisseau',
  'after-lock': 'après §que a verrouillé ce vaisseau',
  'after-coordinate': 'après §que a coordonné ce vaisseau',
  'after-deploy': 'après §que s’est déployé de ce vaisseau',
};

/** "après que ce vaisseau a exécuté une manœuvre rouge, si …". */
export const moment = momentIn({
  windows: MOMENTS,
  onThis: ON_THIS,
  inAttack,
  made,
  attacked: (how) => `après §que a attaqué ${how}`,
  initiative: (step) => `à l’initiative ${step} de la phase d’engagement`,
  token: (tokens, does) =>
    `après §que a ${does === 'gains' ? 'gagné' : 'dépensé'} ${ou(tokens.map(someToken))}`,
  action: (wanted, window) =>
    window === 'action-begins'
      ? `quand §qui commence ${actionWith(wanted)}`
      : `après §que a effectué ${actionWith(wanted)}`,
  flight: ({ fully, ion, notStraight, sideslip, obstacle, crossed, ...test }) => {
    const adverb = fully === undefined ? '' : fully ? 'entièrement ' : 'partiellement ';
    const kind = ion ? 'une manœuvre ionique' : maneuverWith(test);
    const slip = sideslip === undefined ? '' : sideslip ? ' en glissade' : ' sans glissade';
    const past = crossed ? ' en traversant un obstacle' : '';
    const rock = obstacle ? ' en traversant ou chevauchant un obstacle' : past;
    return `après §que a ${adverb}exécuté ${kind}${notStraight ? ' autre que tout droit' : ''}${slip}${rock}`;
  },
  checking: (flight) =>
    `${flight.replace(/^après §que a (\S+ )?exécuté/, 'quand §qui exécute $1').replaceAll('  ', ' ')}, avant son étape Vérifier la difficulté`,
  about: (moment, that) => {
    const ship = that ? shipWith(that) : who('self');
    return moment.replaceAll('§qui', ship).replaceAll('§que', que(ship)).replaceAll('§de', de(ship));
  },
  when: (moment, found) => `${moment}, ${si(list(found))}`,
});
