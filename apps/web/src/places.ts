import { navigate } from 'wouter/use-hash-location';

/** The places of the page; each stands after the # of the address, so that any static host serves them all. */
export const PLACES = {
  start: '/',
  game: '/game',
  choose: '/choose',
  hotSeat: '/choose/hot-seat',
  online: '/table',
  squads: '/squads',
  packs: '/packs',
  replays: '/replays',
  sandbox: '/sandbox',
  learn: '/learn',
  rules: '/rules',
  verify: '/verify',
} as const;

export type Place = keyof typeof PLACES;

/** Goes to a place of the page; back leads to where one was. */
export const go = (place: Place): void => navigate(PLACES[place]);

/** Goes to a moment of a kept game, after so many decisions: moments are no steps of the browser's back. */
export const watch = (id: number, step?: number): void =>
  navigate(`${PLACES.replays}/${id}${step === undefined ? '' : `/${step}`}`, { replace: step !== undefined });

/** Where a lesson stands, or (without `id`) the next one of a game. */
export const lessonPlace = ({ game, id }: { readonly game: string; readonly id?: string }): string =>
  `${PLACES.learn}/${game}${id === undefined ? '' : `/${id}`}`;

/** The sandbox of a game, the game that is being tried from there, or a position that the address holds. */
export const sandboxPlace = (
  game: string,
  ...more: readonly ['try'] | readonly ['at', string] | []
): string => [PLACES.sandbox, game, ...more].join('/');

/** Whether the address names no place. */
export const isNowhere = (): boolean => /^#?\/?$/.test(location.hash);
