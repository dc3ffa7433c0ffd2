import type { FirstQuestion } from '../../questions.ts';
import type { FirstState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { abilityQuestion } from './abilities/questions.ts';
import { attackQuestion } from './attack.ts';
import { bomb, obstacle, upgrade } from './terms.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: FirstQuestion, view: FirstState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'initiative':
      return 'Who has initiative?';
    case 'choose-obstacle':
      return 'Choose an obstacle to place.';
    case 'place-obstacle':
      return `Place ${obstacle(view, asked.obstacle)}.`;
    case 'choose-edge':
      return 'Which edge of the play area is yours?';
    case 'choose-deployment':
      return 'Choose a ship to place.';
    case 'place-ship':
      return `Place ${ship}.`;
    case 'dials':
      return 'Set your dials.';
    case 'choose-decloak':
      return 'Which cloaked ship is next to decide?';
    case 'decloak':
      return `Does ${ship} decloak?`;
    case 'choose-activation':
      return 'Choose a ship to activate.';
    case 'drop-bomb':
      return `Does ${ship} drop a bomb?`;
    case 'pick-damage':
      return `Which damage card is ${ship} dealt?`;
    case 'jam-target':
      return `Which ship does ${ship} jam?`;
    case 'coordinate-target':
      return `Which ship does ${ship} coordinate?`;
    case 'allocate-energy':
      return `To which upgrade does ${ship} move 1 energy?`;
    case 'choose-amount':
      return `How many does ${ship} spend?`;
    case 'second-coordinated':
      return `Which ship does ${ship} coordinate as well?`;
    case 'take-aboard':
      return `Which ship docks with ${ship}?`;
    case 'reinforce-side':
      return `Which side does ${ship} reinforce?`;
    case 'damage-half':
      return `Which half of ${ship} suffers the damage?`;
    case 'cover-upgrade':
      return `Which upgrade of ${ship} cannot be used while Hull Breach is faceup?`;
    case 'mend-for-energy':
      return `Does ${ship} spend 2 energy to turn Hull Breach facedown?`;
    case 'stress-friend':
      return 'Which ship gets 1 stress token?';
    case 'rotate-arc':
      return `Where does ${ship} turn its mobile arc?`;
    case 'jammed':
      return `What does the jam token take from ${ship}?`;
    case 'tractor-move':
      return `Where does the tractor beam move ${ship}?`;
    case 'deploy-maneuver':
      return `By which maneuver does ${ship} deploy?`;
    case 'escape':
      return `The carrier of ${ship} is lost: does it deploy?`;
    case 'slam-maneuver':
      return `Which maneuver does ${ship} SLAM by?`;
    case 'bomb-way':
      return `Where does ${ship} drop its bomb?`;
    case 'opponent-maneuver':
      return `Which maneuver must ${ship} fly?`;
    case 'place-bomb':
      return `Where does the ${bomb(asked.token)} of ${ship} lie?`;
    case 'tallon-placement':
      return `Where does ${ship} end its Tallon Roll?`;
    case 'action':
      return asked.because === 'xwing1:actions.1'
        ? `${ship}: choose an action.`
        : `${ship}: choose a free action.`;
    case 'second-lock':
      return `Which ship does ${shipLabel(view, asked.ship)} lock as well?`;
    case 'lock-target':
      return `${ship} locks: choose a target.`;
    case 'barrel-roll-side':
      return `To which side does ${ship} roll?`;
    case 'roll-placement':
      return `Where does ${ship} end its roll?`;
    case 'boost-direction':
      return `Which way does ${ship} boost?`;
    case 'keep-upgrade':
      return `Does ${ship} discard a token instead of ${upgrade(asked.upgrade)}?`;
    case 'mine-victim':
      return `Which ship sets off the ${mine(asked.bomb, view)}?`;
    case 'choose-combat':
      return 'Choose a ship to attack with.';
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
