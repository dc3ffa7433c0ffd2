import type { Place } from '@firing-arc/referee';
import { notesFor } from '../noted.ts';

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

/** The same of some of the options only, by their positions. */
export function bestAmong(
  options: readonly unknown[],
  some: readonly number[],
  value: (at: number, rank: number) => number,
): number {
  const notes = notesFor(options);
  return some[
    bestOf(some, (at, rank) => {
      const own = value(at, rank);
      notes?.push({ option: at, value: own, error: 0 });
      return own;
    })
  ]!;
}

/** The place with the highest value, the first among equals; undefined of none. */
export function bestPlace(
  question: Place,
  places: readonly (readonly number[])[],
  value: (place: readonly number[]) => number,
): readonly number[] | undefined {
  const notes = notesFor(question);
  return places[
    bestOf(places, (place) => {
      const own = value(place);
      notes?.push({ option: place, value: own, error: 0 });
      return own;
    })
  ];
}
