import type { FirstQuestion } from '../../questions.ts';
import type { FirstState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';
import { abilityQuestion } from './abilities/questions.ts';
import { attackQuestion } from './attack.ts';
import { bomb, obstacle } from './terms.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: FirstQuestion, view: FirstState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'initiative':
      return 'Wer hat die Initiative?';
    case 'choose-obstacle':
      return 'Wähle ein Hindernis zum Legen.';
    case 'place-obstacle':
      return `Lege ${obstacle(view, asked.obstacle)}.`;
    case 'choose-edge':
      return 'Welche Kante des Spielbereichs ist deine?';
    case 'choose-deployment':
      return 'Welches Schiff stellst du auf?';
    case 'place-ship':
      return `Stelle ${ship} auf.`;
    case 'dials':
      return 'Stelle deine Räder ein.';
    case 'choose-decloak':
      return 'Welches getarnte Schiff entscheidet als Nächstes?';
    case 'decloak':
      return `Enttarnt sich ${ship}?`;
    case 'choose-activation':
      return 'Welches Schiff aktivierst du?';
    case 'drop-bomb':
      return `Wirft ${ship} eine Bombe ab?`;
    case 'pick-damage':
      return `Welche Schadenskarte bekommt ${ship}?`;
    case 'jam-target':
      return `Welches Schiff stört ${ship}?`;
    case 'coordinate-target':
      return `Welches Schiff koordiniert ${ship}?`;
    case 'allocate-energy':
      return `Auf welche Aufwertung legt ${ship} 1 Energie?`;
    case 'choose-amount':
      return `Wie viel gibt ${ship} aus?`;
    case 'second-coordinated':
      return `Welches Schiff koordiniert ${ship} außerdem?`;
    case 'take-aboard':
      return `Welches Schiff dockt an ${ship} an?`;
    case 'reinforce-side':
      return `Welche Seite verstärkt ${ship}?`;
    case 'damage-half':
      return `Welche Hälfte von ${ship} erleidet den Schaden?`;
    case 'cover-upgrade':
      return `Welche Aufwertung von ${ship} gilt nicht, solange Hull Breach offen liegt?`;
    case 'mend-for-energy':
      return `Gibt ${ship} 2 Energie aus, um Hull Breach zu verdecken?`;
    case 'stress-friend':
      return 'Welches Schiff erhält 1 Stressmarker?';
    case 'rotate-arc':
      return `Wohin dreht ${ship} seinen beweglichen Feuerwinkel?`;
    case 'jammed':
      return `Was verliert ${ship} durch den Störsignalmarker?`;
    case 'tractor-move':
      return `${ship} ist im Traktorstrahl: Wohin wird es bewegt?`;
    case 'deploy-maneuver':
      return `Mit welchem Manöver dockt ${ship} ab?`;
    case 'escape':
      return `Der Träger von ${ship} ist verloren: Dockt es ab?`;
    case 'slam-maneuver':
      return `Welches Manöver fliegt ${ship} mit seinem SLAM?`;
    case 'bomb-way':
      return `Wohin wirft ${ship} seine Bombe ab?`;
    case 'opponent-maneuver':
      return `Welches Manöver muss ${ship} fliegen?`;
    case 'place-bomb':
      return `Wo liegt die Bombe von ${ship}?`;
    case 'tallon-placement':
      return `Wo beendet ${ship} seine Tallon-Rolle?`;
    case 'action':
      return asked.because === 'xwing1:actions.1'
        ? `${ship}: Wähle eine Aktion.`
        : `${ship}: Wähle eine freie Aktion.`;
    case 'second-lock':
      return `Welches Schiff erfasst ${ship} außerdem als Ziel?`;
    case 'lock-target':
      return `${ship} erfasst: Wähle ein Ziel.`;
    case 'barrel-roll-side':
      return `Nach welcher Seite rollt ${ship}?`;
    case 'roll-placement':
      return `Wo beendet ${ship} seine Rolle?`;
    case 'boost-direction':
      return `In welche Richtung gibt ${ship} Schub?`;
    case 'keep-upgrade':
      return `Legt ${ship} statt ${upgradeName(asked.upgrade)} einen Marker ab?`;
    case 'mine-victim':
      return `Welches Schiff löst die Bombe aus (${mine(asked.bomb, view)})?`;
    case 'choose-combat':
      return 'Mit welchem Schiff greifst du an?';
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
