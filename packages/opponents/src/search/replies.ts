import { type Answer, type Answerer, copyPlain, type Question, type State } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import { noteWeighed } from '../explained.ts';
import { type Expected, type Habit, RARER, UNKNOWN } from './habits.ts';

/** A question of several parts, such as the dials of all ships. */
export type EachOf<Q extends Question> = Extract<Q, { readonly form: 'each' }>;

/** What a seat is likely to answer, in indices of options: as each policy does, or part by part, the likeliest first. */
export type Likely = Omit<Expected, 'about'>;

/** Replies to questions of several parts that are answered in secret, by chance from stream `index` of `streams`. */
export type Replies<S extends State, Q extends Question> = (
  question: EachOf<Q>,
  view: () => S,
  help: Parameters<Answerer<S, Q>>[2],
  index: number,
) => Answer;

/**
 * Guesses what others reply: what one of some policies answers as a whole, or each part by chance among what is good in
 * the eyes of the first, as often as the habit of the seat has it. What is likely is found out once for a seat, when it
 * is asked first; `found` is told.
 */
export function guessedReplies<S extends State, Q extends Question>(
  policies: readonly Answerer<S, Q>[],
  streams: number[],
  habits: Readonly<Record<number, Habit>> = {},
  found: (question: EachOf<Q>, likely: Likely) => void = () => {},
): Replies<S, Q> {
  const known = new Map<number, Likely>();
  const chance = (index: number): number => nextUint32(streams, index) / 4294967296;
  return (question, view, help, index) => {
    const { player } = question;
    let likely = known.get(player);
    if (!likely) {
      likely = likelyReplies(policies, question, view, help);
      known.set(player, likely);
      found(question, likely);
    }
    const { usual, ranked } = likely;
    const habit = habits[player] ?? UNKNOWN;
    const policy = drawn(habit.weights, chance(index));
    if (policy < usual.length) return usual[policy]!;
    return ranked.map((options) => {
      let at = 0;
      while (at < options.length - 1 && chance(index) < RARER) at++;
      return options[at]!;
    });
  };
}

/** Which of some weights, which together are one, a number from 0 to 1 falls on. */
function drawn(weights: readonly number[], number: number): number {
  let left = number;
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? weights.length - 1 : at;
}

function likelyReplies<S extends State, Q extends Question>(
  policies: readonly Answerer<S, Q>[],
  question: EachOf<Q>,
  view: () => S,
  help: Parameters<Answerer<S, Q>>[2],
): Likely {
  const [first, ...others] = policies;
  // A copy, in which no two parts share their options, so that notes tell them apart: those of the first policy.
  const asked = copyPlain(question);
  const notes = noteWeighed(asked);
  const best = first!(asked, view, help) as readonly number[];
  const usual = [
    best,
    ...others.map((policy) => policy(copyPlain(question), view, help) as readonly number[]),
  ];
  const ranked = notes.map((weighed, part) => {
    const sorted = weighed.toSorted((a, b) => b.value - a.value).map(({ option }) => option as number);
    return sorted.length > 0 ? sorted : [best[part]!];
  });
  return { usual, ranked };
}
