import { type GameOptions, humansOf, playersOf } from '../game/options.ts';

/**
 * Of whose decisions a coach may speak. Of a game that goes on nothing is told while people play against each other, and
 * where one plays against computers only of the own decisions: those of others would tell what is hidden. Nothing of
 * games that the rules of today do not come to.
 */
export function coachedSeats({
  over,
  options,
  differs,
}: {
  readonly over: boolean;
  readonly options: GameOptions;
  readonly differs: boolean;
}): readonly number[] {
  if (differs) return [];
  const humans = humansOf(options);
  if (over || (humans.length === 0 && !options.seats.includes('guest'))) return playersOf(options);
  return humans.length === 1 && !options.seats.includes('guest') ? humans : [];
}
