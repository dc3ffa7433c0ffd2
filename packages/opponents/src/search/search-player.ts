import {
  type Answer,
  type ComputerPlayer,
  type Decision,
  type GameEvent,
  type Plain,
  type Question,
  questionOf,
  type Weighed,
} from '@firing-arc/referee';
import { policyPlayer, type RoundState } from '../policy-player.ts';
import type { Played } from './in-head.ts';

/** What the policy would do, and how it weighed the options. */
interface Policys {
  readonly own: Decision;
  readonly weighed: readonly Weighed[];
}

/** What a search found, and remembers beside what the policy does; null where it leaves the question to the policy. */
export type Found = {
  readonly answer: Answer;
  readonly weighed: readonly Weighed[];
  readonly memory?: Plain;
} | null;

/** A player that decides what it searches for by games in its head, and everything else as its policy does. */
export function searchPlayer<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules, policy }: Played<S, Setup, Q, E>,
  search: (task: Parameters<ComputerPlayer<S, Q, E>['decide']>[0], question: Q, policys: Policys) => Found,
): ComputerPlayer<S, Q, E> {
  const plain = policyPlayer(rules, policy);
  let weighed: readonly Weighed[] = [];
  return {
    decide: (task) => {
      const own = plain.decide(task);
      weighed = plain.explain();
      const found = search(task, questionOf(task.view), { own, weighed });
      if (!found) return own;
      weighed = found.weighed;
      return { ...own, answer: found.answer, memory: found.memory ?? own.memory };
    },
    explain: () => weighed,
  };
}
