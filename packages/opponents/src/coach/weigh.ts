import {
  type Answer,
  type GameEvent,
  type Open,
  type Question,
  questionOf,
  type RefereeView,
  type Weighed,
} from '@firing-arc/referee';
import { policyPlayer, type RoundState } from '../policy-player.ts';
import { gamesInHead, type Played } from '../search/in-head.ts';
import { meanOf } from '../search/mean.ts';
import type { EachOf } from '../search/replies.ts';

/** What a coach must know of a game: how it plays games in its head, from a position as a seat sees it. */
export interface Coaching<S extends RoundState, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Played<S, Setup, Q, E>['rules'];
  /** Tells which answers are good, and what others may reply. */
  readonly policy: Played<S, Setup, Q, E>['policy'];
  /** How far games go on from a position, who plays them, and what their end is worth. */
  readonly ahead: (start: S) => Played<S, Setup, Q, E>;
  /** What costs less is not told (points). */
  readonly least: number;
}

/** How much a coach may think about one thing that was decided: games in its head, and what names their chance. */
export interface Budget {
  readonly rollouts: number;
  readonly seed: string;
}

/** A decision of a seat as it saw it, and what it answered. */
export interface Decided<S extends RoundState, Q extends Question, E extends GameEvent> {
  /** How many answers the game had before. */
  readonly at: number;
  readonly view: RefereeView<S, Q, E>;
  readonly answer: Answer;
}

/** What others replied in the coach's head to what was decided in secret: one part of it, such as a dial. */
export interface Reply {
  readonly player: number;
  /** Which part of their question, and which of its options. */
  readonly part: number;
  readonly option: number;
  /** In so many of the worlds. */
  readonly worlds: number;
  /** What the given answer cost there on average (points). */
  readonly cost: number;
}

/** What one thing that was decided came to, measured in worlds that its seat could not tell from the true one. */
export interface WeighedDecision<Q extends Question = Question> {
  readonly at: number;
  readonly round: number;
  readonly question: Open<Q>;
  /** The part of the question, such as one ship's dial; null for a question that is one thing. */
  readonly part: number | null;
  /** What was given, and the best that was found: an option, or a place. */
  readonly given: Answer;
  readonly best: Answer;
  /** What was given is worth so much less than the best (points), and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  /** What was given is worth so much (points), and the standard error of that. */
  readonly value: number;
  readonly valueError: number;
  /** What each answer that was tried is worth more than what was given (points): in other worlds than `cost`. */
  readonly weighed: readonly Weighed[];
  /** In how many worlds `cost` was measured. */
  readonly worlds: number;
  /** The likeliest replies there, with the questions that they answer. */
  readonly replies: readonly Reply[];
  readonly asked: readonly EachOf<Q>[];
}

/** So many answers are compared, what was given among them. */
const COMPARED = 6;
/** Those that are left when all have been tried in half of the worlds. */
const FINALISTS = 3;
/** So many replies are named. */
const NAMED = 6;

/**
 * Weighs what a seat decided, each part by itself, from its own view: the best answer is looked for in some worlds, and
 * what was given is measured against it in others, so that a lucky answer is not taken for a good one. The same decision
 * and budget always come to the same. Empty where there was nothing to decide.
 */
export function weighDecision<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  coaching: Coaching<S, Setup, Q, E>,
  decided: Decided<S, Q, E>,
  budget: Budget,
): readonly WeighedDecision<Q>[] {
  const { view, answer } = decided;
  const question = questionOf(view);
  const own = policyPlayer(coaching.rules, coaching.policy);
  const { answer: usual } = own.decide({ view, seed: budget.seed, rollouts: 0, memory: null });
  const thought = own.explain();
  if (question.form !== 'each') {
    const all = question.form === 'choice' ? [...question.options.keys()] : [];
    const compared = answersToCompare(answer, [usual, ...best(thought), ...all]);
    return compared.length < 2 ? [] : [weighed(coaching, decided, budget, { part: null, compared })];
  }
  const given = answer as readonly number[];
  return given.flatMap((option, part) => {
    const options = [usual, ...best(thought)].map((one) => (one as readonly number[])[part]!);
    const compared = answersToCompare(option, [...options, ...question.parts[part]!.options.keys()]);
    const whole = compared.map((one) => given.with(part, one as number));
    return whole.length < 2 ? [] : [weighed(coaching, decided, budget, { part, compared: whole })];
  });
}

