import type { ArmadaQuestion, ArmadaState } from '@firing-arc/armada/bare';
import type { Answer, Answerer, Help } from '@firing-arc/referee';
import { bestOf } from '../plain/choice.ts';
import {
  chooseAttack,
  chooseColor,
  chooseDefense,
  chooseDieNotRolled,
  chooseEffect,
  chooseEvaded,
  chooseRedirected,
  chooseRedirectZone,
  chooseReroll,
} from './attack.ts';
import { chooseCommands, chooseDialUse, chooseRepair, chooseResolution, chooseShip } from './commands.ts';
import { chooseCourse, chooseNavigation } from './course.ts';
import { answerInSetup } from './setup.ts';
import { look, type Sight } from './sight.ts';
import { chooseAct, chooseCommanded, chooseMove, chooseSquadron } from './squadrons.ts';

/**
 * The plain opponent of Armada: for every question it weighs each option by where things stand one step later, in
 * fleet points. Chance only breaks ties and shuffles places.
 */
export function plainArmada(streams: number[], index: number): Answerer<ArmadaState, ArmadaQuestion> {
  return (question, view, help) => decide(look(view(), question.player), question, help, streams, index);
}

function decide(
  sight: Sight,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'commands':
      return chooseCommands(sight, question);
    case 'choose-ship':
      return chooseShip(sight, question);
    case 'dial-use':
      return chooseDialUse(sight, question);
    case 'resolve-command':
      return chooseResolution(sight, question);
    case 'command-squadron':
    case 'cloaked-squadron':
      return chooseCommanded(sight, question);
    case 'repair':
      return chooseRepair(sight, question);
    case 'navigate':
      return chooseNavigation(sight, question);
    case 'course':
      return chooseCourse(sight, question);
    case 'choose-squadron':
      return chooseSquadron(sight, question);
    case 'squadron':
      return chooseAct(question);
    case 'move-squadron':
      return chooseMove(sight, question, help, streams, index);
    default:
      return decideInAttack(sight, question, help, streams, index);
  }
}

function decideInAttack(
  sight: Sight,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'attack':
    case 'next-squadron':
      return chooseAttack(sight, question);
    case 'die-not-rolled':
      return chooseDieNotRolled(sight, question);
    case 'attack-effect':
      return chooseEffect(sight, question);
    case 'add-die':
      return chooseColor(sight, question);
    case 'reroll-die':
      return chooseReroll(sight, question);
    case 'defense-token':
      return chooseDefense(sight, question);
    case 'evade-die':
      return chooseEvaded(sight, question);
    case 'redirect-zone':
      return chooseRedirectZone(sight, question);
    case 'redirect-damage':
      return chooseRedirected(sight, question);
    case 'damage-zone': {
      const { shields } = sight.state.ships[question.ship]!;
      return bestOf(question.options, ({ zone }) => shields[zone]);
    }
    default:
      return answerInSetup(sight, question, help, streams, index);
  }
}
