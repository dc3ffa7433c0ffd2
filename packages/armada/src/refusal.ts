/** Refusals as the rules of Armada make them. */
import type { Refusal, Ruling } from '@firing-arc/referee';

/** "Cannot" on a card is absolute. */
export const CANNOT: Ruling = 'armada:golden-rules.3';

/** What forbids something: the line that says so, and the card that does, where one does. */
export interface Ban {
  readonly ruling: Ruling;
  readonly card?: string;
  /** Which of the cases of the line it is, where that says several things. */
  readonly reason?: string;
}

/** A thing that is refused. */
export const banned = (option: string, { ruling, card, reason }: Ban): Refusal => ({
  option,
  ruling,
  ...((card ?? reason) !== undefined && {
    facts: { ...(card !== undefined && { card }), ...(reason !== undefined && { reason }) },
  }),
});

/** A place that is refused. */
export const refusedAt = ([x = 0, y = 0]: readonly number[], ban: Ban): Refusal =>
  banned(`at ${Math.round(x)}, ${Math.round(y)}`, ban);

/** The same by a line of the rulebook alone. */
export const placesRefused = (at: readonly number[], rulings: readonly Ruling[]): readonly Refusal[] =>
  [...new Set(rulings)].map((ruling) => refusedAt(at, { ruling }));
