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
  const asked = new Map<string, { count: number; round: number }>();
  return (question, view, help) => {
    if (question.form !== 'choice') return player(question, view, help);
    const name = nameOf(question);
    const times = asked.get(name) ?? { count: 0, round: -1 };
    asked.set(name, times);
    times.count += 1;
    if (times.count <= PATIENCE) return player(question, view, help);
    const { round } = view();
    if (round === times.round) return question.options.length - 1;
    asked.set(name, { count: 1, round });
    return player(question, view, help);
  };
}
