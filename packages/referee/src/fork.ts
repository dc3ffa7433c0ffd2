import type { Game, GameEvent, Rules, State } from './game.ts';
import type { Question } from './question.ts';
import type { Answerer } from './playout.ts';

/** One course that chance can take, with its exact probability. */
export interface Course<Value> {
  readonly probability: number;
  readonly value: Value;
}

/**
 * Every course that chance can take through a piece of rules, with exact probabilities: the rules run once for
 * each. The players must answer the same in the same position.
 */
export function enumerate<S extends State, Setup, Q extends Question, E extends GameEvent, Value>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  players: readonly Answerer<S, Q>[],
  run: (game: Game<S, Q, E>) => Value,
): readonly Course<Value>[] {
  const courses: Course<Value>[] = [];
  /** The outcome taken at each chance, and the weights there; the last one moves fastest. */
  const path: { at: number; readonly weights: readonly number[] }[] = [];
  do {
    const probe = probeGame(rules, rules.schema.copy(position), players, path);
    const value = run(probe);
    courses.push({ probability: path.reduce((product, node) => product * share(node), 1), value });
  } while (nextPath(path));
  return courses;
}

function share(node: { readonly at: number; readonly weights: readonly number[] }): number {
  return node.weights[node.at]! / node.weights.reduce((sum, weight) => sum + weight, 0);
}

function nextPath(path: { at: number; readonly weights: readonly number[] }[]): boolean {
  while (path.length > 0) {
    const last = path[path.length - 1]!;
    do last.at++;
    while (last.weights[last.at] === 0);
    if (last.at < last.weights.length) return true;
    path.pop();
  }
  return false;
}

function probeGame<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  state: S,
  players: readonly Answerer<S, Q>[],
  path: { at: number; readonly weights: readonly number[] }[],
): Game<S, Q, E> {
  let cursor = 0;
  function take(weights: readonly number[]): number {
    if (cursor === path.length) path.push({ at: weights.findIndex((weight) => weight > 0), weights: [...weights] });
    return path[cursor++]!.at;
  }
  const game: Game<S, Q, E> = {
    state,
    ask: (question) => players[question.player]!(question, () => rules.view(state, question.player)),
    askAll: (questions) => questions.map((question) => game.ask(question)),
    choose: (question) =>
      question.options[question.options.length === 1 ? 0 : (game.ask(question) as number)]!,
    roll: (_stream, die) => die.faces[take(die.weights)]!,
    draw: (_stream, _names, weights) => take(weights),
    emit: () => undefined,
    next: (...steps) => {
      for (let i = steps.length - 1; i >= 0; i--) state.agenda.push(steps[i]!);
    },
  };
  return game;
}
