import type { Answer, Help } from '@firing-arc/referee';
import type { FirstQuestion, FirstState } from '@firing-arc/xwing/first/engine';
import type { Policy } from '../policy-player.ts';
import type { Style } from '../styles.ts';
import { placeByChance } from '../unweighed.ts';
import { chooseAction, chooseBomb, chooseBoost, chooseLock, choosePlace, chooseRollSide } from './actions.ts';
import { chooseAttack, chooseCombat, chooseLine, modifyAttack, modifyDefense } from './attack.ts';
import { chooseArc, chooseCoordinated, chooseJam, choosePull, chooseSide } from './bar.ts';
import { allocateEnergy, chooseAmount, chooseSecond, takeAboard } from './energy.ts';
import { chooseActivation, chooseForEnemy, setDials } from './flight.ts';
import { rememberHarm } from './harm.ts';
import { type Observation, observe } from './observation.ts';
import { answerInSetup } from './setup.ts';
import { chooseEffect, chooseTarget, chooseToken, chooseUse } from './weigh.ts';

/** The plain opponent with a style; without one it likes no way to fly more than another. */
export const styledFirst =
  (style: Style | null): Policy<FirstState, FirstQuestion> =>
  (streams, index) => {
    const harm = rememberHarm();
    return (question, view, help) =>
      decide(observe(view(), question.player, harm, style), question, help, streams, index);
  };

/**
 * The plain opponent of First Edition: for every question it weighs each option by where things stand one step
 * later, in squad points. Chance only breaks ties and shuffles the setup.
 */
export const plainFirst = styledFirst(null);

function decide(
  observation: Observation,
  question: FirstQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'dials':
      return setDials(observation, question, streams, index);
    case 'choose-activation':
      return chooseActivation(observation, question);
    case 'opponent-maneuver':
      return chooseForEnemy(
        observe(observation.state, observation.state.ships[question.ship]!.player, observation.harm),
        question,
      );
    case 'drop-bomb':
      return chooseBomb(observation, question);
    case 'action':
      return chooseAction(observation, question);
    case 'lock-target':
      return chooseLock(observation, question);
    case 'barrel-roll-side':
      return chooseRollSide(observation, question);
    case 'boost-direction':
      return chooseBoost(observation, question);
    case 'roll-placement':
    case 'tallon-placement':
      return (
        choosePlace(observation, question, help, streams, index) ??
        placeByChance(question, help, streams, index)
      );
    case 'jam-target':
      return chooseJam(observation, question);
    case 'coordinate-target':
      return chooseCoordinated(observation, question);
    case 'allocate-energy':
      return allocateEnergy(observation, question);
    case 'choose-amount':
      return chooseAmount(observation, question);
    case 'second-coordinated':
      return chooseSecond(observation, question);
    case 'take-aboard':
      return takeAboard(observation, question);
    case 'reinforce-side':
      return chooseSide(observation, question);
    case 'rotate-arc':
      return chooseArc(observation, question);
    case 'tractor-move':
      return choosePull(observation, question);
    case 'choose-combat':
      return chooseCombat(observation, question);
    case 'attack':
      return chooseAttack(observation, question);
    case 'measuring-line':
      return chooseLine(question);
    case 'turn-dial':
      return question.options.length - 1; // The dial was set for this place.
    case 'modify-attack-dice':
      return modifyAttack(observation, question);
    case 'modify-defense-dice':
      return modifyDefense(observation, question);
    case 'use-ability':
      return chooseUse(observation, question);
    case 'choose-ship':
      return chooseTarget(observation, question);
    case 'choose-effect':
      return chooseEffect(observation, question);
    case 'choose-token':
      return chooseToken(observation, question);
    default:
      return answerInSetup(observation, question, help, streams, index);
  }
}
