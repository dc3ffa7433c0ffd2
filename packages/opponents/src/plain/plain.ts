import type { Answer, Answerer, Help } from '@firing-arc/referee';
import {
  maneuverToExecute,
  otherShips,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second/bare';
import { chooseEnemy, chooseRepair, chooseReplacement } from './abilities.ts';
import { chooseAction, chooseFriend, chooseLock, chooseReinforce } from './actions.ts';
import { chooseAttack, chooseEngagement, chooseLine } from './attack.ts';
import { bestOf } from './choice.ts';
import { chooseForDevice } from './devices.ts';
import { chooseActivation, setDials } from './dials.ts';
import { modifyAttack, modifyDefense } from './dice.ts';
import { flightValue, fly } from './flight.ts';
import { rememberHarm } from './harm.ts';
import { chooseBoost, choosePlace, chooseRollSide } from './places.ts';
import { answerInSetup } from './setup.ts';
import { look, type Sight } from './sight.ts';
import { chooseJam, chooseJamRemoval, chooseSlam, chooseSystem, chooseTractorMove } from './system.ts';
import { chooseTurret } from './turret.ts';

/**
 * The plain opponent: for every question it weighs each option by where things stand one step later, in squad
 * points. Chance only breaks ties and shuffles the setup.
 */
export function plainAnswerer(streams: number[], index: number): Answerer<SecondState, SecondQuestion> {
  const harm = rememberHarm();
  return (question, view, help) =>
    decide(look(view(), question.player, harm), question, help, streams, index);
}

function decide(
  sight: Sight,
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
    case 'use-ability':
    case 'choose-die':
    case 'choose-token':
    case 'choose-upgrade':
    case 'choose-face':
    case 'exchange-upgrades':
    case 'guess-number':
    case 'guess-dial':
    case 'choose-effect':
    case 'rotate-ship':
    case 'spend-result':
    case 'reload':
    case 'forget-knowledge':
    case 'remove-device':
    case 'choose-system':
      // Nothing to weigh: the order among the own seldom matters, and what may be used is a gain.
      return 0;
    case 'place-obstacle':
    case 'place-marker':
    case 'lay-object':
    case 'set-down':
    case 'choose-marker':
    case 'place-ship':
      return answerInSetup(sight, question, help, streams, index);
    case 'jettison':
    case 'leave-wing':
    case 'join-wing':
      return 1; // What is towed scores: keep it.
    case 'turret':
      return chooseTurret(sight, question);
    case 'dials':
      return setDials(sight, question, streams, index);
    case 'choose-activation':
      return chooseActivation(sight, question);
    case 'choose-engagement':
      return chooseEngagement(sight, question);
    case 'tallon-placement':
      return chooseTallon(sight, question);
    case 'action':
      return chooseAction(sight, question);
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
      return chooseSystem(sight, question);
    case 'slam':
    case 'set-dial':
      return chooseSlam(sight, question);
    case 'jam-target':
      return chooseJam(sight, question);
    case 'jam-removal':
      return chooseJamRemoval(sight, question);
    case 'tractor-move':
      return chooseTractorMove(sight, question);
    case 'tractor-rotation':
    case 'rotate-set-down':
      // Turning costs a stress: the ship stays as it is.
      return question.options.length - 1;
    case 'barrel-roll-side':
      return chooseRollSide(sight, question);
    case 'barrel-roll-placement':
      return choosePlace(sight, question);
    case 'boost-direction':
      return chooseBoost(sight, question);
    case 'lock-target':
      return chooseLock(sight, question);
    case 'reinforce-side':
      return chooseReinforce(sight, question);
    case 'coordinate-target':
      return chooseFriend(sight, question);
    case 'attack':
      return chooseAttack(sight, question);
    case 'attack-line':
      return chooseLine(question);
    case 'modify-attack-dice':
      return modifyAttack(sight, question);
    case 'modify-defense-dice':
      return modifyDefense(sight, question);
    case 'place-device':
    case 'choose-detonation':
    case 'mine-target':
    case 'seismic-obstacle':
    case 'expose-or-strain':
    case 'relocate':
    case 'droid-guides':
      return chooseForDevice(sight, question);
    case 'choose-ship':
      return chooseEnemy(sight, question);
    case 'replacement':
      return chooseReplacement(sight, question);
    case 'repair-which':
      return chooseRepair(question);
  }
}

/** The placement of a Tallon Roll that ends best. */
function chooseTallon(sight: Sight, question: Extract<SecondQuestion, { kind: 'tallon-placement' }>): number {
  const ship = sight.state.ships[question.ship]!;
  const plan = maneuverToExecute(ship);
  const { bodies } = otherShips(sight.state, ship);
  return bestOf(question.options, ({ placement }) =>
    flightValue(sight, fly(sight, ship, plan, bodies, 0, placement)),
  );
}
