import { type Game, type GameEvent, putFirst, type Rules, type State } from './game.ts';
import { type Answerer, legalAnswer } from './playout.ts';
import type { Question } from './question.ts';

/** One course that chance can take, with its exact probability. */
export interface Course<Value> {
  readonly probability: number;
  readonly value: Value;
}

/** One chance on a course: the outcome taken and the weights it is taken from. */
interface Turn {
  at: number;
  readonly weights: readonly number[];
}

/** More courses than this are a mistake: a rule that can roll for ever, or a question for sampling. */
const COURSE_LIMIT = 1_000_000;

/**
 * Every course that chance can take through a piece of rules, with exact probabilities: the rules run once for
 * each, on a copy of the position. The players must answer the same in the same position. Throws after a million.
 */
export function enumerate<
  S extends State,
  Setup,
  Q extends Question,
  E extends GameEvent,
  Interpreter,
  Value,
>(
  rules: Rules<S, Setup, Q, E, Interpreter>,
  position: S,
  players: readonly Answerer<S, Q>[],
  run: (game: Game<S, Q, E, Interpreter>) => Value,
): readonly Course<Value>[] {
  const courses: Course<Value>[] = [];
  /** The chances of the present course; the last one moves fastest. */
  const path: Turn[] = [];
  do {
    if (courses.length === COURSE_LIMIT) throw new Error(`chance can take more than ${COURSE_LIMIT} courses`);
    const probe = probeGame(rules, rules.schema.copy(position), players, path);
    const value = run(probe);
    courses.push({ probability: path.reduce((product, node) => product * share(node), 1), value });
  } while (nextPath(path));
  return courses;
}

function share(node: Turn): number {
  return node.weights[node.at]! / node.weights.reduce((sum, weight) => sum + weight, 0);
}

function nextPath(path: Turn[]): boolean {
  while (path.length > 0) {
    const last = path[path.length - 1]!;
    do last.at++;
    while (last.weights[last.at] === 0);
    if (last.at < last.weights.length) return true;
    path.pop();
  }
  return false;
}

function probeGame<S extends State, Setup, Q extends Question, E extends GameEvent, Interpreter>(
  rules: Rules<S, Setup, Q, E, Interpreter>,
  state: S,
  players: readonly Answerer<S, Q>[],
  path: Turn[],
): Game<S, Q, E, Interpreter> {
  let cursor = 0;
  function take(weights: readonly number[]): number {
    if (cursor === path.length) {
      const first = weights.findIndex((weight) => weight > 0);
      if (first < 0) throw new Error('there is nothing to roll or draw');
      path.push({ at: first, weights: [...weights] });
    }
    return path[cursor++]!.at;
  }
  const game: Game<S, Q, E, Interpreter> = {
    interpreter: rules.interpreter,
    state,
    ask: (question, help) =>
      legalAnswer(question, players[question.player]!, () => rules.view(state, question.player), help),
    askAll: (questions, helps = []) => questions.map((question, at) => game.ask(question, helps[at])),
    choose: (question, help) =>
      question.options[question.options.length === 1 ? 0 : (game.ask(question, help) as number)]!,
    roll: (_stream, die) => die.faces[take(die.weights)]!,
    draw: (_stream, _names, weights) => take(weights),
    shown: () => undefined,
    emit: () => undefined,
    next: (...steps) => putFirst(state.agenda, steps),
  };
  return game;
}
