import {
  type Answer,
  type Answerer,
  type GameEvent,
  imagine,
  type Question,
  questionOf,
  type Referee,
  type RefereeView,
  type Rules,
  resumeFrom,
  seatsOf,
} from '@firing-arc/referee';
import { growStreams, nextUint32 } from '@firing-arc/table';
import { declines, newPatience } from '../declines.ts';
import type { Policy, RoundState } from '../policy-player.ts';
import type { Habit } from './habits.ts';
import { type EachOf, guessedReplies, type Likely } from './replies.ts';

/** What must be known of a game to play it in the head. */
export interface Played<S extends RoundState, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  /** What a player does without a plan: it tells what others may reply. */
  readonly policy: Policy<S, Q>;
  /** What some do instead, who are less sensible. */
  readonly otherwise: Policy<S, Q>;
  /** Plays all seats in the head from the plan on; that it never goes in circles is seen to for each game. */
  readonly onward: Policy<S, Q>;
  /** The question of several parts that is planned: what all seats answer in secret at once. */
  readonly plans: Q['kind'];
  /** Whether a game in the head has gone far enough. */
  readonly until: (now: S, start: S) => boolean;
  /** What a position there is worth to a seat, in points. */
  readonly worth: (state: S, seat: number) => number;
}

/** How games in the head begin. */
export interface Heard<Q extends Question> {
  /** Names their chance: the same name and seed play the same games. */
  readonly seed: string;
  /** So many worlds are imagined; more games are played in the same ones, with the same dice and other replies. */
  readonly imagined: number;
  /** Is told what another seat replies in secret, in the world that is played. */
  readonly heard?: (reply: EachOf<Q>, answer: Answer) => void;
  /** What is known of how other seats reply. */
  readonly habits?: Readonly<Record<number, Habit>>;
  /** Is told once what another seat is likely to reply. */
  readonly likely?: (asked: EachOf<Q>, likely: Likely) => void;
}

/** Steps of a round are a few hundred. */
const MOST_STEPS = 5000;

/** Plays a game in the head: what an answer comes to in a world, which has its own unknowns, replies and dice. */
export function gamesInHead<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules, policy, otherwise, onward, plans, until, worth }: Played<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
  { seed, imagined, heard, habits, likely }: Heard<Q>,
): (answer: Answer, world: number) => number {
  const { seat } = view;
  const { id } = questionOf(view);
  const seats = Array.from({ length: seatsOf(rules, view.state) }, (_, at) => at);
  const own = growStreams(`${seed} ${id} plan`, ['worlds', 'policy', 'otherwise']);
  const games: Referee<S, Setup, Q, E>[] = [];
  // The chance of the world that is played: replies come before other decisions, so that all answers meet the same.
  const chance: number[] = [];
  const replies = guessedReplies([policy(own, 1), otherwise(own, 2)], chance, habits, likely);
  const isPlanned = (asked: Q): asked is EachOf<Q> => asked.kind === plans && asked.form === 'each';
  // Patience lasts for one game: all are in the same round, and a player who had been asked in the others would decline.
  const patiences = seats.map(newPatience);
  const players = seats.map((at): Answerer<S, Q> => {
    const mind = declines(onward(chance, at), patiences[at]!);
    return (asked, look, help) => {
      if (!isPlanned(asked)) return mind(asked, look, help);
      const answer = replies(asked, look, help, seats.length + at);
      heard?.(asked, answer);
      return answer;
    };
  });
  const names = [...seats.map((at) => `seat ${at}`), ...seats.map((at) => `reply of ${at}`)];
  return (answer, world) => {
    const game = games[world % imagined] ?? imagine(rules, view, () => nextUint32(own, 0) / 4294967296);
    games[world % imagined] = game;
    chance.splice(0, chance.length, ...growStreams(`${seed} ${id} world ${world}`, names));
    for (const patience of patiences) Object.assign(patience, newPatience());
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
