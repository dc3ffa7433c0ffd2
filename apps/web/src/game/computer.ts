import type { OpponentName } from '@firing-arc/opponents';
import type { Answer, GameEvent, Help, Question } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { PageGame, PageState } from '../games/game.ts';

/**
 * What a computer player answers. Its chance is grown from the seed and the number of answers so far, so that it
 * needs no memory: after a reload, and when a decision is taken back, it decides the same.
 */
export function computerAnswer<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: Pick<PageGame<S, Setup, Q, E>, 'opponent'>,
  name: OpponentName,
  question: Q,
  view: () => S,
  help: Help,
  chance: { readonly seed: string; readonly answers: number },
): Answer {
  const streams = growStreams(`${chance.seed} answer ${chance.answers}`, [`player ${question.player}`]);
  return game.opponent(name, streams, 0)(question, view, help);
}
