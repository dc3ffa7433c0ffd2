import { type Chance, type Die, pickWeighted } from '@firing-arc/table';
import { describe } from './fault.ts';
import { type Forced, forcedOutcome, leftOver, NOTHING_FORCED } from './forced.ts';
import {
  type Game,
  type GameEvent,
  type Outcome,
  putFirst,
  type RefereeEvent,
  type Rules,
  type State,
  takeFirst,
} from './game.ts';
import { numberedIn } from './numbered-in.ts';
import {
  type Answer,
  answerProblems,
  type ChoiceOf,
  copyAnswer,
  type Help,
  NO_HELP,
  type Question,
  show,
} from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { isSecret, Teller } from './teller.ts';

/** A computer player: answers at once, seeing only what its side may see. */
export type Answerer<S extends State = State, Q extends Question = Question> = (
  question: Q,
  view: () => S,
  /** What the rules can tell about the question; where it asks for a place, whether one is legal, and proposals. */
  help: Help,
) => Answer;

/** What to keep of a game that plays itself; nothing by default, for speed. */
export interface PlayoutOptions<S extends State, E extends GameEvent> {
  readonly onEvent?: (event: E) => void;
  /** Everything that is told, the dice and the questions too. */
  readonly onTold?: (event: E | RefereeEvent) => void;
  /** Keeps every answer with the hash of its position. */
  readonly record?: RecordedAnswer[];
  /** Results that the first dice and draws must give. */
  readonly forced?: Forced;
  /** Called between steps with the position, which it must not change. */
  readonly onStep?: (state: S) => void;
  /** Stops between two steps when this holds of the position: a search looks only so far. */
  readonly until?: (state: S) => boolean;
  /** Gives up after so many steps; a game that does not end is a fault. */
  readonly maxSteps?: number;
  /** The seed of numbered chance: for positions whose streams only count. */
  readonly seed?: string;
  /** What takes results instead of the position's streams. */
  readonly chance?: Chance;
}

export interface Playout<S extends State> {
  readonly state: S;
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly steps: number;
  /** Forced results that nothing has used. */
  readonly unusedForced: readonly string[];
}

/** Asks a player that answers at once. Throws when the answer is not legal. */
export function legalAnswer<S extends State, Q extends Question>(
  question: Q,
  player: Answerer<S, Q>,
  view: () => S,
  help: Help = NO_HELP,
): Answer {
  const answer = player(question, view, help);
  const problems = answerProblems(question, answer, help);
  if (problems.length === 0) return answer;
  throw new Error(
    `player ${question.player} answered ${question.kind} with ${show(answer)}: ${describe(problems)}`,
  );
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
    game.run();
    steps++;
    options.onStep?.(game.state);
    outcome = rules.outcome(game.state);
    if (options.until?.(game.state)) break;
  }
  return { state: game.state, outcome, decisions: game.decisions, steps, unusedForced: game.unusedForced };
}

class StraightGame<S extends State, Setup, Q extends Question, E extends GameEvent> implements Game<S, Q, E> {
  readonly state: S;
  readonly interpreter: unknown;
  decisions = 0;
  readonly #rules: Rules<S, Setup, Q, E>;
  readonly #players: readonly Answerer<S, Q>[];
  readonly #views: readonly (() => S)[];
  readonly #onEvent: ((event: E) => void) | undefined;
  readonly #onTold: ((event: E | RefereeEvent) => void) | undefined;
  readonly #teller: Teller<Q> | undefined;
  readonly #record: RecordedAnswer[] | undefined;
  /** Whether anything is to be done when a question is asked but to answer it. */
  readonly #isWatched: boolean;
  readonly #forced: Forced | undefined;
  readonly #used: [rolls: number, draws: number] = [0, 0];
  readonly #numbered: Chance | null;

