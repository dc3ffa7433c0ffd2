/** Armada in the page: fetched when it is chosen. */

export { ARMADA_GAME } from './armada/game.ts';
export { armadaFormat } from './armada/menu.ts';
