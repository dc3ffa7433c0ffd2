import type { FirstQuestion } from '../../questions.ts';
import type { FirstState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';
import { abilityQuestion } from './abilities/questions.ts';
import { attackQuestion } from './attack.ts';
import { de } from './grammar.ts';
import { bomb, obstacle } from './terms.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: FirstQuestion, view: FirstState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'initiative':
      return 'Qui a l’initiative ?';
    case 'choose-obstacle':
      return 'Choisissez un obstacle à placer.';
    case 'place-obstacle':
      return `Placez ${obstacle(view, asked.obstacle)}.`;
    case 'choose-edge':
      return 'Quel bord de l’aire de jeu est le vôtre ?';
    case 'choose-deployment':
      return 'Choisissez un vaisseau à placer.';
    case 'place-ship':
      return `Placez ${ship}.`;
    case 'dials':
      return 'Réglez vos cadrans.';
    case 'choose-decloak':
      return 'Quel vaisseau occulté décide ensuite ?';
    case 'decloak':
      return `${ship} se désocculte-t-il ?`;
    case 'choose-activation':
      return 'Choisissez un vaisseau à activer.';
    case 'drop-bomb':
      return `${ship} largue-t-il une bombe ?`;
    case 'pick-damage':
      return `Quelle carte de dégât reçoit ${ship} ?`;
    case 'jam-target':
      return `Quel vaisseau ${ship} brouille-t-il ?`;
    case 'coordinate-target':
      return `Quel vaisseau ${ship} coordonne-t-il ?`;
    case 'allocate-energy':
      return `Sur quelle amélioration ${ship} place-t-il 1 énergie ?`;
    case 'choose-amount':
      return `Combien ${ship} en dépense-t-il ?`;
    case 'second-coordinated':
      return `Quel autre vaisseau ${ship} coordonne-t-il ?`;
    case 'take-aboard':
      return `Quel vaisseau s’amarre à ${ship} ?`;
    case 'reinforce-side':
      return `Quel côté ${ship} renforce-t-il ?`;
    case 'damage-half':
      return `Quelle moitié ${de(ship)} subit les dégâts ?`;
    case 'cover-upgrade':
      return `Quelle amélioration ${de(ship)} est inutilisable tant que Hull Breach est face visible ?`;
    case 'mend-for-energy':
      return `${ship} dépense-t-il 2 énergies pour retourner Hull Breach face cachée ?`;
    case 'stress-friend':
      return 'Quel vaisseau reçoit 1 jeton de stress ?';
    case 'rotate-arc':
      return `Où ${ship} tourne-t-il son arc de tir mobile ?`;
    case 'jammed':
      return `Que perd ${ship} par le jeton de brouillage ?`;
    case 'tractor-move':
      return `${ship} est pris dans un rayon tracteur : où va-t-il ?`;
    case 'deploy-maneuver':
      return `Avec quelle manœuvre ${ship} se déploie-t-il ?`;
    case 'escape':
      return `Le transporteur de ${ship} est perdu : se déploie-t-il ?`;
    case 'slam-maneuver':
      return `Quelle manœuvre ${ship} exécute-t-il avec son SLAM ?`;
    case 'bomb-way':
      return `Où ${ship} largue-t-il sa bombe ?`;
    case 'opponent-maneuver':
      return `Quelle manœuvre ${ship} doit-il exécuter ?`;
    case 'place-bomb':
      return `Où est placée la bombe de ${ship} ?`;
    case 'tallon-placement':
      return `Où ${ship} finit-il son tonneau de Tallon ?`;
    case 'action':
      return asked.because === 'xwing1:actions.1'
        ? `${ship} : choisissez une action.`
        : `${ship} : choisissez une action gratuite.`;
    case 'second-lock':
      return `Quelle seconde cible ${ship} acquiert-il ?`;
    case 'lock-target':
      return `Quelle cible ${ship} acquiert-il ?`;
    case 'barrel-roll-side':
      return `De quel côté ${ship} fait-il son tonneau ?`;
    case 'roll-placement':
      return `Où ${ship} finit-il son tonneau ?`;
    case 'boost-direction':
      return `Dans quelle direction ${ship} accélère-t-il ?`;
    case 'keep-upgrade':
      return `${ship} défausse-t-il un jeton à la place de ${upgradeName(asked.upgrade)} ?`;
    case 'mine-victim':
      return `Quel vaisseau déclenche la bombe (${mine(asked.bomb, view)}) ?`;
    case 'choose-combat':
      return 'Choisissez un vaisseau pour attaquer.';
    case 'order-abilities':
    case 'use-ability':
    case 'choose-ship':
    case 'choose-effect':
    case 'choose-token':
    case 'choose-maneuver':
    case 'guess-evades':
    case 'reroll-results':
    case 'blast-obstacle':
    case 'guess-dial':
    case 'name-result':
    case 'change-result':
    case 'choose-damage':
    case 'choose-upgrade':
    case 'turn-dial':
    case 'treat-maneuver':
      return abilityQuestion(asked, view);
    default:
      return attackQuestion(asked, view);
  }
}

const mine = (id: number, view: FirstState): string =>
  bomb(view.bombs.find((one) => one.id === id)?.kind ?? '');
