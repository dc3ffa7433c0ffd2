import { type GameOptions, playersOf } from '../game/options.ts';

/** All players as one of them sees the table: that one first. */
export const ownFirst = (game: {
  readonly options: Pick<GameOptions, 'seats'>;
  readonly viewer: number;
}): readonly number[] =>
  playersOf(game.options).toSorted((a, b) => Number(b === game.viewer) - Number(a === game.viewer));
