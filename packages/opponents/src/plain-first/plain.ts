import type { Answer, Answerer, Help } from '@firing-arc/referee';
import type { FirstQuestion, FirstState } from '@firing-arc/xwing/first/bare';
import { placeByChance } from '../unweighed.ts';
import { chooseAction, chooseBomb, chooseBoost, chooseLock, choosePlace, chooseRollSide } from './actions.ts';
import { chooseAttack, chooseCombat, chooseLine, modifyAttack, modifyDefense } from './attack.ts';
import { chooseArc, chooseCoordinated, chooseJam, choosePull, chooseSide } from './bar.ts';
import { allocateEnergy, chooseAmount, chooseSecond, takeAboard } from './energy.ts';
import { chooseActivation, chooseForEnemy, setDials } from './flight.ts';
import { rememberHarm } from './harm.ts';
import { answerInSetup } from './setup.ts';
import { look, type Sight } from './sight.ts';

/**
 * The plain opponent of First Edition: for every question it weighs each option by where things stand one step
 * later, in squad points. Chance only breaks ties and shuffles the setup.
 */
export function plainFirst(streams: number[], index: number): Answerer<FirstState, FirstQuestion> {
  const harm = rememberHarm();
  return (question, view, help) =>
    decide(look(view(), question.player, harm), question, help, streams, index);
}

function decide(sight: Sight, question: FirstQuestion, help: Help, streams: number[], index: number): Answer {
  switch (question.kind) {
    case 'dials':
      return setDials(sight, question, streams, index);
    case 'choose-activation':
      return chooseActivation(sight, question);
    case 'opponent-maneuver':
      return chooseForEnemy(
        look(sight.state, sight.state.ships[question.ship]!.player, sight.harm),
        question,
      );
    case 'drop-bomb':
      return chooseBomb(sight, question);
    case 'action':
      return chooseAction(sight, question);
    case 'lock-target':
      return chooseLock(sight, question);
    case 'barrel-roll-side':
      return chooseRollSide(sight, question);
    case 'boost-direction':
      return chooseBoost(sight, question);
    case 'roll-placement':
    case 'tallon-placement':
      return (
        choosePlace(sight, question, help, streams, index) ?? placeByChance(question, help, streams, index)
      );
    case 'jam-target':
      return chooseJam(sight, question);
    case 'coordinate-target':
      return chooseCoordinated(sight, question);
    case 'allocate-energy':
      return allocateEnergy(sight, question);
    case 'choose-amount':
      return chooseAmount(sight, question);
    case 'second-coordinated':
      return chooseSecond(sight, question);
    case 'take-aboard':
      return takeAboard(sight, question);
    case 'reinforce-side':
      return chooseSide(sight, question);
    case 'rotate-arc':
      return chooseArc(sight, question);
    case 'tractor-move':
      return choosePull(sight, question);
    case 'choose-combat':
      return chooseCombat(sight, question);
    case 'attack':
      return chooseAttack(sight, question);
    case 'measuring-line':
      return chooseLine(question);
    case 'turn-dial':
      return question.options.length - 1; // The dial was set for this place.
    case 'modify-attack-dice':
      return modifyAttack(sight, question);
    case 'modify-defense-dice':
      return modifyDefense(sight, question);
    default:
      return answerInSetup(sight, question, help, streams, index);
  }
}
