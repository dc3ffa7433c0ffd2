import {
  type Answer,
  type Answerer,
  type ComputerPlayer,
  type GameEvent,
  helpFor,
  imagine,
  type Outcome,
  type Question,
  questionOf,
  type RefereeView,
  type Rules,
  resumeFrom,
  seatsOf,
  type Task,
  type Weighed,
} from '@firing-arc/referee';
import { below, growStreams, nextUint32 } from '@firing-arc/table';
import { type Policy, policyPlayer, type RoundState } from './policy-player.ts';
import { meanOf } from './search/mean.ts';

/** What a search must know of a game. */
export interface Searched<S extends RoundState, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  /** By whom all seats are played in its head; what it would do without a search. */
  readonly policy: Policy<S, Q>;
  /** What a position is worth to a seat: the points it has left on the table less those of the others. */
  readonly worth: (state: S, seat: number) => number;
}

/** Each answer is tried in so many worlds at least. */
const WORLDS = 4;
/** What winning adds to the points that are left, and losing takes. */
const VICTORY = 20;
/** Steps of a round are a few hundred. */
const MOST_STEPS = 5000;

/**
 * A player that tries answers in its head: it imagines worlds that fit what it sees, answers in each of them in turn, and
 * lets its policy play all seats to the end of the round. It takes another answer than the policy's where that was better
 * by more than its standard error. While the table is set up, it does as the policy does.
 */
export function searcher<
  S extends RoundState & { readonly phase?: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(searched: Searched<S, Setup, Q, E>): ComputerPlayer<S, Q, E> {
  const { rules, policy } = searched;
  const plain = policyPlayer(rules, policy);
  let weighed: readonly Weighed[] = [];
  return {
    decide: (task) => {
      const { view, seed, rollouts } = task;
      const own = plain.decide(task);
      weighed = plain.explain();
      const most = Math.floor(rollouts / WORLDS);
      if (most < 2 || view.state.phase === 'setup') return own;
      const streams = growStreams(`${seed} ${own.question} search`, ['answers', 'worlds']);
      const answers = answersToTry(searched, view, own.answer, most, streams);
      if (answers.length < 2) return own;
      const values = tried(searched, task, answers, streams);
      weighed = answers.map((option, at) => ({ option, ...meanOf(values[at]!) }));
      return { ...own, answer: answers[bestAgainstFirst(values)]! };
    },
    explain: () => weighed,
  };
}

/** The policy's answer and others by chance, `most` in all. */
function answersToTry<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules }: Searched<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
  own: Answer,
  most: number,
  streams: number[],
): readonly Answer[] {
  const question = questionOf(view);
  if (question.form === 'place') return [own, ...otherPlaces(rules, view, streams)].slice(0, most);
  const others = question.form === 'choice' ? otherOptions(question, own) : otherParts(question, own);
  return [own, ...shuffled(others, streams)].slice(0, most);
}

const otherOptions = (question: Extract<Question, { form: 'choice' }>, own: Answer): Answer[] =>
  [...question.options.keys()].filter((index) => index !== own);

/** Answers in which one part is another. */
const otherParts = (question: Extract<Question, { form: 'each' }>, own: Answer): Answer[] =>
  question.parts.flatMap(({ options }, part) =>
    [...options.keys()]
      .filter((index) => index !== (own as readonly number[])[part])
      .map((index) => (own as readonly number[]).with(part, index)),
  );

/** Places tried beside the policy's. */
const PLACES = 4;

function otherPlaces<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
  streams: number[],
): readonly Answer[] {
  const { propose, validate } = helpFor(rules, view);
  const random = () => nextUint32(streams, 0) / 4294967296;
  const proposed = Array.from({ length: PLACES }, () => propose?.(random) ?? null);
  return proposed.filter((place) => place !== null).filter((place) => validate?.(place).length === 0);
}

function shuffled<Item>(items: readonly Item[], streams: number[]): readonly Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = below(streams, 0, at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

/** What each answer came to in each world: the same dice for all answers, as far as they ask for the same. */
function tried<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules, policy, worth }: Searched<S, Setup, Q, E>,
  { view, seed, rollouts }: Task<S, Q, E>,
  answers: readonly Answer[],
  streams: number[],
): readonly (readonly number[])[] {
  const { seat } = view;
  const { round } = view.state;
  const seats = Array.from({ length: seatsOf(rules, view.state) }, (_, at) => `seat ${at}`);
  const values: number[][] = answers.map(() => []);
  for (let world = 0; world < Math.floor(rollouts / answers.length); world++) {
    const game = imagine(rules, view, () => nextUint32(streams, 1) / 4294967296);
    const chance = growStreams(`${seed} ${questionOf(view).id} world ${world}`, seats);
    answers.forEach((answer, at) => {
      const own = [...chance];
      const players = seats.map((_, index): Answerer<S, Q> => policy(own, index));
      const given: Answer[] = [];
      given[seat] = answer;
      const { state, outcome } = resumeFrom(game, players, {
        answers: given,
        until: (now) => now.round !== round,
        maxSteps: MOST_STEPS,
      });
      values[at]!.push(worth(state, seat) + victory(outcome, seat));
    });
  }
  return values;
}

function victory(outcome: Outcome | null, seat: number): number {
  if (!outcome || outcome.winner === null) return 0;
  return (outcome.winners ?? [outcome.winner]).includes(seat) ? VICTORY : -VICTORY;
}

/** The answer that beats the first by most, of those that beat it by more than the standard error of that. */
function bestAgainstFirst(values: readonly (readonly number[])[]): number {
  const [first] = values;
  let best = 0;
  let most = 0;
  values.forEach((own, at) => {
    const { value, error } = meanOf(own.map((one, world) => one - first![world]!));
    if (value <= error || value <= most) return;
    best = at;
    most = value;
  });
  return best;
}
