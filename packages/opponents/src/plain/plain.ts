import type { Answer, Help } from '@firing-arc/referee';
import {
  maneuverToExecute,
  otherShips,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second/engine';
import type { Policy } from '../policy-player.ts';
import type { Style } from '../styles.ts';
import { chooseRepair, chooseReplacement } from './abilities.ts';
import { chooseAction, chooseFriend, chooseLock, chooseReinforce } from './actions.ts';
import { chooseAttack, chooseEngagement, chooseLine } from './attack.ts';
import { bestOf } from './choice.ts';
import { chooseForDevice } from './devices.ts';
import { chooseActivation, setDials } from './dials.ts';
import { modifyAttack, modifyDefense } from './dice.ts';
import { flightValue, fly } from './flight.ts';
import { rememberHarm } from './harm.ts';
import { type Observation, observe } from './observation.ts';
import { chooseBoost, choosePlace, chooseRollSide } from './places.ts';
import { answerInSetup } from './setup.ts';
import { chooseJam, chooseJamRemoval, chooseSlam, chooseSystem, chooseTractorMove } from './system.ts';
import { chooseTurret } from './turret.ts';
import { chooseEffect, chooseRemoved, chooseTarget, chooseToken, chooseUse } from './weigh.ts';

/** The plain opponent with a style; without one it likes no way to fly more than another. */
export const styledAnswerer =
  (style: Style | null): Policy<SecondState, SecondQuestion> =>
  (streams, index) => {
    const harm = rememberHarm();
    return (question, view, help) =>
      decide(observe(view(), question.player, harm, style), question, help, streams, index);
  };

/**
 * The plain opponent: for every question it weighs each option by where things stand one step later, in squad
 * points. Chance only breaks ties and shuffles the setup.
 */
export const plainAnswerer = styledAnswerer(null);

function decide(
  observation: Observation,
  question: SecondQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'choose-obstacle':
    case 'choose-deployment':
    case 'share-indicator':
    case 'choose-set-down':
    case 'order-abilities':
    case 'choose-die':
    case 'choose-upgrade':
    case 'choose-face':
    case 'exchange-upgrades':
    case 'guess-number':
    case 'guess-dial':
    case 'rotate-ship':
    case 'spend-result':
    case 'reload':
    case 'forget-knowledge':
    case 'choose-system':
      // Nothing to weigh: the order among the own seldom matters, and what may be used is a gain.
      return 0;
    case 'place-obstacle':
    case 'place-marker':
    case 'lay-object':
    case 'set-down':
    case 'choose-marker':
    case 'place-ship':
      return answerInSetup(observation, question, help, streams, index);
    case 'jettison':
    case 'leave-wing':
    case 'join-wing':
      return 1; // What is towed scores: keep it.
    case 'turret':
      return chooseTurret(observation, question);
    case 'dials':
      return setDials(observation, question, streams, index);
    case 'choose-activation':
      return chooseActivation(observation, question);
    case 'choose-engagement':
      return chooseEngagement(observation, question);
    case 'tallon-placement':
      return chooseTallon(observation, question);
    case 'action':
      return chooseAction(observation, question);
    case 'remove-condition':
    case 'search-deck':
    case 'choose-condition':
    case 'start-docked':
    case 'deploy-maneuver':
    case 'emergency-deploy':
      return 0; // Aboard it is safe, and a carrier that is lost no more.
    case 'dock-instead':
      return 1; // A docked ship does not attack.
    case 'system':
      return chooseSystem(observation, question);
    case 'slam':
    case 'set-dial':
      return chooseSlam(observation, question);
    case 'jam-target':
      return chooseJam(observation, question);
    case 'jam-removal':
      return chooseJamRemoval(observation, question);
    case 'tractor-move':
      return chooseTractorMove(observation, question);
    case 'tractor-rotation':
    case 'rotate-set-down':
      // Turning costs a stress: the ship stays as it is.
      return question.options.length - 1;
    case 'barrel-roll-side':
      return chooseRollSide(observation, question);
    case 'barrel-roll-placement':
      return choosePlace(observation, question);
    case 'boost-direction':
      return chooseBoost(observation, question);
    case 'lock-target':
      return chooseLock(observation, question);
    case 'reinforce-side':
      return chooseReinforce(observation, question);
    case 'coordinate-target':
      return chooseFriend(observation, question);
    case 'attack':
      return chooseAttack(observation, question);
    case 'attack-line':
      return chooseLine(question);
    case 'modify-attack-dice':
      return modifyAttack(observation, question);
    case 'modify-defense-dice':
      return modifyDefense(observation, question);
    case 'place-device':
    case 'choose-detonation':
    case 'mine-target':
    case 'seismic-obstacle':
    case 'expose-or-strain':
    case 'relocate':
    case 'droid-guides':
      return chooseForDevice(observation, question);
    case 'use-ability':
      return chooseUse(observation, question);
    case 'choose-ship':
      return chooseTarget(observation, question);
    case 'choose-effect':
      return chooseEffect(observation, question);
    case 'choose-token':
      return chooseToken(observation, question);
    case 'remove-device':
      return chooseRemoved(observation, question);
    case 'replacement':
      return chooseReplacement(observation, question);
    case 'repair-which':
      return chooseRepair(question);
  }
}

/** The placement of a Tallon Roll that ends best. */
function chooseTallon(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'tallon-placement' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  const plan = maneuverToExecute(ship);
  const { bodies } = otherShips(observation.state, ship);
  return bestOf(question.options, ({ placement }) =>
    flightValue(observation, fly(observation, ship, plan, { others: bodies, enemies: 0 }, { placement })),
  );
}
