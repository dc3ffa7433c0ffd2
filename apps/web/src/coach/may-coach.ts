import type { GameOptions } from '../game/options.ts';

/** Whether a coach may speak of a game: never while a game against another person goes on, and only of today's rules. */
export const mayCoach = ({
  over,
  options: { seats },
  differs,
}: {
  readonly over: boolean;
  readonly options: Pick<GameOptions, 'seats'>;
  readonly differs: boolean;
}): boolean =>
  !differs && (over || (seats.every((seat) => seat !== 'guest') && seats.filter(isPerson).length <= 1));

const isPerson = (seat: GameOptions['seats'][number]): boolean => seat === 'human';
