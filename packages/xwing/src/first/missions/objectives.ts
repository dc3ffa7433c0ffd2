import { edgesCrossed } from '../../common/index.ts';
import { bodyOf, type FirstGame, inPlay } from '../game.ts';
import { endGame } from '../phases/game-over.ts';
import { playerOrder, sideOf } from '../sides.ts';
import type { FirstState, Ship } from '../state.ts';
import type { Objective } from './mission.ts';

/**
 * The first side to reach an objective wins at once (winning-the-game.3). What two reach in one step is the
 * initiative's: a reading of our own.
 */
export function checkObjectives(game: FirstGame, roundsOver = game.state.round - 1): void {
  const { state } = game;
  if (!state.mission || state.result || state.initiative < 0) return;
  const reached = state.mission.objectives.filter((one) => isReached(state, one, roundsOver));
  if (reached.length === 0) return;
  const winner = playerOrder(state).find((player) =>
    reached.some((one) => sideOf(state, one.player) === sideOf(state, player)),
  );
  endGame(game, { winner: winner ?? reached[0]!.player, because: 'xwing1:winning-the-game.3' });
}

function isReached(state: FirstState, objective: Objective, roundsOver: number): boolean {
  const ships = objective.ships.map((id) => state.ships[id]!);
  switch (objective.kind) {
    case 'destroy':
      return ships.every((ship) => ship.place === 'removed' && !hasEscaped(state, ship));
    case 'escape': {
      const left = ships.filter((ship) => ship.place !== 'removed' || hasEscaped(state, ship));
      return left.length > 0 && left.every((ship) => hasEscaped(state, ship));
    }
    case 'hold':
      return roundsOver >= objective.rounds && ships.some(inPlay);
    case 'track':
      return ships.reduce((sum, { id }) => sum + trackingOn(state, id), 0) >= objective.tokens;
  }
}

/** Tracking tokens on a ship. */
export const trackingOn = (state: FirstState, ship: number): number => state.tracking[ship] ?? 0;

/** Whether a ship left over the edge that an objective names, and over no other (faq-qanda-missions.2). */
function hasEscaped(state: FirstState, ship: Ship): boolean {
  if (!ship.fled) return false;
  const over = edgesCrossed(bodyOf(ship), state.width, state.depth);
  return (
    over.length === 1 &&
    state.mission!.objectives.some(
      (one) => one.kind === 'escape' && one.ships.includes(ship.id) && one.edge === over[0],
    )
  );
}
