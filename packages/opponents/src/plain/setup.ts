import type { Answer, Answerer, Help } from '@firing-arc/referee';
import type { SecondQuestion, SecondState } from '@firing-arc/xwing/second/engine';
import { unweighed } from '../unweighed.ts';
import type { Harm } from './harm.ts';
import { chooseMarker } from './objectives.ts';
import { type Observation, observe } from './observation.ts';
import { placeObstacle } from './obstacles.ts';
import { obstacleThoughts, placeShip } from './placing.ts';

/** What the plain opponent answers while the table is set up. */
export function answerInSetup(
  observation: Observation,
  question: SecondQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'place-obstacle':
      return placeObstacle(question, help, streams, index, obstacleThoughts(observation));
    case 'choose-marker':
      return chooseMarker(observation, question);
    case 'place-ship':
      return placeShip(observation, question, help, streams, index);
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
    answerInSetup(observe(view(), question.player, NO_SHOTS), question, help, streams, index);
