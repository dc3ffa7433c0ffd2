/** What is known of how others answer in secret: by what they were seen to do, and what policies would have done. */

/** What a seat is expected to answer to a question of several parts, each in the numbers by which its choice is seen later. */
export interface Expected {
  /** What each part is about: a ship. */
  readonly about: readonly number[];
  /** What each policy answers as a whole. */
  readonly usual: readonly (readonly number[])[];
  /** What is good for each part in the eyes of the first policy, the best first. */
  readonly ranked: readonly (readonly number[])[];
}

/** How a seat answers, as far as it is known. */
export interface Habit {
  /** How likely it is to answer as each policy does, and last, part by part among what is good. Together one. */
  readonly weights: readonly number[];
  /** Of so many parts that were seen, so many were as each policy would have it. */
  readonly seen: number;
  readonly asPolicy: readonly number[];
}

/** Nobody knows who sits there: most players are sensible, and few are predictable. */
export const UNKNOWN: Habit = { weights: [0.47, 0.23, 0.3], seen: 0, asPolicy: [0, 0] };

/** Each of the ranked options is so much rarer than the one above. */
export const RARER = 0.55;
/** How rare what is not ranked at all is. */
const UNRANKED = 0.01;
/** A policy counts as having told so many parts before any was seen, and missed one more. */
const TRUSTED = 9;
/** Players change their minds: nothing becomes less likely than this. */
const LEAST = 0.02;

/** How often a part is as a policy has it, when its player answers by that policy. */
export const constancyOf = ({ seen, asPolicy }: Habit, policy: number): number =>
  (asPolicy[policy]! + TRUSTED) / (seen + TRUSTED + 1);

/** How likely an option is among those that are ranked. */
function chanceAmong(ranked: readonly number[], option: number): number {
  let before = 1;
  for (const [at, one] of ranked.entries()) {
    const isLast = at === ranked.length - 1;
    if (one === option) return isLast ? before : before * (1 - RARER);
    before *= RARER;
  }
  return UNRANKED;
}

/** What is known of a seat once it is seen what it chose for a part of what it was expected to answer. */
export function learned(habit: Habit, { usual, ranked }: Expected, part: number, chosen: number): Habit {
  const chance = chanceAmong(ranked[part]!, chosen);
  const isAs = usual.map((answer) => answer[part] === chosen);
  const likelihoods = isAs.map((is, policy) => {
    const constancy = constancyOf(habit, policy);
    return is ? constancy : (1 - constancy) * chance;
  });
  const weights = [...likelihoods, chance].map((likelihood, at) => likelihood * habit.weights[at]!);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const kept = weights.map((weight) => Math.max(LEAST, weight / sum));
  const all = kept.reduce((total, weight) => total + weight, 0);
  return {
    weights: kept.map((weight) => weight / all),
    seen: habit.seen + 1,
    asPolicy: habit.asPolicy.map((count, policy) => count + Number(isAs[policy]!)),
  };
}
