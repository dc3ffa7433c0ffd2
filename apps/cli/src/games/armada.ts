/** Armada at a terminal. */

import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaSetup,
  type ArmadaState,
  ENGLISH,
  playerText,
  READY_FLEETS,
  scoreOf,
  writeArmadaPosition,
} from '@firing-arc/armada';
import { ARMADA_COACH, armadaComputer, armadaOpponent } from '@firing-arc/opponents';
import { armadaMatch } from '../fleets.ts';
import { armadaBoard } from '../play/armada/board.ts';
import { statusText } from '../play/armada/status.ts';
import type { TableGame } from './game.ts';

export const ARMADA_GAME: TableGame<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  rules: ARMADA,
  words: ENGLISH,
  match: armadaMatch,
  ready: () => READY_FLEETS.map(({ id }) => id),
  opponent: armadaOpponent,
  player: armadaComputer,
  coaching: ARMADA_COACH,
  board: armadaBoard,
  status: statusText,
  preview: () => '',
  ending,
  position: writeArmadaPosition,
};

/** Who won, with both scores. */
function ending(state: ArmadaState, winner: number | null): string {
  const points = state.players.map((_, player) => scoreOf(state, player)).join(' to ');
  return winner === null ? `a draw, ${points} points` : `${playerText(winner)} won, ${points} points`;
}
