import {
  bodyOf,
  deviceBodyOf,
  ENGLISH,
  inPlay,
  obstacleBodyOf,
  obstacleType,
  placedMarkers,
  type SecondState,
  type Ship,
} from '@firing-arc/xwing/second';
import { type Board, DEVICE, letterOf, OBJECTIVE, rock } from '../board.ts';

/** The letter that stands for a ship. */
export const shipLetter = (view: SecondState, ship: Ship): string => letterOf(view.ships, ship);

/** The table of X-Wing 2.5: rocks, objectives, devices, ships. */
export const secondBoard = (view: SecondState): Board => ({
  width: view.width,
  depth: view.depth,
  things: [
    ...view.obstacles
      .filter((obstacle) => obstacle.placed)
      .map((obstacle) => rock(obstacleBodyOf(obstacle), obstacleType(obstacle.outline))),
    ...placedMarkers(view).map(({ id, x, y }) => ({ ...OBJECTIVE, x, y, marks: `@${id + 1}` })),
    ...view.devices.map((device) => ({ ...DEVICE, x: device.x, y: device.y, body: deviceBodyOf(device) })),
  ],
  ships: view.ships
    .filter(inPlay)
    .map((ship) => ({ letter: shipLetter(view, ship), facing: ship.facing, body: bodyOf(ship) })),
  legend: [
    '# asteroid  % debris cloud  ~ gas cloud; a letter on dots, an arrow: a ship, its base, where it faces.',
    'Numbers are mm; 100 mm are one range band.',
    ...(view.markers.length > 0 ? ['@ and a number: an objective.'] : []),
    ...view.devices.map((device) =>
      `* at ${Math.round(device.x)}, ${Math.round(device.y)}: ${ENGLISH.device(view, device.id)}. ${ENGLISH.deviceEffect(device.kind)}`.trim(),
    ),
  ],
});
