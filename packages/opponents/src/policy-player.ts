import {
  type Answerer,
  type ComputerPlayer,
  copyPlain,
  type GameEvent,
  helpLater,
  type Plain,
  type Question,
  questionOf,
  type Rules,
  type State,
  type Weighed,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { declines, newPatience, type Patience } from './declines.ts';
import { explained, noteWeighed } from './explained.ts';

/** What states have in which a player can be asked too often. */
export interface RoundState extends State {
  readonly round: number;
}

/** Answers at once, drawing from stream number `index` of `streams`, which it advances in place. */
export type Policy<S extends State, Q extends Question> = (
  streams: number[],
  index: number,
) => Answerer<S, Q>;

/**
 * A computer player that answers by a policy and plays no games in its head. It remembers what it has been asked too
 * often, and explains what the policy weighed.
 */
export function policyPlayer<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  policy: Policy<S, Q>,
): ComputerPlayer<S, Q, E> {
  // One answerer for all decisions: what it keeps of exact odds does not depend on the game.
  const streams: number[] = [];
  const answerer = policy(streams, 0);
  let weighed: readonly Weighed[] = [];
  return {
    decide: ({ view, seed, memory }) => {
      // A copy, in which no two parts share their options, so that notes tell them apart.
      const question = copyPlain(questionOf(view));
      Object.assign(streams, growStreams(`${seed} ${question.id}`, ['chance']));
      const patience = memory === null ? newPatience() : (copyPlain(memory) as unknown as Patience);
      const notes = noteWeighed(question);
      const answer = declines(answerer, patience)(question, () => view.state, helpLater(rules, view));
      weighed = explained(question, answer, notes);
      return { question: question.id, answer, memory: patience as unknown as Plain };
    },
    explain: () => weighed,
  };
}