  constructor(
    rules: Rules<S, Setup, Q, E>,
    state: S,
    players: readonly Answerer<S, Q>[],
    options: PlayoutOptions<S, E>,
  ) {
    this.#rules = rules;
    this.interpreter = rules.interpreter;
    this.state = state;
    this.#players = players;
    this.#views = players.map(
      (_, player) => () => (rules.glance ? rules.glance(state, player) : rules.view(state, player)),
    );
    this.#onEvent = options.onEvent;
    this.#onTold = options.onTold;
    this.#teller = options.onTold && new Teller(options.onTold, (question) => isSecret(rules, question));
    this.#record = options.record;
    this.#isWatched = this.#teller !== undefined || this.#record !== undefined;
    this.#forced = options.forced;
    this.#numbered = options.chance ?? numberedIn(rules, state, options.seed);
  }

  get unusedForced(): readonly string[] {
    return leftOver(this.#forced ?? NOTHING_FORCED, ...this.#used);
  }

  /** Runs the front step. */
  run(): void {
    const step = takeFirst<S['agenda'][number]>(this.state.agenda);
    this.#teller?.begin(step.kind);
    this.#rules.run(this, step);
    this.#teller?.flush();
  }

  ask(question: Q, help?: Help): Answer {
    return this.#answer(question, this.#isWatched ? this.#watch([question]) : '', help);
  }

  askAll(questions: readonly Q[], helps: readonly Help[] = []): readonly Answer[] {
    const hash = this.#isWatched ? this.#watch(questions) : '';
    return questions.map((question, at) => this.#answer(question, hash, helps[at]));
  }

  /** Tells who is asked; the hash of the position where answers are recorded. */
  #watch(questions: readonly Q[]): string {
    for (const question of questions) this.#teller?.asked(question);
    return this.#record ? this.#rules.schema.hash(this.state) : '';
  }

  choose<Asked extends ChoiceOf<Q>>(question: Asked, help?: Help): Asked['options'][number] {
    if (question.options.length === 1) {
      this.#teller?.noChoice(question);
      return question.options[0]!;
    }
    return question.options[this.ask(question, help) as number]!;
  }

  roll<Face extends string>(stream: number, die: Die<Face>): Face {
    const rolled = this.#take(stream, die.weights, die.sides);
    const face = die.faces[this.#forced ? this.#force(0, rolled, die.faces, die.weights) : rolled]!;
    this.#teller?.fell(stream, die.name, face);
    return face;
  }

  draw(stream: number, names: readonly string[], weights: readonly number[]): number {
    let total = 0;
    for (let i = 0; i < weights.length; i++) total += weights[i]!;
    if (total === 0) throw new Error('there is nothing to draw');
    const drawn = this.#take(stream, weights, total);
    return this.#forced ? this.#force(1, drawn, names, weights) : drawn;
  }

  /** Nobody looks while a game plays itself. */
  shown(): void {}

  emit(event: E): void {
    this.#teller?.flush();
    this.#onEvent?.(event);
    this.#onTold?.(event);
  }

  next(...steps: S['agenda']): void {
    putFirst(this.state.agenda, steps);
  }

  #take(stream: number, weights: readonly number[], total: number): number {
    const { streams } = this.state;
    // Not one function for both: then engines put the usual one in its place.
    return this.#numbered
      ? this.#numbered(streams, stream, weights, total)
      : pickWeighted(streams, stream, weights, total);
  }

  #force(queue: 0 | 1, result: number, names: readonly string[], weights: readonly number[]): number {
    const forced = (queue === 0 ? this.#forced?.rolls : this.#forced?.draws)?.[this.#used[queue]];
    if (forced === undefined) return result;
    this.#used[queue]++;
    return forcedOutcome(forced, names, weights);
  }

  #answer(question: Q, hash: string, help?: Help): Answer {
    const player = question.player;
    const answer = legalAnswer(question, this.#players[player]!, this.#views[player]!, help);
    this.decisions++;
    this.#record?.push({ player, answer: copyAnswer(answer), hash });
    return answer;
  }
}
