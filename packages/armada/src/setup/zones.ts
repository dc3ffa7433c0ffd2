/** Deployment zones and edges. */
import { setupArea } from '../game.ts';
import {
  type Area,
  deploymentZone,
  endOfDistance,
  extent,
  type ShipBody,
  type SquadronBody,
} from '../geometry/index.ts';
import type { ArmadaState } from '../state.ts';

/** Where a player deploys: within distance 3 of a long edge (deployment-zone.1), two rulers of a short one. */
export function deploymentZoneOf(state: ArmadaState, player: number): Area {
  const { edge } = state.players[player]!;
  const area = setupArea(state);
  const depth = 2 * endOfDistance(5);
  if (edge === 'left') return { ...area, right: depth };
  if (edge === 'right') return { ...area, left: area.right - depth };
  return deploymentZone(edge, area);
}

/** How far a base is from a player's edge, mm. */
export function gapToEdge(state: ArmadaState, player: number, body: ShipBody | SquadronBody): number {
  const { left, right, bottom, top } = extent(body);
  switch (state.players[player]!.edge) {
    case 'bottom':
      return bottom;
    case 'top':
      return state.depth - top;
    case 'left':
      return left;
    case 'right':
      return state.width - right;
  }
}
