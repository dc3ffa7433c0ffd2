import type { ArmadaQuestion, ArmadaState } from '@firing-arc/armada/bare';
import type { Answer, Answerer, Help } from '@firing-arc/referee';
import { bestOf } from '../plain/choice.ts';
import { placeObstacle } from '../plain/obstacles.ts';
import { unweighed } from '../unweighed.ts';
import { chooseDeployment, deployShip, deploySquadron, obstacleThoughts } from './placing.ts';
import { look, type Sight } from './sight.ts';

/** What the plain opponent of Armada answers while the table is set up. */
export function answerInSetup(
  sight: Sight,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'first-player':
      return bestOf(question.options, ({ player }) => Number(player === question.player));
    case 'place-obstacle':
      return placeObstacle(question, help, streams, index, obstacleThoughts(sight));
    case 'choose-deployment':
      return chooseDeployment(sight, question);
    case 'deploy-ship':
      return deployShip(sight, question, help, streams, index);
    case 'deploy-squadron':
      return deploySquadron(sight, question, help, streams, index);
    default:
      return unweighed(question, help, streams, index);
  }
}

/** The plain opponent of Armada while the table is set up, without all that it needs for the game. */
export const plainArmadaInSetup =
  (streams: number[], index: number): Answerer<ArmadaState, ArmadaQuestion> =>
  (question, view, help) =>
    answerInSetup(look(view(), question.player), question, help, streams, index);
