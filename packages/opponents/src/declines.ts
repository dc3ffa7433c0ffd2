import type { Answerer, Question, State } from '@firing-arc/referee';

/** So often one question is answered in a round as the player likes: far more often than any game asks it. */
export const PATIENCE = 60;

/** What a player remembers of having been asked, as plain data. */
export interface Patience {
  /** The round in which it was last looked at, and how many choices were made since. */
  round: number;
  choices: number;
  /** How often each question was asked in a round that has many; null in any other. */
  asked: Record<string, number> | null;
}

export const newPatience = (): Patience => ({ round: -1, choices: 0, asked: null });

/** A question without its options: who is asked what about which ship. */
const nameOf = (question: Question): string => JSON.stringify({ ...question, options: 0, id: 0 });

/**
 * A computer player that never goes in circles: what may be done again and again for nothing, it declines when it has
 * been asked the same in one round for too long. The last option of a question is the one that does nothing. `patience`
 * changes in place.
 */
export function declines<S extends State & { readonly round: number }, Q extends Question>(
  player: Answerer<S, Q>,
  patience: Patience = newPatience(),
): Answerer<S, Q> {
  // Questions are told apart only in a round that has had many: to name each of them took 7 % of a random game of 2.5.
  return (question, view, help) => {
    if (question.form !== 'choice') return player(question, view, help);
    patience.choices += 1;
    if (patience.choices >= PATIENCE) {
      patience.choices = 0;
      const now = view().round;
      patience.asked = now === patience.round ? (patience.asked ?? {}) : null;
      patience.round = now;
    }
    const { asked } = patience;
    if (asked === null) return player(question, view, help);
    const name = nameOf(question);
    const times = (asked[name] ?? 0) + 1;
    asked[name] = times;
    if (times <= PATIENCE || view().round !== patience.round) return player(question, view, help);
    return question.options.length - 1;
  };
}
