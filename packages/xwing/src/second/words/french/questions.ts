import type { SecondQuestion } from '../../questions.ts';
import type { SecondState } from '../../state.ts';
import { abilityNameIn, pool, shipLabel, upgradeName } from '../labels.ts';
import { conditionQuestion } from './conditions.ts';
import { deviceQuestion } from './devices.ts';
import { dockQuestion } from './docking.ts';
import { de } from './grammar.ts';
import { hugeQuestion } from './huge.ts';
import { faces, marker, obstacle } from './terms.ts';
import { wingQuestion } from './wings.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: SecondQuestion, view: SecondState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'choose-obstacle':
      return 'Quel obstacle placez-vous ensuite ?';
    case 'place-obstacle':
      return `Où placer ${obstacle(view, asked.obstacle)} ?`;
    case 'place-marker':
      return `Où placer ${marker(view, asked.marker)} ?`;
    case 'choose-marker':
      return MARKER_QUESTIONS[asked.action](ship);
    case 'forget-knowledge':
      return 'Quel vaisseau renonce à ce qu’il a appris ?';
    case 'jettison':
      return `${ship} lâche-t-il ce qu’il remorque ?`;
    case 'choose-deployment':
      return 'Quel vaisseau déployez-vous ensuite ?';
    case 'place-ship':
      return `Où déployer ${ship} ?`;
    case 'turret':
      return asked.upgrade
        ? `Où ${ship} pointe-t-il ${upgradeName(asked.upgrade)} ?`
        : `Où ${ship} pointe-t-il sa tourelle ?`;
    case 'dials':
      return 'Réglez une manœuvre sur chaque cadran.';
    case 'choose-activation':
      return 'Quel vaisseau s’active ensuite ?';
    case 'choose-engagement':
      return 'Quel vaisseau s’engage ensuite ?';
    case 'tallon-placement':
      return `Où ${ship} finit-il son tonneau de Tallon ?`;
    case 'action':
      return actionQuestion(asked.because, ship);
    case 'choose-system':
      return 'Quel vaisseau agit ensuite dans la phase de système ?';
    case 'system':
      return `Que fait ${ship} dans la phase de système ?`;
    case 'slam':
      return `Quelle manœuvre ${ship} exécute-t-il avec son SLAM ?`;
    case 'set-dial':
      return `Sur quoi ${ship} règle-t-il son cadran ?`;
    case 'jam-target':
      return `Quel vaisseau ${ship} brouille-t-il ?`;
    case 'jam-removal':
      return `Que perd ${ship} par le brouillage ?`;
    case 'tractor-move':
      return `${ship} est pris dans un rayon tracteur : comment le déplacez-vous ?`;
    case 'tractor-rotation':
      return `${ship} pivote-t-il, pour 1 jeton de stress ?`;
    case 'barrel-roll-side':
      return `De quel côté ${ship} fait-il son tonneau ?`;
    case 'barrel-roll-placement':
      return `Où ${ship} finit-il son tonneau ?`;
    case 'boost-direction':
      return `Dans quelle direction ${ship} accélère-t-il ?`;
    case 'lock-target':
      return `Que verrouille ${ship} ?`;
    case 'reinforce-side':
      return `Quel côté ${ship} renforce-t-il ?`;
    case 'coordinate-target':
      return `Quel vaisseau ${ship} coordonne-t-il ?`;
    case 'attack':
      return `Qui ${ship} attaque-t-il ?`;
    case 'attack-line':
      return `Plusieurs lignes sont aussi courtes : le long de laquelle ${ship} attaque-t-il ?`;
    case 'modify-attack-dice':
      return `${attackTitle(view)} : ${faces(pool(view, 'attack'))}. Modifier les dés d’attaque ?`;
    case 'modify-defense-dice':
      return `${attackTitle(view)} : ${faces(pool(view, 'attack'))} contre ${faces(pool(view, 'defense'))}. Modifier les dés de défense ?`;
    case 'spend-result':
      return `Quel résultat ${ship} dépense-t-il pour le dégât normal ?`;
    case 'reload':
      return `Quelle amélioration ${ship} recharge-t-il ?`;
    case 'order-abilities':
      return 'Laquelle de vos capacités vient ensuite ?';
    case 'use-ability':
      return `${ship} utilise-t-il ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'choose-ship':
      return `Qui ${ship} choisit-il pour ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'replacement':
      return `${ship} va subir des dégâts : que se passe-t-il à la place ?`;
    case 'choose-die':
      return `Quel dé pour ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'place-device':
    case 'remove-device':
    case 'choose-detonation':
    case 'lay-object':
    case 'mine-target':
    case 'seismic-obstacle':
    case 'expose-or-strain':
    case 'relocate':
    case 'droid-guides':
      return deviceQuestion(asked, view);
    case 'remove-condition':
    case 'search-deck':
    case 'choose-condition':
      return conditionQuestion(asked, view);
    case 'start-docked':
    case 'dock-instead':
    case 'emergency-deploy':
    case 'deploy-maneuver':
      return dockQuestion(asked, view);
    case 'share-indicator':
    case 'choose-set-down':
    case 'set-down':
    case 'rotate-set-down':
      return hugeQuestion(asked, view);
    case 'leave-wing':
    case 'join-wing':
      return wingQuestion(asked, view);
    case 'choose-token':
      return `Quel jeton pour ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'choose-upgrade':
      return `Quelle amélioration pour ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'exchange-upgrades':
      return `Quelles améliorations sont échangées par ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'guess-number':
      return `Combien, pour ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'guess-dial':
      return `Que montre le cadran ${de(ship)} ?`;
    case 'choose-face':
      return `Quel résultat pour ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'choose-effect':
      return `Que se passe-t-il par ${abilityName(view, asked.ability, asked.ship)} ?`;
    case 'rotate-ship':
      return `Comment ${ship} pivote-t-il ?`;
    case 'repair-which':
      return `Quelle carte de dégât ${ship} répare-t-il ?`;
  }
}

type MarkerAction = Extract<SecondQuestion, { kind: 'choose-marker' }>['action'];

const MARKER_QUESTIONS: Readonly<Record<MarkerAction, (ship: string) => string>> = {
  tow: (ship) => `Que remorque ${ship} ?`,
  scramble: (ship) => `Que décrypte ${ship} ?`,
  transmit: (ship) => `D’où ${ship} transmet-il ?`,
};

/** The same question is asked at several moments; its ruling tells which. */
function actionQuestion(because: string, ship: string): string {
  switch (because) {
    case 'xwing2:linked-action.1':
      return `${ship} effectue-t-il l’action liée ?`;
    case 'xwing2:overlap.10':
      return `${ship} a percuté un ennemi : effectue-t-il une action rouge ?`;
    case 'xwing2:coordinate.3':
      return `${ship} est coordonné : quelle action effectue-t-il ?`;
    case 'xwing2:actions.17':
      return `${ship} effectue-t-il l’action que sa capacité lui accorde ?`;
    default:
      return `Quelle action ${ship} effectue-t-il ?`;
  }
}

function attackTitle({ attack, ...rest }: SecondState): string {
  if (!attack) return 'L’attaque';
  const view = { ...rest, attack };
  return `${shipLabel(view, attack.attacker)} attaque ${shipLabel(view, attack.defender)}`;
}

/** An ability by the card it stands on. */
export const abilityName = abilityNameIn({
  linked: 'l’action liée',
  unknown: 'une capacité',
  own: (ship) => `la capacité ${de(ship)}`,
});
