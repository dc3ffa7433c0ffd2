import type { Answerer, Question, State } from '@firing-arc/referee';

/** So often one question is answered in a round as the player likes: far more often than any game asks it. */
export const PATIENCE = 60;

/** A question without its options: who is asked what about which ship. */
function nameOf(question: Question): string {
  const { options: _, id: __, ...rest } = question as Question & Readonly<Record<string, unknown>>;
  return JSON.stringify(rest);
}

/**
 * A computer player that never goes in circles: what may be done again and again for nothing, it declines when it has
 * been asked the same in one round for too long. The last option of a question is the one that does nothing.
 */
export function declines<S extends State & { readonly round: number }, Q extends Question>(
  player: Answerer<S, Q>,
): Answerer<S, Q> {
  // Questions are told apart only in a round that has had many: to name each of them took 7 % of a random game of 2.5.
  const asked = new Map<string, number>();
  let round = -1;
  let choices = 0;
  let many = false;
  return (question, view, help) => {
    if (question.form !== 'choice') return player(question, view, help);
    choices += 1;
    if (choices >= PATIENCE) {
      choices = 0;
      const now = view().round;
      many = now === round;
      if (!many) asked.clear();
      round = now;
    }
    if (!many) return player(question, view, help);
    const name = nameOf(question);
    const times = (asked.get(name) ?? 0) + 1;
    asked.set(name, times);
    if (times <= PATIENCE || view().round !== round) return player(question, view, help);
    return question.options.length - 1;
  };
}
