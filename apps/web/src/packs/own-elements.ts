/** The values of a card that may be others, as the editor of own cards offers them. */

import type { CardElement } from '@firing-arc/referee';
import { packWords } from '../words/en/packs.ts';
import type { OwnElement } from './game-packs.ts';

/** Stands for "however many" in blocks: no number that somebody chooses. */
const UNBOUNDED = 99;

/** What a game calls a word among its values; undefined where it has no name. */
type NameOf = (value: string, what: string) => string | undefined;

/** The elements among which there is a choice. */
export const ownElements = (elements: readonly CardElement[], nameOf: NameOf): readonly OwnElement[] =>
  elements.flatMap((element) => {
    const choices = element.choices
      .filter((value) => value !== UNBOUNDED)
      .map((value) => ({
        value,
        text: typeof value === 'number' ? String(value) : (nameOf(value, element.what) ?? value),
      }));
    return element.value === UNBOUNDED || choices.length < 2 ? [] : [{ ...element, choices }];
  });

/** Arcs and tokens of X-Wing by their names; kinds of several tokens have none. */
export const arcOrToken =
  (words: {
    readonly arc: (arc: never) => string;
    readonly token: (token: never) => string | undefined;
  }): NameOf =>
  (value, what) =>
    /arcs?$/.test(what) ? words.arc(value as never) : words.token(value as never);

/** What stands beside a card's text, before that text: "Initiative: 5. Charges: 2. …" */
export function besideText(
  values: readonly (readonly [
    what: 'initiative' | 'skill' | 'charges' | 'recurring' | 'force' | 'forceRecurring',
    value: number | undefined,
  ])[],
  text: readonly string[],
): string {
  const t = packWords.get();
  const beside = values.flatMap(([what, value]) =>
    value === undefined ? [] : [t.beside({ what: t[what], value })],
  );
  return [...beside, ...text].join(' ');
}
