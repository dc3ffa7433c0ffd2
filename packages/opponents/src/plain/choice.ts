import type { Answer, Help, Place } from '@firing-arc/referee';
import { notesFor } from '../explained.ts';

/** The position of the option with the highest value, the first among equals. */
export function bestOf<Option>(
  options: readonly Option[],
  value: (option: Option, at: number) => number,
): number {
  const notes = notesFor(options);
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const own = value(options[i]!, i);
    notes?.push({ option: i, value: own, error: 0 });
    if (own <= bestValue) continue;
    best = i;
    bestValue = own;
  }
  return best;
}

/**
 * The same where an exact value costs much, and a bound that it never exceeds costs little: only options that may be the
 * best are measured exactly, all of them when somebody wants to know what was weighed.
 */
export function bestBounded<Option>(
  options: readonly Option[],
  bounds: readonly number[],
  exact: (at: number) => number,
): number {
  if (notesFor(options)) return bestOf(options, (_, at) => exact(at));
  const values = [...bounds];
  const measured = values.map(() => false);
  for (;;) {
    let best = 0;
    for (let at = 1; at < values.length; at++) if (values[at]! > values[best]!) best = at;
    if (measured[best] || values.length === 0) return best;
    values[best] = exact(best);
    measured[best] = true;
  }
}

/**
 * The best of some answers, the first among equals; undefined of none. They answer a question, as places do, or are
 * positions in a list of options, of which they are some.
 */
export function bestAnswer<Given extends Answer>(
  about: object,
  answers: readonly Given[],
  value: (answer: Given) => number,
): Given | undefined {
  const notes = notesFor(about);
  const best = bestOf(answers, (option) => {
    const own = value(option);
    notes?.push({ option, value: own, error: 0 });
    return own;
  });
  return answers[best];
}

/**
 * The best of some places that are legal, the first among equals; undefined where none is. To tell whether a place is
 * legal takes longer than to weigh it: the best are looked at first, all of them when somebody wants to know what was
 * weighed.
 */
export function bestLegal(
  question: Place & { readonly kind: string },
  places: readonly (readonly number[])[],
  help: Help,
  value: (place: readonly number[]) => number,
): readonly number[] | undefined {
  const isLegal = (place: readonly number[]): boolean => help.validate?.(place).length === 0;
  if (notesFor(question)) return bestAnswer(question, places.filter(isLegal), value);
  const weighed = places.map((place) => ({ place, value: value(place) }));
  return weighed.sort((a, b) => b.value - a.value).find(({ place }) => isLegal(place))?.place;
}
