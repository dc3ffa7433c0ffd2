import { containsPoint } from '@firing-arc/table';
import { type Body, outlineOf } from '@firing-arc/xwing/common';

/** What lies on a table, as the terminal draws it; later things lie over earlier ones. Lengths in mm. */
export interface Board {
  readonly width: number;
  readonly depth: number;
  readonly things: readonly Thing[];
  readonly ships: readonly DrawnShip[];
  /** What the characters mean, in lines. */
  readonly legend: readonly string[];
}

/** Something that is no ship: what fills its outline, and the characters from its middle on. */
export interface Thing {
  readonly x: number;
  readonly y: number;
  readonly body?: Body;
  readonly fill?: string;
  readonly marks: string;
}

export interface DrawnShip {
  readonly letter: string;
  /** Degrees clockwise from player 1's side away. */
  readonly facing: number;
  readonly body: Body;
}

/** Size of a character's place on the board in mm: a range band is 8 columns or 4 rows. */
const COLUMN = 12.5;
const ROW = 25;
const BAND = 100;

const ROCKS = { asteroid: '#', debris: '%', gascloud: '~', electrochaff: '=', blaze: '^' } as const;
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/** An obstacle, and how a device or an objective is drawn. */
export const rock = (body: Body, type: keyof typeof ROCKS): Thing => ({
  x: body.x,
  y: body.y,
  body,
  fill: ROCKS[type],
  marks: ROCKS[type],
});
export const DEVICE = { fill: ',', marks: '*' } as const;
export const OBJECTIVE = { marks: '@' } as const;

/** A, a, α and 1. */
const FIRST_SIGNS = [65, 97, 0x3b1, 49];

/** The letter that stands for a ship: capitals for player 1, small letters for player 2, Greek ones and figures for others. */
export function letterOf<Ship extends { readonly player: number }>(
  ships: readonly Ship[],
  ship: Ship,
): string {
  const own = ships.filter((other) => other.player === ship.player);
  return String.fromCharCode(FIRST_SIGNS[ship.player]! + own.indexOf(ship));
}

/** The table from above as text: player 1's edge below, mm along the edges, an arrow in front of each ship. */
export function boardText(board: Board): string {
  const columns = Math.ceil(board.width / COLUMN);
  const rows = Math.ceil(board.depth / ROW);
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '));
  for (const thing of board.things) drawThing(grid, thing);
  for (const ship of board.ships) drawShip(grid, ship);
  const border = `     +${'-'.repeat(columns)}+`;
  const lines = grid.map((line, row) => `${rowLabel(row)} |${line.join('')}|`).reverse();
  const legend = board.legend.map((line) => `     ${line}`);
  return [border, ...lines, border, columnLabels(columns), ...legend, ''].join('\n');
}

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

/** Every place that one of nine points lies inside, and at least the middle. */
function drawThing(grid: string[][], { x, y, body, fill: inside, marks }: Thing): void {
  if (body && inside !== undefined) fill(grid, body, 3, inside);
  [...marks].forEach((mark, at) => {
    put(grid, x + at * COLUMN, y, mark);
  });
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

/** The arrow lies in the next place in the direction the ship faces, so that it never hides the letter. */
function drawShip(grid: string[][], { letter, facing, body }: DrawnShip): void {
  fill(grid, body, 1, '·');
  const eighth = ((Math.round(facing / 45) % 8) + 8) % 8;
  const right = [0, 1, 1, 1, 0, -1, -1, -1][eighth]!;
  const ahead = [1, 1, 0, -1, -1, -1, 0, 1][eighth]!;
  put(grid, body.x + right * COLUMN, body.y + ahead * ROW, ARROWS[eighth]!);
  put(grid, body.x, body.y, letter);
}
