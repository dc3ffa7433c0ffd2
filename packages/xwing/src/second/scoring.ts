import type { SecondGame } from './game.ts';
import { inPlay } from './game.ts';
import { READINGS } from './readings.ts';
import type { SecondState, Ship } from './state.ts';

/** A player earns mission points. */
export function score(game: SecondGame, player: number, points: number, because: string): void {
  if (points === 0) return;
  const side = game.state.players[player]!;
  side.points += points;
  game.emit({ kind: 'points', player, points, total: side.points, because });
}

/** At the start of the game each player earns the opponent's deficit (deficit.2). */
export function scoreDeficits(game: SecondGame): void {
  game.state.players.forEach((side, player) => {
    score(game, 1 - player, side.deficit, 'xwing2:deficit.2');
  });
}

/** The end of a round: a side without ships, enough points for one in a scenario, or the last round, ends the game. */
export function checkForWinner(game: SecondGame): boolean {
  const { state } = game;
  const left = [0, 1].map(
    (player) => state.ships.filter((ship) => counts(state, ship) && ship.player === player).length,
  );
  const because = state.scenario ? BY_SCENARIO : IN_A_DOGFIGHT;
  if (left[0] === 0 && left[1] === 0 && READINGS.pointsDecideWhenBothAreGone) {
    return endGame(game, mostPoints(state), because.alone);
  }
  if (left[0] === 0 || left[1] === 0) {
    return endGame(game, left[0] === 0 ? 1 : 0, because.alone);
  }
  if (enoughPoints(state)) return endGame(game, mostPoints(state), 'xwing2:scenarios.4');
  if (state.round >= state.rounds) {
    return endGame(game, mostPoints(state), because.rounds);
  }
  return false;
}

/** A scenario asks who has ships in the play area; else a docked ship is not removed, and its player plays on. */
const counts = ({ scenario }: SecondState, ship: Ship): boolean =>
  inPlay(ship) || (!scenario && ship.place === 'reserve');

const IN_A_DOGFIGHT = {
  alone: 'xwing2:removed-from-the-game.3',
  rounds: 'xwing2:game-length-and-tracking-rounds.1',
};
const BY_SCENARIO = { alone: 'xwing2:scenarios.3', rounds: 'xwing2:scenarios.5' };

/** Whether a player has the points that end a scenario, and more than the opponent (scenarios.4). */
function enoughPoints({ scenario, players }: SecondState): boolean {
  if (!scenario) return false;
  const [a, b] = [players[0]!.points, players[1]!.points];
  return a !== b && Math.max(a, b) >= scenario.points;
}

/** The player with more mission points, or -1 when they are equal (winning-the-game.1). */
function mostPoints(state: SecondState): number {
  const [a, b] = [state.players[0]!.points, state.players[1]!.points];
  return a === b ? -1 : a > b ? 0 : 1;
}

function endGame(game: SecondGame, winner: number, because: string): true {
  game.state.result = { winner, because };
  game.emit({ kind: 'game-over', winner, because });
  return true;
}
