import {
  type ArmadaState,
  bodyOf,
  ENGLISH,
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
  'dust field': '~',
  'gravity rift': 'o',
  exogorth: '&',
  purrgil: '$',
};
const ANY_OBSTACLE = '~';

/** What lies on the table beside objective tokens. */
const TOKENS: Readonly<Record<string, string>> = {
  mine: 'mine',
  targeting: 'targeting token',
  grav: 'grav token',
  corona: 'solar corona',
};

/** "# asteroid field  % debris field": the kinds of obstacles that are there. */
const obstacleLegend = (view: ArmadaState): string =>
  [...new Set(placedObstacles(view).map(({ type }) => type))]
    .map((type) => `${FILLS[type] ?? ANY_OBSTACLE} ${type}`)
    .join('  ');

const onTable = ({ markers }: ArmadaState): ArmadaState['markers'] => markers.filter(({ ship }) => ship < 0);

/** A line for each kind of token: where they lie, and what they do by themselves or by the objective. */
function tokenLegend(view: ArmadaState): readonly string[] {
  const tokens = onTable(view);
  return [...new Set(tokens.map(({ kind }) => kind))].map((kind) => {
    const places = tokens.filter((one) => one.kind === kind).map(({ x, y }) => `${whole(x)}, ${whole(y)}`);
    const own = kind in TOKENS;
    const says = ENGLISH.tokenText(kind) ?? (own ? null : ENGLISH.cardText(view.objective));
    return `@ ${TOKENS[kind] ?? 'objective token'} at ${places.join('; ')}${says ? `: ${says}` : ''}`;
  });
}

const whole = (mm: number): string => String(Math.round(mm));

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
      const fill = FILLS[obstacle.type] ?? ANY_OBSTACLE;
      return { x: body.x, y: body.y, body: outline(body), fill, marks: fill };
    }),
    ...onTable(view).map(({ x, y }): Thing => ({ x, y, marks: '@' })),
    ...squadronsInPlay(view).map(({ x, y, player }): Thing => ({ x, y, marks: SQUADRON_MARKS[player]! })),
  ],
  ships: shipsInPlay(view).map((ship) => ({
    letter: shipLetter(view, ship),
    facing: ship.facing,
    body: outline(bodyOf(ship)),
  })),
  legend: [
    `${obstacleLegend(view)}; a letter on dots, an arrow: a ship, its base, where it faces.`.replace(
      /^; /,
      '',
    ),
    `${SQUADRON_MARKS[0]} squadron of Player 1  ${SQUADRON_MARKS[1]} of Player 2 (s lists them). Numbers are mm; close range ends at 123, medium at 187, long at 305.`,
    ...tokenLegend(view),
  ],
});
