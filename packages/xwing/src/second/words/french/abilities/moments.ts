import type { Requirement, ShipTest, Strange, Trigger } from '../../../abilities/language.ts';
import type { Window } from '../../../state.ts';
import { isOnThis } from '../../on-this.ts';
import { de, list, que, si } from '../grammar.ts';
import { actionWith, conditions, someToken } from './requirements.ts';
import { maneuverWith, shipWith } from './ships.ts';

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

const OF_ACTIONS: readonly Window[] = ['after-action', 'action-begins'];
const FLIGHTS: readonly Window[] = ['after-maneuver', 'before-difficulty'];
const TOKEN_MOMENTS: readonly Window[] = ['after-gain', 'after-spend'];

/** "après que ce vaisseau a exécuté une manœuvre rouge, si …". */
export function moment({ window, of, requires }: Trigger | Strange): string {
  const about = of === 'own' ? 'ce vaisseau' : shipWith(of as readonly ShipTest[]);
  const onThis = requires.some(isOnThis) ? ON_THIS[window] : undefined;
  const named = tokenMoment(window, requires) ?? stepMoment(requires) ?? onThis;
  const base = named ?? flightMoment(window, requires) ?? actionMoment(window, requires);
  const said = base.replaceAll('§qui', about).replaceAll('§que', que(about)).replaceAll('§de', de(about));
  const rest = requires.filter(
    (one) =>
      !(named && (one.kind === 'token-is' || one.kind === 'initiative-step')) &&
      !(onThis !== undefined && isOnThis(one)) &&
      !(FLIGHTS.includes(window) && one.kind === 'flown') &&
      !(OF_ACTIONS.includes(window) && one.kind === 'action'),
  );
  const found = conditions(rest);
  return found.length === 0 ? said : `${said}, ${si(list(found))}`;
}

/** "à l’initiative 7 de la phase d’engagement". */
function stepMoment(requires: readonly Requirement[]): string | null {
  const step = requires.find((requirement) => requirement.kind === 'initiative-step');
  return step?.kind === 'initiative-step' ? `à l’initiative ${step.is} de la phase d’engagement` : null;
}

/** "après que ce vaisseau a gagné un jeton de stress". */
function tokenMoment(window: Window, requires: readonly Requirement[]): string | null {
  if (!TOKEN_MOMENTS.includes(window)) return null;
  const wanted = requires.find((requirement) => requirement.kind === 'token-is');
  if (wanted?.kind !== 'token-is') return null;
  return `après §que a ${window === 'after-gain' ? 'gagné' : 'dépensé'} ${list(wanted.tokens.map(someToken), 'ou')}`;
}

function actionMoment(window: Window, requires: readonly Requirement[]): string {
  const wanted = requires.find((requirement) => requirement.kind === 'action');
  if (!OF_ACTIONS.includes(window) || wanted?.kind !== 'action') return MOMENTS[window];
  if (window === 'action-begins') return `quand §qui commence ${actionWith(wanted)}`;
  return `après §que a effectué ${actionWith(wanted)}`;
}

function flightMoment(window: Window, requires: readonly Requirement[]): string | null {
  if (window === 'after-maneuver') return flightText(requires);
  if (window !== 'before-difficulty') return null;
  const flown = flightText(requires).replace(/^après §que a (\S+ )?exécuté/, 'quand §qui exécute $1');
  return `${flown.replaceAll('  ', ' ')}, avant son étape Vérifier la difficulté`;
}

function flightText(requires: readonly Requirement[]): string {
  const flown = requires.find((requirement) => requirement.kind === 'flown');
  if (flown?.kind !== 'flown') return MOMENTS['after-maneuver'];
  const adverb = flown.fully === undefined ? '' : flown.fully ? 'entièrement ' : 'partiellement ';
  const kind = flown.ion ? 'une manœuvre ionique' : maneuverWith(flown);
  const but = flown.notStraight ? ' autre que tout droit' : '';
  const slip = flown.sideslip === undefined ? '' : flown.sideslip ? ' en glissade' : ' sans glissade';
  const rock = flown.obstacle
    ? ' en traversant ou chevauchant un obstacle'
    : flown.crossed
      ? ' en traversant un obstacle'
      : '';
  return `après §que a ${adverb}exécuté ${kind}${but}${slip}${rock}`;
}
