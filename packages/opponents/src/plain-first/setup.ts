import type { Answer, Answerer, Help } from '@firing-arc/referee';
import type { FirstQuestion, FirstState } from '@firing-arc/xwing/first/bare';
import { placeObstacle } from '../plain/obstacles.ts';
import { unweighed } from '../unweighed.ts';
import type { Harm } from './harm.ts';
import { obstacleThoughts, placeShip } from './placing.ts';
import { look, type Sight } from './sight.ts';

/** What the plain opponent of First Edition answers while the table is set up. */
export function answerInSetup(
  sight: Sight,
  question: FirstQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'place-obstacle':
      return placeObstacle(question, help, streams, index, obstacleThoughts(sight));
    case 'place-ship':
      return placeShip(sight, question, help, streams, index);
    default:
      return unweighed(question, help, streams, index);
  }
}

/** Nobody shoots during setup. */
const NO_SHOTS: Harm = () => 0;

/** The plain opponent of First Edition while the table is set up, without all that it needs for the game. */
export const plainFirstInSetup =
  (streams: number[], index: number): Answerer<FirstState, FirstQuestion> =>
  (question, view, help) =>
    answerInSetup(look(view(), question.player, NO_SHOTS), question, help, streams, index);
