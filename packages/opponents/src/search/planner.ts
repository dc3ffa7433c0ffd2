import {
  type ComputerPlayer,
  type GameEvent,
  type Question,
  questionOf,
  type Weighed,
} from '@firing-arc/referee';
import { policyPlayer, type RoundState } from '../policy-player.ts';
import { improved } from './improve.ts';
import { gamesInHead, type Played } from './in-head.ts';

/** So many worlds are imagined; more games are played in the same ones, with other replies and dice. */
const IMAGINED = 12;

/**
 * A player that plans: where all decide in secret, it plays games in its head with answers that its policy finds good,
 * against what others may reply, and takes what comes out best. Everything else it does as its policy does.
 */
export function planner<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  planning: Played<S, Setup, Q, E>,
): ComputerPlayer<S, Q, E> {
  const plain = policyPlayer(planning.rules, planning.policy);
  let weighed: readonly Weighed[] = [];
  return {
    decide: (task) => {
      const own = plain.decide(task);
      weighed = plain.explain();
      const question = questionOf(task.view);
      if (question.kind !== planning.plans || question.form !== 'each') return own;
      const found = improved(
        gamesInHead(planning, task.view, { seed: task.seed, imagined: IMAGINED }),
        own.answer as readonly number[],
        weighed,
        task.rollouts,
      );
      weighed = found.weighed;
      return { ...own, answer: found.answer };
    },
    explain: () => weighed,
  };
}
