import { deviceBody } from '@firing-arc/xwing/common';
import {
  bodyOf,
  bombText,
  ENGLISH,
  type FirstState,
  inPlay,
  isAsteroid,
  obstacleBodyOf,
  type Ship,
} from '@firing-arc/xwing/first';
import { type Board, DEVICE, letterOf, rock } from '../board.ts';

/** The letter that stands for a ship. */
export const shipLetter = (view: FirstState, ship: Ship): string => letterOf(view.ships, ship);

/** The table of First Edition: rocks, bomb tokens, ships. */
export const firstBoard = (view: FirstState): Board => ({
  width: view.width,
  depth: view.depth,
  things: [
    ...view.obstacles
      .filter((obstacle) => obstacle.placed)
      .map((obstacle) => rock(obstacleBodyOf(obstacle), isAsteroid(obstacle) ? 'asteroid' : 'debris')),
    ...view.bombs.map((bomb) => ({ ...DEVICE, x: bomb.x, y: bomb.y, body: deviceBody(bomb.kind, bomb) })),
  ],
  ships: view.ships
    .filter(inPlay)
    .map((ship) => ({ letter: shipLetter(view, ship), facing: ship.facing, body: bodyOf(ship) })),
  legend: [
    '# asteroid  % debris cloud; a letter on dots, an arrow: a ship, its base, where it faces.',
    'Numbers are mm; 100 mm are one range band.',
    ...view.bombs.map(
      ({ x, y, kind }) =>
        `* at ${Math.round(x)}, ${Math.round(y)}: ${bombText(kind)}. ${ENGLISH.bombEffect(kind)}`,
    ),
  ],
});
