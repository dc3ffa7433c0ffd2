import { type OpponentName, opponent } from '@firing-arc/opponents';
import type { Answer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { SecondQuestion, SecondState } from '@firing-arc/xwing/second';

/**
 * What a computer player answers. Its chance is grown from the seed and the number of answers so far, so that it
 * needs no memory: after a reload, and when a decision is taken back, it decides the same.
 */
export function computerAnswer(
  name: OpponentName,
  question: SecondQuestion,
  view: () => SecondState,
  seed: string,
  answers: number,
): Answer {
  const streams = growStreams(`${seed} answer ${answers}`, [`player ${question.player}`]);
  return opponent(name, streams, 0)(question, view);
}
