import {
  type GameEvent,
  imagine,
  type Question,
  type ScenarioFile,
  scenarioAt,
  type WrittenGame,
} from '@firing-arc/referee';
import { growStreams, nextUint32 } from '@firing-arc/table';
import type { RoundState } from '../policy-player.ts';
import type { Coaching, Decided, WeighedDecision } from './weigh.ts';

/**
 * A decision that was weighed as a puzzle: the position as its seat saw it, what it could not see dealt out by chance, so
 * that a file tells nothing of a game that goes on. `position` writes one as scenario files do.
 */
export function puzzleOf<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules, position }: Pick<Coaching<S, Setup, Q, E>, 'rules'> & WrittenGame<S, Setup, Q, E>,
  { view, answer }: Decided<S, Q, E>,
  { part, best, cost, error, weighed }: WeighedDecision<Q>,
  name: string,
): ScenarioFile {
  const streams = growStreams(`puzzle ${view.hash}`, ['worlds']);
  const game = imagine(rules, view, () => nextUint32(streams, 0) / 4294967296);
  const { seat: player } = view;
  const kind = view.questions[0]!.kind;
  return {
    ...scenarioAt({ rules, position }, game, name),
    expect: { question: { question: kind, player } },
    puzzle: {
      player,
      ...(part !== null && { part }),
      given: answer,
      best,
      cost,
      error,
      values: weighed.map(({ option, ...worth }) => ({ answer: option, ...worth })),
    },
  };
}
