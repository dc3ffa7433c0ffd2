import type { Answer, Answerer, Help } from '@firing-arc/referee';
import type { SecondQuestion, SecondState } from '@firing-arc/xwing/second/bare';
import { unweighed } from '../unweighed.ts';
import type { Harm } from './harm.ts';
import { chooseMarker } from './objectives.ts';
import { placeObstacle } from './obstacles.ts';
import { obstacleThoughts, placeShip } from './placing.ts';
import { look, type Sight } from './sight.ts';

/** What the plain opponent answers while the table is set up. */
export function answerInSetup(
  sight: Sight,
  question: SecondQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'place-obstacle':
      return placeObstacle(question, help, streams, index, obstacleThoughts(sight));
    case 'choose-marker':
      return chooseMarker(sight, question);
    case 'place-ship':
      return placeShip(sight, question, help, streams, index);
    default:
      return unweighed(question, help, streams, index);
  }
}

/** Nobody shoots during setup. */
const NO_SHOTS: Harm = () => 0;

/** The plain opponent while the table is set up, without all that it needs for the game. */
export const plainInSetup =
  (streams: number[], index: number): Answerer<SecondState, SecondQuestion> =>
  (question, view, help) =>
    answerInSetup(look(view(), question.player, NO_SHOTS), question, help, streams, index);
