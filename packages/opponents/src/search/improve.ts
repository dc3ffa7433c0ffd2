import type { Answer, Weighed } from '@firing-arc/referee';

/** What an answer comes to in a world. */
export type Play = (answer: Answer, world: number) => number;

/** An option of a part of an answer, and how much more it is worth than the policy's as the policy sees it. */
interface Arm {
  readonly option: number;
  readonly value: number;
}

/** Values of answers, in the first so many worlds. */
type Tries = (answer: readonly number[], worlds: number) => readonly number[];

/** What the policy thinks of an option counts as much as so many games. */
const PRIOR = 2;
/** Options are tried in so many worlds at least, then the better half of them in twice as many, and so on. */
const LEAST = 2;

/** How many games it takes to find the best of some options, for each that the worst of them are tried in. */
function gamesFor(options: number): number {
  let games = options;
  for (let [kept, worlds] = [options, 1]; kept > 2; worlds *= 2) {
    kept = Math.ceil(kept / 2);
    games += kept * worlds;
  }
  return games;
}

/**
 * Improves an answer of several parts in at most so many games: part by part, the options that the policy finds best in
 * the same worlds, the other parts as they are by then. The more games, the more options.
 */
export function improved(
  play: Play,
  own: readonly number[],
  weighed: readonly Weighed[],
  rollouts: number,
): { readonly answer: readonly number[]; readonly weighed: readonly Weighed[] } {
  const known = new Map<string, number[]>();
  let left = rollouts;
  const tries: Tries = (answer, count) => {
    const key = answer.join();
    const values = known.get(key) ?? [];
    known.set(key, values);
    for (; values.length < count && left > 0; left--) values.push(play(answer, values.length));
    return values;
  };
  const parts = own.map((chosen, part) => armsOf(chosen, part, weighed));
  let open = parts.filter((options) => options.length > 1).length;
  if (open === 0 || rollouts / open < LEAST * gamesFor(2)) return { answer: own, weighed };
  let answer = own;
  parts.forEach((options, part) => {
    if (options.length < 2) return;
    const games = left / open;
    open--;
    let most = options.length;
    while (most > 2 && LEAST * gamesFor(most) > games) most--;
    const worlds = Math.max(LEAST, Math.floor(games / gamesFor(most)));
    answer = bestPart(tries, answer, part, options.slice(0, most), worlds);
  });
  return { answer, weighed: comparable(known, answer) };
}

/** The policy's option first, then the others that it weighed, the best before the worse. */
function armsOf(chosen: number, part: number, weighed: readonly Weighed[]): readonly Arm[] {
  const others = weighed
    .map(({ option, value }) => ({ option: (option as readonly number[])[part]!, value }))
    .filter(({ option }) => option !== chosen)
    .sort((a, b) => b.value - a.value);
  return [{ option: chosen, value: 0 }, ...others];
}

/** The answer with the best option for a part: all in some worlds, the better half in twice as many, until two are left. */
function bestPart(
  tries: Tries,
  answer: readonly number[],
  part: number,
  options: readonly Arm[],
  worlds: number,
): readonly number[] {
  const prior = options.find(({ option }) => option === answer[part])?.value ?? 0;
  const ranked = (arms: readonly Arm[], count: number) => {
    const now = tries(answer, count);
    return arms
      .map((arm) => {
        const values = tries(answer.with(part, arm.option), count);
        const shared = Math.min(values.length, now.length);
        let sum = PRIOR * (arm.value - prior);
        for (let at = 0; at < shared; at++) sum += values[at]! - now[at]!;
        return { arm, gain: sum / (PRIOR + shared) };
      })
      .sort((a, b) => b.gain - a.gain);
  };
  let count = worlds;
  let best = ranked(options, count);
  while (best.length > 2) {
    count *= 2;
    best = ranked(
      best.slice(0, Math.ceil(best.length / 2)).map(({ arm }) => arm),
      count,
    );
  }
  const [first] = best;
  return first && first.gain > 0 ? answer.with(part, first.arm.option) : answer;
}

/** What was found of all answers that were tried in as many worlds as the one that is given. */
function comparable(
  known: ReadonlyMap<string, readonly number[]>,
  answer: readonly number[],
): readonly Weighed[] {
  const worlds = known.get(answer.join())?.length ?? 0;
  return [...known]
    .filter(([, values]) => values.length === worlds && worlds > 0)
    .map(([key, values]) => {
      const value = values.reduce((sum, one) => sum + one, 0) / worlds;
      const squares = values.reduce((sum, one) => sum + (one - value) * (one - value), 0);
      const error = Math.sqrt(squares / (worlds * Math.max(1, worlds - 1)));
      return { option: key.split(',').map(Number), value, error };
    });
}
