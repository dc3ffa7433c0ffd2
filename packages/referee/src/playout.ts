import { type Die, pickWeighted } from '@firing-arc/table';
import type { Game, GameEvent, Outcome, Rules, State } from './game.ts';
import { type Answer, answerProblems, type Choice, type Question } from './question.ts';
import type { RecordedAnswer } from './record.ts';

/** A computer player: answers at once, seeing only what its side may see. */
export type Answerer<S extends State = State, Q extends Question = Question> = (
  question: Q,
  view: () => S,
) => Answer;

/** What to keep of a game that plays itself; nothing by default, for speed. */
export interface PlayoutOptions<S extends State, E extends GameEvent> {
  readonly onEvent?: (event: E) => void;
  /** Keeps every answer with the hash of its position. */
  readonly record?: RecordedAnswer[];
  /** Called between steps with the position, which it must not change. */
  readonly onStep?: (state: S) => void;
  /** Gives up after so many steps; a game that does not end is a fault. */
  readonly maxSteps?: number;
}

export interface Playout<S extends State> {
  readonly state: S;
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly steps: number;
}

/**
 * Plays a game to its end with players that answer at once: no checkpoints, no copies, the given position is
 * changed in place. Gives the same events and positions as a `Referee` fed with the same answers.
 */
export function playOut<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  players: readonly Answerer<S, Q>[],
  options: PlayoutOptions<S, E> = {},
): Playout<S> {
  const game = new StraightGame(rules, position, players, options);
  const limit = options.maxSteps ?? 100_000;
  let steps = 0;
  let outcome = rules.outcome(position);
  while (!outcome && steps < limit) {
    const step = game.state.agenda.pop();
    if (!step) throw new Error('the game is not over, but there is nothing left to do');
    rules.run(game, step);
    steps++;
    options.onStep?.(game.state);
    outcome = rules.outcome(game.state);
  }
  return { state: game.state, outcome, decisions: game.decisions, steps };
}

class StraightGame<S extends State, Setup, Q extends Question, E extends GameEvent> implements Game<S, Q, E> {
  readonly state: S;
  decisions = 0;
  readonly #rules: Rules<S, Setup, Q, E>;
  readonly #players: readonly Answerer<S, Q>[];
  readonly #views: readonly (() => S)[];
  readonly #onEvent: ((event: E) => void) | undefined;
  readonly #record: RecordedAnswer[] | undefined;

  constructor(
    rules: Rules<S, Setup, Q, E>,
    state: S,
    players: readonly Answerer<S, Q>[],
    options: PlayoutOptions<S, E>,
  ) {
    this.#rules = rules;
    this.state = state;
    this.#players = players;
    this.#views = players.map((_, player) => () => rules.view(state, player));
    this.#onEvent = options.onEvent;
    this.#record = options.record;
  }

  ask(question: Q): Answer {
    const hash = this.#record ? this.#rules.schema.hash(this.state) : '';
    return this.#answer(question, hash);
  }

  askAll(questions: readonly Q[]): readonly Answer[] {
    const hash = this.#record ? this.#rules.schema.hash(this.state) : '';
    return questions.map((question) => this.#answer(question, hash));
  }

  choose<Option>(question: Choice<Option> & Q): Option {
    if (question.options.length === 1) return question.options[0]!;
    return question.options[this.ask(question) as number]!;
  }

  roll<Face extends string>(stream: number, die: Die<Face>): Face {
    return die.faces[pickWeighted(this.state.streams, stream, die.weights, die.sides)]!;
  }

  draw(stream: number, _names: readonly string[], weights: readonly number[]): number {
    let total = 0;
    for (let i = 0; i < weights.length; i++) total += weights[i]!;
    return pickWeighted(this.state.streams, stream, weights, total);
  }

  emit(event: E): void {
    this.#onEvent?.(event);
  }

  next(...steps: S['agenda']): void {
    for (let i = steps.length - 1; i >= 0; i--) this.state.agenda.push(steps[i]!);
  }

  #answer(question: Q, hash: string): Answer {
    const player = question.player;
    const answer = this.#players[player]!(question, this.#views[player]!);
    const problems = answerProblems(question, answer);
    if (problems.length > 0) {
      throw new Error(`player ${player} answered ${question.kind} with ${JSON.stringify(answer)}, which is not legal`);
    }
    this.decisions++;
    this.#record?.push({ player, answer, hash });
    return answer;
  }
}
