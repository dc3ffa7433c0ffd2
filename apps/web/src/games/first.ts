/** X-Wing First Edition in the page: fetched when it is chosen. */

export { FIRST_GAME } from './first/game.ts';
export { firstFormat } from './first/menu.ts';
