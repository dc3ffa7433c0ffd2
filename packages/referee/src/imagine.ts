import type { GameEvent, Rules, State } from './game.ts';
import { type Answer, answersGiven, type Help, type Question } from './question.ts';
import { somePlace } from './random.ts';
import { Referee } from './referee.ts';
import type { RefereeView } from './view.ts';

/** Positions that are imagined before giving up: most views take one, a faceup card that was drawn just now some dozens. */
const TRIES = 5000;

/**
 * A game that looks to a player just like a view: what the player does not know is dealt out by chance, as likely as
 * it is after all that the view tells. It stands at the same question, also in the middle of a step, and goes on by
 * the rules. `random` gives numbers between 0 and 1. Throws when no position can be found that fits.
 */
export function imagine<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
  random: () => number,
): Referee<S, Setup, Q, E> {
  let cause: unknown;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const game = attempt(rules, view, random);
      if (looksLike(game, view)) return game;
    } catch (misfit) {
      cause = misfit;
    }
  }
  throw new Error(`${TRIES} imagined positions did not fit what seat ${view.seat} sees`, { cause });
}

/** The position of a view, what the player does not know dealt out by chance. */
function dealtOut<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  { seat, state, step }: RefereeView<S, Q, E>,
  random: () => number,
): S {
  const { checkpoint } = step;
  const dealt = rules.imagine?.(checkpoint, seat, random, state) ?? rules.schema.copy(checkpoint);
  dealt.streams = dealt.streams.map(() => Math.floor(random() * 4294967296) | 0);
  return dealt;
}

function attempt<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
  random: () => number,
): Referee<S, Setup, Q, E> {
  const step = { ...view.step, checkpoint: dealtOut(rules, view, random) };
  const answer = (question: Q, help: Help) => anyAnswer(question, help, random);
  return Referee.resume(rules, step, { answer, random }, answersBefore(view));
}

/** How many answers each seat has given, as far as a view tells: the id of its question counts its own. */
function answersBefore<S extends State>({ seat, questions }: RefereeView<S>): readonly number[] {
  return questions.flatMap((question) => [...new Array<number>(seat).fill(0), answersGiven(question)]);
}

function looksLike<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  { seat, hash, questions, outcome }: RefereeView<S, Q, E>,
): boolean {
  if ((game.outcome === null) !== (outcome === null)) return false;
  if (game.rules.schema.hash(game.look(seat)) !== hash) return false;
  const asked = game.questions.filter(({ player }) => player === seat);
  return asked.length === questions.length && asked.every(({ id }, at) => id === questions[at]!.id);
}

/** Any legal answer, each as likely. */
export function anyAnswer(question: Question, help: Help, random: () => number): Answer {
  const anyOf = (options: readonly unknown[]) => Math.floor(random() * options.length);
  switch (question.form) {
    case 'choice':
      return anyOf(question.options);
    case 'each':
      return question.parts.map(({ options }) => anyOf(options));
    case 'place':
      return somePlace(question, help, random);
  }
}

/**
 * What the rules can tell about the question of a view, computed from the view alone: why something is not offered,
 * whether a place is legal and why not, proposals. The referee judges the answer by its own.
 */
export function helpFor<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
): Help {
  // Any position that looks like the view will do: help may tell nothing that the player does not know.
  let drawn = 0;
  return imagine(rules, view, () => (++drawn * 0.6180339887498949) % 1).help(view.seat);
}

/** The same, computed when somebody wants to know: most answers need none of it. */
export function helpLater<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
): Help {
  let made: Help | undefined;
  const help = () => {
    made ??= helpFor(rules, view);
    return made;
  };
  return {
    refused: () => help().refused?.() ?? [],
    validate: (place) => help().validate?.(place) ?? [],
    propose: (random) => help().propose?.(random) ?? null,
  };
}
