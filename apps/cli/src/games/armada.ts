/** Armada at a terminal. */

import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaSetup,
  type ArmadaState,
  ENGLISH,
  playerText,
  scoreOf,
} from '@firing-arc/armada';
import { armadaOpponent } from '@firing-arc/opponents';
import { armadaMatch } from '../fleets.ts';
import { armadaBoard } from '../play/armada/board.ts';
import { statusText } from '../play/armada/status.ts';
import { UsageError } from '../usage.ts';
import type { TableGame } from './game.ts';

export const ARMADA_GAME: TableGame<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  rules: ARMADA,
  words: ENGLISH,
  match: armadaMatch,
  opponent: armadaOpponent,
  board: armadaBoard,
  status: statusText,
  preview: () => '',
  ending,
  position: () => {
    throw new UsageError('replay scenario: Armada has no scenario files yet');
  },
};

/** Who won, with both scores. */
function ending(state: ArmadaState, winner: number | null): string {
  const points = state.players.map((_, player) => scoreOf(state, player)).join(' to ');
  return winner === null ? `a draw, ${points} points` : `${playerText(winner)} won, ${points} points`;
}
