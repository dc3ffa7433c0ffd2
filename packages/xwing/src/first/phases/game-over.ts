import type { FirstGame } from '../game.ts';
import { teamOf } from '../sides.ts';
import type { FirstState } from '../state.ts';

/** How a game ended: the player who won, first of the team, or -1. */
export type Result = NonNullable<FirstState['result']>;

/** The game is over; the players of a team win together (optional-rules-team-play.5). */
export function endGame(game: FirstGame, result: Result): void {
  const { state } = game;
  state.result = result;
  const winners =
    result.winner >= 0 && state.teams.length > 0 ? { winners: teamOf(state, result.winner) } : {};
  game.emit({ kind: 'game-over', ...result, ...winners });
}
