import { cos, sin } from '@firing-arc/table';
import type { BaseBody, Pose } from '../../common/index.ts';
import { sideOf } from '../sides.ts';
import type { SecondState } from '../state.ts';

/**
 * The edge at which each side places its forces: the first side's is y = 0, the second's opposite (setup.4). The
 * third has the left one and the fourth the right one: a reading of our own, the reference has two edges only.
 */
export type Edge = 0 | 1 | 2 | 3;

/** The edge of a player; team mates share one. */
export const edgeOf = (state: SecondState, player: number): Edge => sideOf(state, player) as Edge;

/** The edges at which somebody places forces. */
export const edgesInUse = (state: SecondState): readonly Edge[] => [
  ...new Set(state.players.map((_, player) => edgeOf(state, player))),
];

/** Distance of a place from an edge (mm). */
export function distanceFrom(state: SecondState, edge: Edge, at: Pick<Pose, 'x' | 'y'>): number {
  switch (edge) {
    case 0:
      return at.y;
    case 1:
      return state.depth - at.y;
    case 2:
      return at.x;
    case 3:
      return state.width - at.x;
  }
}

/** How far a base reaches from its middle towards an edge (mm). */
export function reachTo(edge: Edge, { base }: BaseBody, { facing }: Pose): number {
  const [across, along] = [Math.abs(sin(facing)), Math.abs(cos(facing))];
  return edge < 2 ? base.halfX * across + base.halfY * along : base.halfX * along + base.halfY * across;
}

/** Length of an edge (mm). */
export const lengthOf = ({ width, depth }: SecondState, edge: Edge): number => (edge < 2 ? width : depth);

const INWARD = [0, 180, 90, 270] as const;

/** A place so far along an edge and so far from it (mm), facing the play area. */
export function placeAtEdge(state: SecondState, edge: Edge, along: number, away: number): Pose {
  const facing = INWARD[edge];
  switch (edge) {
    case 0:
      return { x: along, y: away, facing };
    case 1:
      return { x: along, y: state.depth - away, facing };
    case 2:
      return { x: away, y: along, facing };
    case 3:
      return { x: state.width - away, y: along, facing };
  }
}
