import {
  type Body,
  bodiesOverlap,
  insidePlayArea,
  overlapsBody,
  type Pose,
  type ShipBody,
  shipBody,
  shipsOverlap,
} from '../../common/index.ts';
import { obstacleBodyOf, type SecondGame, shipCard } from '../game.ts';
import { otherShips, touchNeighbours } from '../maneuver/execute.ts';
import type { SecondState, Ship } from '../state.ts';

/** Rulings that a barrel roll or a boost fails by. */
export interface RepositionRulings {
  readonly ship: string;
  readonly obstacle: string;
  readonly edge: string;
}

/** Why a ship may not be moved to a place over a template, as a ruling; null when it may. */
export function repositionRefusal(
  state: SecondState,
  ship: Ship,
  to: Pose,
  template: Body,
  rulings: RepositionRulings,
): string | null {
  const body = shipBody(shipCard(ship.card).chassis.size, to);
  if (!insidePlayArea(body, state.width, state.depth)) return rulings.edge;
  if (otherShips(state, ship).bodies.some((other) => shipsOverlap(body, other))) return rulings.ship;
  return meetsObstacle(state, body, template) ? rulings.obstacle : null;
}

function meetsObstacle(state: SecondState, body: ShipBody, template: Body): boolean {
  for (const obstacle of state.obstacles) {
    if (!obstacle.placed) continue;
    const rock = obstacleBodyOf(obstacle);
    if (overlapsBody(body, rock) || bodiesOverlap(template, rock)) return true;
  }
  return false;
}

/** Moves a ship to a free place: contacts are those it has there. */
export function reposition(game: SecondGame, ship: Ship, to: Pose, how: string, because: string): void {
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  ship.x = to.x;
  ship.y = to.y;
  ship.facing = to.facing;
  touchNeighbours(game.state, ship);
  game.emit({ kind: 'moved', ship: ship.id, how, from, to, because });
}
