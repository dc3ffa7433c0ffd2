/** Rules that run ahead on a copy of what a player sees, to tell what they would come to. */

import {
  type Game,
  type GameEvent,
  putFirst,
  type Question,
  type Rules,
  type State,
  takeFirst,
} from '@firing-arc/referee';

/** Thrown when enough was heard. */
const ENOUGH = Object.freeze({ enough: true });

/** More steps than any attack takes. */
const MOST_STEPS = 100;

/** What somebody who is asked on the way chooses; the last option, which is to do nothing where that is one, if undefined. */
type Chooser<Q> = (question: Q) => object | undefined;

/**
 * Runs a piece of rules, and the steps that it puts on the agenda, until `heard` is told enough: it is given every
 * event with the state at that moment. Every die shows its last face, a blank. False when a rule cannot be run so.
 */
export function runAhead<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  view: S,
  run: (game: Game<S, Q, E>) => void,
  ahead: { readonly choose: Chooser<Q>; readonly heard: (event: E, state: S) => boolean },
): boolean {
  const state = rules.schema.copy(view);
  state.agenda = [];
  const game: Game<S, Q, E> = {
    interpreter: rules.interpreter,
    state,
    ask: (question) => lastAnswer(question),
    askAll: (questions) => questions.map(lastAnswer),
    choose: (question) =>
      (ahead.choose(question) as (typeof question.options)[number] | undefined) ?? question.options.at(-1)!,
    roll: (_, die) => die.faces.at(-1)!,
    draw: () => 0,
    shown: () => undefined,
    emit: (event) => {
      if (ahead.heard(event, state)) throw ENOUGH;
    },
    next: (...steps) => putFirst(state.agenda, steps),
  };
  try {
    run(game);
    for (let steps = 0; steps < MOST_STEPS && state.agenda.length > 0; steps++)
      rules.run(game, takeFirst<S['agenda'][number]>(state.agenda));
    return false;
  } catch (signal) {
    // A rule may need what this player does not see: then nothing is told.
    return signal === ENOUGH;
  }
}

function lastAnswer(question: Question): number {
  if (question.form !== 'choice') throw new Error(`${question.kind} is not answered ahead`);
  return question.options.length - 1;
}
