/** X-Wing 2.5 at a terminal. */

import { opponent, SECOND_COACH, secondComputer } from '@firing-arc/opponents';
import {
  ENGLISH,
  playerText,
  readySquads,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  shipLabel,
  writePosition,
} from '@firing-arc/xwing/second';
import { secondBoard } from '../play/second/board.ts';
import { maneuverPreview } from '../play/second/preview.ts';
import { statusText } from '../play/second/status.ts';
import { scenarioChooser } from '../scenarios.ts';
import { matchup, packOf } from '../squads.ts';
import type { TableGame } from './game.ts';

export const SECOND_GAME: TableGame<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  rules: SECOND,
  words: { ...ENGLISH, ship: shipLabel },
  match: (command, flags, players) => {
    const { pack, setup, notices } = matchup(command, flags, players);
    const withScenario = scenarioChooser(command, pack, flags.scenario);
    return { setup, notices, seeded: (seed) => withScenario(setup, seed) };
  },
  ready: (command, format) => readySquads(packOf(command, format)).map(({ id }) => id),
  opponent,
  player: secondComputer,
  coaching: SECOND_COACH,
  board: secondBoard,
  status: statusText,
  preview: maneuverPreview,
  ending,
  position: writePosition,
};

function ending(state: SecondState, winner: number | null): string {
  const points = state.players.map((side) => side.points).join(' to ');
  return winner === null ? `a draw at ${points}` : `${playerText(winner)} won, ${points}`;
}
