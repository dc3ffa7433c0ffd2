import {
  type Answer,
  type Answerer,
  type ComputerPlayer,
  type GameEvent,
  imagine,
  type Question,
  questionOf,
  type Referee,
  type Rules,
  resumeFrom,
  seatsOf,
  type Task,
  type Weighed,
} from '@firing-arc/referee';
import { growStreams, nextUint32 } from '@firing-arc/table';
import { type Policy, policyPlayer, type RoundState } from '../policy-player.ts';
import { improved } from './improve.ts';
import { type EachOf, guessedReplies } from './replies.ts';

/** What a player must know of a game to plan in it. */
export interface Planning<S extends RoundState, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  /** What it does without a plan: it tells which answers are good, and what others may reply. */
  readonly policy: Policy<S, Q>;
  /** Plays all seats in its head from the plan on, quickly. */
  readonly quick: Policy<S, Q>;
  /** The question of several parts that is planned: what all seats answer in secret at once. */
  readonly plans: Q['kind'];
  /** Whether a game in its head has gone far enough. */
  readonly until: (now: S, begun: S) => boolean;
  /** What a position there is worth to a seat, in points. */
  readonly worth: (state: S, seat: number) => number;
}

/** So many worlds are imagined; more games are played in the same ones, with other replies and dice. */
const IMAGINED = 12;
/** Steps of a round are a few hundred. */
const MOST_STEPS = 5000;

/**
 * A player that plans: where all decide in secret, it plays games in its head with answers that its policy finds good,
 * against what others may reply, and takes what comes out best. Everything else it does as its policy does.
 */
export function planner<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  planning: Planning<S, Setup, Q, E>,
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
        gamesInHead(planning, task),
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

/** Plays a game in the head: what an answer comes to in a world, which has its own unknowns, replies and dice. */
function gamesInHead<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules, policy, quick, plans, until, worth }: Planning<S, Setup, Q, E>,
  { view, seed }: Task<S, Q, E>,
): (answer: Answer, world: number) => number {
  const { seat } = view;
  const { id } = questionOf(view);
  const seats = Array.from({ length: seatsOf(rules, view.state) }, (_, at) => at);
  const own = growStreams(`${seed} ${id} plan`, ['worlds', 'policy', 'quick']);
  const games: Referee<S, Setup, Q, E>[] = [];
  // The chance of the world that is played: replies come before other decisions, so that all answers meet the same.
  const chance: number[] = [];
  const usual = policy(own, 1);
  // Most players are sensible.
  const replies = guessedReplies([usual, usual, quick(own, 2)], chance);
  const isPlanned = (asked: Q): asked is EachOf<Q> => asked.kind === plans && asked.form === 'each';
  const players = seats.map((at): Answerer<S, Q> => {
    const mind = quick(chance, at);
    return (asked, look, help) =>
      isPlanned(asked) ? replies(asked, look, help, seats.length + at) : mind(asked, look, help);
  });
  const names = [...seats.map((at) => `seat ${at}`), ...seats.map((at) => `reply of ${at}`)];
  return (answer, world) => {
    const game = games[world % IMAGINED] ?? imagine(rules, view, () => nextUint32(own, 0) / 4294967296);
    games[world % IMAGINED] = game;
    chance.splice(0, chance.length, ...growStreams(`${seed} ${id} world ${world}`, names));
    const answers: Answer[] = [];
    answers[seat] = answer;
    const { state } = resumeFrom(game, players, {
      answers,
      until: (now) => until(now, view.state),
      maxSteps: MOST_STEPS,
    });
    return worth(state, seat);
  };
}
