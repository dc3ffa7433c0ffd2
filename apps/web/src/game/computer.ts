import { type Answer, type Answerer, randomAnswerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { SecondQuestion, SecondState } from '@firing-arc/xwing/second';
import type { Seat } from './options.ts';

type Player = Answerer<SecondState, SecondQuestion>;

/** A computer player by name, drawing from stream 0 of `streams`. */
function playerNamed(_name: Seat, streams: number[]): Player {
  return randomAnswerer(streams);
}

/**
 * What a computer player answers. Its chance is grown from the seed and the number of answers so far, so that it
 * needs no memory: after a reload, and when a decision is taken back, it decides the same.
 */
export function computerAnswer(
  name: Seat,
  question: SecondQuestion,
  view: () => SecondState,
  seed: string,
  answers: number,
): Answer {
  const streams = growStreams(`${seed} answer ${answers}`, [`player ${question.player}`]);
  return playerNamed(name, streams)(question, view);
}
