import { type Answer, type Answerer, copyPlain, type Question, type State } from '@firing-arc/referee';
import { below, nextUint32 } from '@firing-arc/table';
import { noteWeighed } from '../explained.ts';

/** A question of several parts, such as the dials of all ships. */
export type EachOf<Q extends Question> = Extract<Q, { readonly form: 'each' }>;

/** How often a reply is one of the usual ones as a whole; nobody knows who sits there. */
const USUAL = 0.7;
/** Each of the ranked options is so much rarer than the one above. */
const RARER = 0.55;

/** What a seat is likely to answer: as a whole, or part by part, the likeliest first. */
interface Likely {
  readonly usual: readonly (readonly number[])[];
  readonly ranked: readonly (readonly number[])[];
}

/** Replies to questions of several parts that are answered in secret, by chance from stream `index` of `streams`. */
export type Replies<S extends State, Q extends Question> = (
  question: EachOf<Q>,
  view: () => S,
  help: Parameters<Answerer<S, Q>>[2],
  index: number,
) => Answer;

/**
 * Guesses what others reply: what one of some policies answers as a whole, or each part by chance among what is good in
 * the eyes of the first. What is likely is found out once for a seat, when it is asked first.
 */
export function guessedReplies<S extends State, Q extends Question>(
  policies: readonly Answerer<S, Q>[],
  streams: number[],
): Replies<S, Q> {
  const known = new Map<number, Likely>();
  const chance = (index: number): number => nextUint32(streams, index) / 4294967296;
  return (question, view, help, index) => {
    const likely = known.get(question.player) ?? likelyReplies(policies, question, view, help);
    known.set(question.player, likely);
    if (chance(index) < USUAL) return likely.usual[below(streams, index, likely.usual.length)]!;
    return likely.ranked.map((options) => {
      let at = 0;
      while (at < options.length - 1 && chance(index) < RARER) at++;
      return options[at]!;
    });
  };
}

function likelyReplies<S extends State, Q extends Question>(
  policies: readonly Answerer<S, Q>[],
  question: EachOf<Q>,
  view: () => S,
  help: Parameters<Answerer<S, Q>>[2],
): Likely {
  // A copy, in which no two parts share their options, so that notes tell them apart.
  const asked = copyPlain(question);
  const notes = noteWeighed(asked);
  const usual = policies.map((policy) => policy(asked, view, help) as readonly number[]);
  const ranked = notes.map((weighed, part) => {
    const sorted = weighed.toSorted((a, b) => b.value - a.value).map(({ option }) => option as number);
    return sorted.length > 0 ? sorted : [usual[0]![part]!];
  });
  return { usual, ranked };
}
