import type { ShownPlace } from '../../shown/question.ts';
import type { Edge } from '../../shown/table.ts';

type Zone = NonNullable<ShownPlace['zone']>;

interface Area {
  readonly width: number;
  readonly depth: number;
}

/** Ships begin within range 1 of their player's edge. */
const STRIP = 100;
/** Obstacles lie beyond range 2 of every edge. */
const MARGIN = 200;

/** The edges of a play area, in the order of the rules' numbers. */
export const EDGES: readonly [Edge, Edge, Edge, Edge] = ['near', 'far', 'left', 'right'];

/** The strip along an edge of the play area where a player's ships begin. */
export function besideEdge({ width, depth }: Area, edge: string): Zone | null {
  switch (edge) {
    case 'near':
      return { x: 0, y: 0, width, depth: STRIP };
    case 'far':
      return { x: 0, y: depth - STRIP, width, depth: STRIP };
    case 'left':
      return { x: 0, y: 0, width: STRIP, depth };
    case 'right':
      return { x: width - STRIP, y: 0, width: STRIP, depth };
    default:
      return null;
  }
}

/** The part of the play area where obstacles may lie. */
export const fromEdges = ({ width, depth }: Area): Zone => ({
  x: MARGIN,
  y: MARGIN,
  width: width - 2 * MARGIN,
  depth: depth - 2 * MARGIN,
});
