import { containsPoint } from '@firing-arc/table';
import { type Body, outlineOf } from '@firing-arc/xwing/common';
import {
  bodyOf,
  type Device,
  deviceBodyOf,
  ENGLISH,
  inPlay,
  type Marker,
  type Obstacle,
  obstacleBodyOf,
  obstacleType,
  placedMarkers,
  type SecondState,
  type Ship,
} from '@firing-arc/xwing/second';

/** Size of a character's place on the board in mm: a range band is 8 columns or 4 rows. */
const COLUMN = 12.5;
const ROW = 25;
const BAND = 100;

const ROCKS = { asteroid: '#', debris: '%', gascloud: '~', electrochaff: '=', blaze: '^' } as const;
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/** A, a, α and 1. */
const FIRST_SIGNS = [65, 97, 0x3b1, 49];

/** The letter that stands for a ship: capitals for player 1, small letters for player 2, Greek ones and figures for others. */
export function shipLetter(view: SecondState, ship: Ship): string {
  const own = view.ships.filter((other) => other.player === ship.player);
  return String.fromCharCode(FIRST_SIGNS[ship.player]! + own.indexOf(ship));
}

/** The table from above as text: player 1's edge below, mm along the edges, an arrow in front of each ship. */
export function boardText(view: SecondState): string {
  const columns = Math.ceil(view.width / COLUMN);
  const rows = Math.ceil(view.depth / ROW);
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '));
  for (const obstacle of view.obstacles) if (obstacle.placed) drawObstacle(grid, obstacle);
  for (const marker of placedMarkers(view)) drawObjective(grid, marker);
  for (const device of view.devices) drawDevice(grid, device);
  for (const ship of view.ships) if (inPlay(ship)) drawShip(grid, ship, shipLetter(view, ship));
  const border = `     +${'-'.repeat(columns)}+`;
  const lines = grid.map((line, row) => `${rowLabel(row)} |${line.join('')}|`).reverse();
  return [border, ...lines, border, columnLabels(columns), legend(view), ''].join('\n');
}

const LEGEND =
  '     # asteroid  % debris cloud  ~ gas cloud; a letter on dots, an arrow: a ship, its base, where it faces.\n' +
  '     Numbers are mm; 100 mm are one range band.';

/** What the characters stand for; objectives and devices only when there are some. */
const legend = (view: SecondState): string => {
  const more = [
    ...(view.markers.length > 0 ? ['     @ and a number: an objective.'] : []),
    ...view.devices.map(
      (device) =>
        `     * at ${Math.round(device.x)}, ${Math.round(device.y)}: ${ENGLISH.device(view, device.id)}.`,
    ),
  ];
  return [LEGEND, ...more].join('\n');
};

const rowLabel = (row: number): string => ((row * ROW) % BAND === 0 ? String(row * ROW) : '').padStart(4);

function columnLabels(columns: number): string {
  const step = BAND / COLUMN;
  const labels = Array.from({ length: Math.ceil(columns / step) }, (_, band) =>
    String(band * BAND).padEnd(step),
  );
  return `      ${labels.join('').trimEnd()}`;
}

function put(grid: string[][], x: number, y: number, character: string): void {
  const line = grid[Math.floor(y / ROW)];
  const column = Math.floor(x / COLUMN);
  if (line && column >= 0 && column < line.length) line[column] = character;
}

/** Every place that one of nine points lies inside, and at least the obstacle's own middle. */
function drawObstacle(grid: string[][], obstacle: Obstacle): void {
  const mark = ROCKS[obstacleType(obstacle.outline)];
  put(grid, obstacle.x, obstacle.y, mark);
  fill(grid, obstacleBodyOf(obstacle), 3, mark);
}

/** Marks the places in which one of `samples` times `samples` points lies inside a body. */
function fill(grid: string[][], body: Body, samples: number, mark: string): void {
  const points = outlineOf(body);
  const stepX = COLUMN / samples;
  const stepY = ROW / samples;
  const from = (middle: number, step: number) => Math.floor((middle - body.radius) / step) * step + step / 2;
  for (let y = from(body.y, stepY); y <= body.y + body.radius; y += stepY) {
    for (let x = from(body.x, stepX); x <= body.x + body.radius; x += stepX) {
      if (containsPoint(points, x, y)) put(grid, x, y, mark);
    }
  }
}

/** An objective: a sign, and its number beside it. */
function drawObjective(grid: string[][], marker: Marker): void {
  put(grid, marker.x, marker.y, '@');
  put(grid, marker.x + COLUMN, marker.y, String(marker.id + 1));
}

/** The arrow lies in the next place in the direction the ship faces, so that it never hides the letter. */
function drawDevice(grid: string[][], device: Device): void {
  fill(grid, deviceBodyOf(device), 3, ',');
  put(grid, device.x, device.y, '*');
}

function drawShip(grid: string[][], ship: Ship, letter: string): void {
  fill(grid, bodyOf(ship), 1, '·');
  const eighth = ((Math.round(ship.facing / 45) % 8) + 8) % 8;
  const right = [0, 1, 1, 1, 0, -1, -1, -1][eighth]!;
  const ahead = [1, 1, 0, -1, -1, -1, 0, 1][eighth]!;
  put(grid, ship.x + right * COLUMN, ship.y + ahead * ROW, ARROWS[eighth]!);
  put(grid, ship.x, ship.y, letter);
}
