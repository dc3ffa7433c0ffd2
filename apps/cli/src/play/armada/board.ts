import {
  type ArmadaState,
  bodyOf,
  obstacleBodyOf,
  placedObstacles,
  type Ship,
  shipsInPlay,
  squadronsInPlay,
} from '@firing-arc/armada';
import type { OutlineBody } from '@firing-arc/xwing/common';
import { type Board, letterOf, type Thing } from '../board.ts';

/** The letter that stands for a ship. */
export const shipLetter = (view: ArmadaState, ship: Ship): string => letterOf(view.ships, ship);

/** How squadrons of either player are drawn. */
export const SQUADRON_MARKS = ['^', 'v'] as const;

const FILLS: Readonly<Record<string, string>> = {
  'asteroid field': '#',
  'debris field': '%',
  station: '=',
};

/** A character's place stands for so many mm: six feet are 74 columns. */
const COLUMN = 25;

interface Outlined {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: Float64Array;
}
const outline = ({ x, y, radius, points }: Outlined): OutlineBody => ({
  kind: 'outline',
  x,
  y,
  radius,
  points,
});

/** The table of Armada: obstacles, tokens, ships, squadrons. */
export const armadaBoard = (view: ArmadaState): Board => ({
  width: view.width,
  depth: view.depth,
  column: COLUMN,
  things: [
    ...placedObstacles(view).map((obstacle): Thing => {
      const body = obstacleBodyOf(obstacle);
      const fill = FILLS[obstacle.type] ?? '~';
      return { x: body.x, y: body.y, body: outline(body), fill, marks: fill };
    }),
    ...view.markers.filter(({ ship }) => ship < 0).map(({ x, y }): Thing => ({ x, y, marks: '@' })),
    ...squadronsInPlay(view).map(({ x, y, player }): Thing => ({ x, y, marks: SQUADRON_MARKS[player]! })),
  ],
  ships: shipsInPlay(view).map((ship) => ({
    letter: shipLetter(view, ship),
    facing: ship.facing,
    body: outline(bodyOf(ship)),
  })),
  legend: [
    '# asteroid field  % debris field  = station  @ token; a letter on dots, an arrow: a ship, its base, where it faces.',
    `${SQUADRON_MARKS[0]} squadron of Player 1  ${SQUADRON_MARKS[1]} of Player 2 (s lists them). Numbers are mm; close range ends at 123, medium at 187, long at 305.`,
  ],
});
