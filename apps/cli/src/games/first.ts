/** X-Wing First Edition at a terminal. */

import { FIRST_COACH, firstComputer, firstOpponent } from '@firing-arc/opponents';
import {
  ENGLISH,
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
  playerText,
  READY_SQUADS,
  scoreOf,
  shipLabel,
  writePosition,
} from '@firing-arc/xwing/first';
import { firstBoard } from '../play/first/board.ts';
import { maneuverPreview } from '../play/first/preview.ts';
import { statusText } from '../play/first/status.ts';
import { firstMatch } from '../squads-first.ts';
import type { TableGame } from './game.ts';

export const FIRST_GAME: TableGame<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  rules: FIRST,
  words: { ...ENGLISH, ship: shipLabel },
  match: firstMatch,
  ready: () => READY_SQUADS.map(({ id }) => id),
  opponent: firstOpponent,
  player: firstComputer,
  coaching: FIRST_COACH,
  board: firstBoard,
  status: statusText,
  preview: maneuverPreview,
  ending,
  position: writePosition,
};

/** Who won, with the squad points that each has destroyed. */
function ending(state: FirstState, winner: number | null): string {
  const points = state.players.map((_, player) => scoreOf(state, player)).join(' to ');
  return winner === null
    ? `a draw, ${points} points destroyed`
    : `${playerText(winner)} won, ${points} points destroyed`;
}
