import { counted, de } from '@firing-arc/referee/grammar/french';
import type { ArmadaQuestion } from '../../questions.ts';
import type { ArmadaState } from '../../state.ts';
import { isCardQuestion, isDamageQuestion, isObjectiveQuestion } from '../families.ts';
import { shipLabel, squadronLabel, upgradeName } from '../labels.ts';
import { attackQuestion } from './attack.ts';
import { cardQuestion } from './cards.ts';
import { damageQuestion } from './damage.ts';
import { objectiveQuestion } from './objectives.ts';
import { NOUNS, obstacle } from './terms.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: ArmadaQuestion, view: ArmadaState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  const squadron = 'squadron' in asked ? squadronLabel(view, asked.squadron) : '';
  if (isDamageQuestion(asked)) return damageQuestion(asked, view);
  if (isCardQuestion(asked)) return cardQuestion(asked, view);
  if (isObjectiveQuestion(asked)) return objectiveQuestion(asked, view);
  switch (asked.kind) {
    case 'first-player':
      return 'Qui est le premier joueur ?';
    case 'objective':
      return 'Lequel des objectifs de votre adversaire est joué ?';
    case 'choose-obstacle':
      return 'Quel obstacle placez-vous ensuite ?';
    case 'place-obstacle':
      return `Où placez-vous ${obstacle(view, asked.obstacle)} ?`;
    case 'choose-deployment':
      return 'Que déployez-vous ensuite ?';
    case 'deploy-ship':
      return `Où ${ship} commence-t-il ?`;
    case 'deploy-squadron':
      return `Où ${squadron} commence-t-il ?`;
    case 'starting-command':
      return `Avec quoi ${upgradeName(asked.upgrade)} ${de(ship)} commence-t-elle ?`;
    case 'commands':
      return 'Choisissez un ordre pour chaque nouveau cadran.';
    case 'choose-ship':
      return 'Quel vaisseau activez-vous ?';
    case 'clear-raid':
      return `Comment ${ship} retire-t-il ses pions de raid ?`;
    case 'dial-use':
      return `${ship} change-t-il son cadran en pion ?`;
    case 'discard-command-token':
      return `Quel pion de commandement ${ship} défausse-t-il ?`;
    case 'resolve-command':
      return `Quel ordre ${ship} résout-il maintenant ?`;
    case 'command-squadron':
      return `Quel escadron ${ship} active-t-il ?`;
    case 'repair':
      return `Que répare ${ship} avec ${counted(asked.points, NOUNS.point)} ?`;
    case 'navigate':
      return `Que change l’ordre de navigation ${de(ship)} ?`;
    case 'course':
      return `Quelle trajectoire ${ship} suit-il à la vitesse ${asked.speed} ?`;
    case 'displaced-squadron':
      return `Quel escadron placez-vous ensuite à côté ${de(ship)} ?`;
    case 'place-displaced':
      return `Où va ${squadron}, à côté ${de(ship)} ?`;
    case 'choose-obstacle-effect':
      return `Quel obstacle ${ship} résout-il d’abord ?`;
    case 'station-repair':
      return `Quelle carte de dégâts ${ship} défausse-t-il à la station ?`;
    case 'station-recover':
      return `${squadron} récupère-t-il un point de coque à la station ?`;
    case 'choose-squadron':
      return 'Quel escadron activez-vous ?';
    case 'cloaked-squadron':
      return 'Quel escadron occulté se déplace ?';
    case 'ready-upgrade':
      return 'Quelle amélioration payez-vous pour la préparer ?';
    case 'squadron':
      return `Que fait ${squadron} ?`;
    case 'move-squadron':
      return `Où ${squadron} se déplace-t-il ?`;
    default:
      return attackQuestion(asked, view);
  }
}
