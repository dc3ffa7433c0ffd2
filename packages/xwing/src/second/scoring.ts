import { resolveNow } from './abilities/queue.ts';
import { inPlay } from './bodies.ts';
import type { SecondGame } from './game.ts';
import { READINGS } from './readings.ts';
import { areEnemies, enemySides, pointsOf, sideOf, teamOf } from './sides.ts';
import type { SecondState, Ship } from './state.ts';

/** A player earns mission points. */
export function score(game: SecondGame, player: number, points: number, because: string): void {
  if (points === 0) return;
  const side = game.state.players[player]!;
  side.points += points;
  game.emit({ kind: 'points', player, points, total: side.points, because });
}

/**
 * The opponent earns points for a ship. Of several enemies it is the one whose attack destroyed it, else one player
 * of every side against it: a reading of our own.
 */
export function scoreEnemies(game: SecondGame, ship: Ship, points: number, because: string): void {
  if (ship.destroyedBy >= 0) return score(game, ship.destroyedBy, points, because);
  for (const enemy of enemySides(game.state, ship.player)) score(game, enemy, points, because);
}

/** Of several enemies the one whose attack destroys a ship is noted: it earns the points. */
export function noteDestroyer({ state }: SecondGame, ship: Ship): void {
  if (state.order.length === 0) return;
  const attacker = state.ships[state.attack?.attacker ?? -1];
  if (attacker && areEnemies(state, attacker.player, ship.player)) ship.destroyedBy = attacker.player;
}

/** At the start of the game each player earns the opponent's deficit (deficit.2). */
export function scoreDeficits(game: SecondGame): void {
  game.state.players.forEach((side, player) => {
    for (const enemy of enemySides(game.state, player)) score(game, enemy, side.deficit, 'xwing2:deficit.2');
  });
}

/** The end of a round: only one side with ships, enough points for one in a scenario, or the last round, ends the game. */
export function checkForWinner(game: SecondGame): boolean {
  const { state } = game;
  const because = state.scenario ? BY_SCENARIO : IN_A_DOGFIGHT;
  const standing = sidesWithShips(state);
  const ends =
    standing.length <= 1
      ? because.alone
      : enoughPoints(state)
        ? 'xwing2:scenarios.4'
        : state.round >= state.rounds
          ? because.rounds
          : null;
  if (ends === null) return false;
  resolveNow(game, 'end-of-game');
  const byPoints = standing.length > 1 || (standing.length === 0 && READINGS.pointsDecideWhenBothAreGone);
  return endGame(game, byPoints ? mostPoints(state) : (standing[0] ?? -1), ends);
}

/** The first player of every side that has ships left. */
function sidesWithShips(state: SecondState): readonly number[] {
  const left: number[] = [];
  for (const ship of state.ships) {
    if (!counts(state, ship)) continue;
    const first = firstOfSide(state, ship.player);
    if (!left.includes(first)) left.push(first);
  }
  return left;
}

const firstOfSide = (state: SecondState, player: number): number =>
  state.teams.length === 0 ? player : state.teams.indexOf(sideOf(state, player));

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

/** The first player of the side with the most mission points, or -1 when several have them (winning-the-game.1). */
function mostPoints(state: SecondState): number {
  let most = -1;
  let winner = -1;
  for (let player = 0; player < state.players.length; player++) {
    if (firstOfSide(state, player) !== player) continue;
    const points = pointsOf(state, player);
    if (points === most) winner = -1;
    if (points <= most) continue;
    most = points;
    winner = player;
  }
  return winner;
}

function endGame(game: SecondGame, winner: number, because: string): true {
  game.state.result = { winner, because };
  const { teams } = game.state;
  const winners = winner >= 0 && teams.length > 0 ? { winners: teamOf(game.state, winner) } : {};
  game.emit({ kind: 'game-over', winner, ...winners, because });
  return true;
}
