import type { ArmadaQuestion, ArmadaState } from '@firing-arc/armada/engine';
import type { Answer, Answerer, Help } from '@firing-arc/referee';
import { bestOf } from '../plain/choice.ts';
import { placeObstacle } from '../plain/obstacles.ts';
import { unweighed } from '../unweighed.ts';
import { type Deployed, deployedIn } from './deployed.ts';
import { chooseDeployment, deployShip, deploySquadron, obstacleThoughts } from './placing.ts';

/** What the plain opponent of Armada answers while the table is set up. */
export function answerInSetup(
  observation: Deployed,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'first-player':
      return bestOf(question.options, ({ player }) => Number(player === question.player));
    case 'place-obstacle':
      return placeObstacle(question, help, streams, index, obstacleThoughts(observation));
    case 'choose-deployment':
      return chooseDeployment(observation, question);
    case 'deploy-ship':
      return deployShip(observation, question, help, streams, index);
    case 'deploy-squadron':
      return deploySquadron(observation, question, help, streams, index);
    default:
      return unweighed(question, help, streams, index);
  }
}

/** The plain opponent of Armada while the table is set up, without all that it needs for the game. */
export const plainArmadaInSetup =
  (streams: number[], index: number): Answerer<ArmadaState, ArmadaQuestion> =>
  (question, view, help) =>
    answerInSetup(deployedIn(view(), question.player), question, help, streams, index);