/** The answers that a policy weighed, the best before the worse. */
const best = (thought: readonly Weighed[]): readonly Answer[] =>
  thought.toSorted((a, b) => b.value - a.value).map(({ option }) => option);

/** What was given first, then others, none twice. */
function answersToCompare(given: Answer, others: readonly Answer[]): readonly Answer[] {
  const known = new Map<string, Answer>([given, ...others].map((one) => [String(one), one]));
  return [...known.values()].slice(0, COMPARED);
}

/** The answers to compare, what was given first; they differ in one part of the question. */
interface Compared {
  readonly part: number | null;
  readonly compared: readonly Answer[];
}

function weighed<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { ahead }: Coaching<S, Setup, Q, E>,
  { at, view }: Decided<S, Q, E>,
  { rollouts, seed }: Budget,
  { part, compared }: Compared,
): WeighedDecision<Q> {
  const { seat } = view;
  const replied = new Map<string, readonly [EachOf<Q>, readonly number[]]>();
  const play = gamesInHead(ahead(view.state), view, {
    seed: `${seed} coach ${part}`,
    imagined: Number.POSITIVE_INFINITY,
    heard: (asked, answer) => {
      if (asked.player !== seat) replied.set(`${asked.player}`, [asked, answer as readonly number[]]);
    },
  });
  const search = Math.max(4, Math.floor(rollouts / 10));
  const values: number[][] = compared.map(() => []);
  const tryAll = (which: readonly number[], until: number) => {
    for (const one of which)
      for (let world = values[one]!.length; world < until; world++)
        values[one]!.push(play(compared[one]!, world));
  };
  const gain = (one: number) => meanOf(gains(values[one]!, values[0]!));
  const all = [...compared.keys()];
  tryAll(all, Math.ceil(search / 2));
  const ranked = all.slice(1).sort((a, b) => gain(b).value - gain(a).value);
  const finalists = ranked.slice(0, FINALISTS);
  tryAll([0, ...finalists], search);
  const [first = 0] = finalists.toSorted((a, b) => gain(b).value - gain(a).value);
  const found = gain(first).value > 0 ? first : 0;
  const told = (one: number): Answer =>
    part === null ? compared[one]! : (compared[one] as readonly number[])[part]!;
  const common = {
    at,
    round: view.state.round,
    question: questionOf(view),
    part,
    given: told(0),
    best: told(found),
    weighed: all.map((one) => ({ option: told(one), ...gain(one) })),
  };
  const spent = all.length * Math.ceil(search / 2) + (finalists.length + 1) * Math.floor(search / 2);
  const worlds = found === 0 ? 0 : Math.max(8, Math.floor((rollouts - spent) / 2));
  const costs: number[] = [];
  const heard: (readonly [EachOf<Q>, readonly number[]])[][] = [];
  for (let world = search; world < search + worlds; world++) {
    replied.clear();
    const given = play(compared[0]!, world);
    heard.push([...replied.values()]);
    values[0]!.push(given);
    costs.push(play(compared[found]!, world) - given);
  }
  const { value: cost, error } = meanOf(costs);
  const { value, error: valueError } = meanOf(values[0]!);
  return { ...common, cost, error, value, valueError, worlds, ...repliesIn(heard, costs) };
}

const gains = (one: readonly number[], given: readonly number[]): readonly number[] =>
  one.map((value, world) => value - given[world]!);

/** The replies of some worlds by part, the most frequent first, and what the given answer cost where they were given. */
function repliesIn<Q extends Question>(
  heard: readonly (readonly (readonly [EachOf<Q>, readonly number[]])[])[],
  costs: readonly number[],
): Pick<WeighedDecision<Q>, 'replies' | 'asked'> {
  const all = new Map<string, { reply: Omit<Reply, 'worlds' | 'cost'>; costs: number[] }>();
  heard.forEach((world, at) => {
    for (const [{ player }, answer] of world)
      answer.forEach((option, part) => {
        const key = `${player} ${part} ${option}`;
        const known = all.get(key) ?? { reply: { player, part, option }, costs: [] };
        all.set(key, known);
        known.costs.push(costs[at]!);
      });
  });
  const replies = [...all.values()]
    .map(({ reply, costs: own }) => ({ ...reply, worlds: own.length, cost: meanOf(own).value }))
    .sort((a, b) => b.worlds - a.worlds || b.cost - a.cost)
    .slice(0, NAMED);
  const asked = (heard[0] ?? []).map(([question]) => question);
  return { replies, asked: asked.filter(({ player }) => replies.some((reply) => reply.player === player)) };
}
