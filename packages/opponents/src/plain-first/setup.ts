import type { Answer, Answerer, Help } from '@firing-arc/referee';
import type { FirstQuestion, FirstState } from '@firing-arc/xwing/first/engine';
import type { Row } from '../plain/line.ts';
import { placeObstacle } from '../plain/obstacles.ts';
import { unweighed } from '../unweighed.ts';
import type { Harm } from './harm.ts';
import { type Observation, observe } from './observation.ts';
import { obstacleThoughts, placeShip, rowFor } from './placing.ts';

/** What the plain opponent of First Edition answers while the table is set up. */
export function answerInSetup(
  observation: Observation,
  question: FirstQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'place-obstacle':
      return placeObstacle(question, help, streams, index, obstacleThoughts(observation));
    case 'place-ship':
      return placeShip(observation, question, help, streams, index);
    default:
      return unweighed(question, help, streams, index);
  }
}

/** Nobody shoots during setup. */
const NO_SHOTS: Harm = () => 0;

/** The edge along which a ship is placed while the table is set up; null for any other question. */
export function rowInSetup(question: FirstQuestion, view: () => FirstState): Row | null {
  if (question.kind !== 'place-ship') return null;
  const state = view();
  if (state.phase !== 'setup') return null;
  return rowFor(observe(state, question.player, NO_SHOTS), question.ship, 0.5);
}

/** The plain opponent of First Edition while the table is set up, without all that it needs for the game. */
export const plainFirstInSetup =
  (streams: number[], index: number): Answerer<FirstState, FirstQuestion> =>
  (question, view, help) =>
    answerInSetup(observe(view(), question.player, NO_SHOTS), question, help, streams, index);
