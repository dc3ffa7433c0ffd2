import { sha256Hex } from '@firing-arc/table';
import type { GameEvent, State } from './game.ts';
import { type Answer, answersGiven, type Open, type Question } from './question.ts';
import type { Referee } from './referee.ts';
import { samePlain } from './schema.ts';
import type { RefereeView } from './view.ts';

/** Plain data, as JSON has it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * All that a computer player is given to decide by. Nothing in it is a function, the state of the game, or a seed from
 * which its dice could be told.
 */
export interface Task<
  S extends State = State,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
> {
  /** What its seat sees, with the question. */
  readonly view: RefereeView<S, Q, E>;
  /** Of the player's own chance, the same for a whole game. */
  readonly seed: string;
  /** How many games it may play in its head: a budget that is the same on every machine. */
  readonly rollouts: number;
  /** What it wanted remembered after its last decision; null before the first. */
  readonly memory: Plain;
}

/** What a computer player decided. */
export interface Decision {
  /** The id of the question that is answered. */
  readonly question: string;
  readonly answer: Answer;
  /** To be given to it with its next task; after a decision is taken back, what it was before that. */
  readonly memory: Plain;
}

/** What a player thought of one thing it could have answered. */
export interface Weighed {
  readonly option: Answer;
  /** The higher the better; in the player's own measure, which compares options of one question only. */
  readonly value: number;
  /** Standard error of the value; 0 where nothing was left to chance. */
  readonly error: number;
}

/**
 * A computer player. The same task always gives the same decision, whatever was decided before; so it may be made anew at
 * any time, elsewhere too.
 */
export interface ComputerPlayer<
  S extends State = State,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
> {
  readonly decide: (task: Task<S, Q, E>) => Decision;
  /** What it weighed for its last decision; empty where it weighed nothing. */
  readonly explain: () => readonly Weighed[];
}

/** What a seat's computer player wanted remembered when the seat had given so many answers. */
export interface Remembered {
  readonly seat: number;
  readonly given: number;
  readonly memory: Plain;
}

/** So many memories of a game are kept: more than decisions that can be taken back. */
const KEPT = 400;

/**
 * What a computer player is given to decide the question of its seat. `secret` is the seed of the game, of which the
 * player learns nothing. Throws when the seat is asked nothing.
 */
export function taskFor<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  seat: number,
  {
    secret,
    rollouts = 0,
    memories = [],
  }: {
    readonly secret: string;
    readonly rollouts?: number;
    readonly memories?: readonly Remembered[];
  },
): Task<S, Q, E> {
  // The events of finished steps are left out: a view late in a game would be ten times as large.
  const view = game.view(seat, { since: Number.POSITIVE_INFINITY });
  const seed = sha256Hex(`firing-arc player\0${secret}\0${seat}`);
  const given = answersGiven(questionOf(view));
  // Later ones are of decisions that were taken back.
  const last = memories.findLast((one) => one.seat === seat && one.given <= given);
  return { view, seed, rollouts, memory: last?.memory ?? null };
}

/** The question that a view puts to its seat. Throws when there is none. */
export function questionOf<S extends State, Q extends Question, E extends GameEvent>({
  seat,
  questions,
}: RefereeView<S, Q, E>): Open<Q> {
  const [question] = questions;
  if (!question) throw new Error(`player ${seat} is asked nothing`);
  return question;
}

/** The memories of a game with that of a decision; those of decisions that were taken back since go. */
export function remember(
  memories: readonly Remembered[],
  seat: number,
  { question, memory }: Decision,
): readonly Remembered[] {
  const given = answersGiven({ id: question }) + 1;
  const before = memories.filter((one) => one.seat !== seat || one.given < given);
  const last = before.findLast((one) => one.seat === seat);
  if (samePlain(last?.memory ?? null, memory)) return before;
  return [...before, { seat, given, memory }].slice(-KEPT);
}
