/** The values of a card that may be others, as the editor of own cards offers them. */

import type { CardElement } from '@firing-arc/referee';
import type { OwnElement } from './game-packs.ts';

/** Stands for "however many" in blocks: no number that somebody chooses. */
const UNBOUNDED = 99;

/** What a game calls the words among its values. */
interface Names {
  readonly arc: (arc: never) => string;
  readonly token: (token: never) => string | undefined;
}

/** The elements among which there is a choice. */
export const ownElements = (elements: readonly CardElement[], names: Names): readonly OwnElement[] =>
  elements.flatMap((element) => {
    const choices = element.choices
      .filter((value) => value !== UNBOUNDED)
      .map((value) => ({ value, text: choiceText(element, value, names) }));
    return element.value === UNBOUNDED || choices.length < 2 ? [] : [{ ...element, choices }];
  });

/** Arcs and tokens by their names; kinds of several tokens have none. */
function choiceText({ what }: CardElement, value: number | string, { arc, token }: Names): string {
  if (typeof value === 'number') return String(value);
  return /arcs?$/.test(what) ? arc(value as never) : (token(value as never) ?? value);
}
