/** Long lists of options that are about a few ships each in several ways: the ship is picked first. */

import type { ShownOdds } from '../shown/question.ts';

/** What an option is about. */
interface AboutShip {
  readonly ship: number | null;
}

/**
 * The ships by which a list of options is folded, in the order of the list; none when all of it can be seen at once,
 * or when one tap on a ship would only lead to a single option anyway.
 */
export function foldedBy(options: readonly AboutShip[], mostSeen: number): readonly number[] {
  const about = options.flatMap(({ ship }) => ship ?? []);
  const ships = [...new Set(about)];
  const inSeveralWays = about.length > ships.length;
  return options.length > mostSeen && ships.length > 1 && inSeveralWays ? ships : [];
}

/** The odds of the option about a ship that does the most damage; null without odds. */
export function bestOdds(
  options: readonly AboutShip[],
  odds: readonly (ShownOdds | null)[],
  ship: number,
): ShownOdds | null {
  const about = odds.filter((one, index) => one !== null && options[index]?.ship === ship);
  return (
    about.reduce((best, one) => (best && one && one.damage > best.damage ? one : best), about[0]) ?? null
  );
}
