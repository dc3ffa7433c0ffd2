/** X-Wing 2.5 in the page: fetched when it is chosen. */

export { SECOND_GAME } from './second/game.ts';
export { secondFormat } from './second/menu.ts';
