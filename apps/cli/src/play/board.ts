import { containsPoint } from '@firing-arc/table';
import { type Body, outlineOf } from '@firing-arc/xwing/common';

/** What lies on a table, as the terminal draws it; later things lie over earlier ones. Lengths in mm. */
export interface Board {
  readonly width: number;
  readonly depth: number;
  /** Width of a character's place in mm, half its height; 12.5 when it is left out. */
  readonly column?: number;
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

/** Size of a character's place on the board in mm: a range band of X-Wing is 8 columns or 4 rows. */
const COLUMN = 12.5;
/** Columns between two labels, and rows. */
const LABELLED = { columns: 8, rows: 4 } as const;

/** Characters of the board, and how wide and high the place of one is in mm. */
interface Grid {
  readonly lines: string[][];
  readonly column: number;
  readonly row: number;
}

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
  const column = board.column ?? COLUMN;
  const row = 2 * column;
  const columns = Math.ceil(board.width / column);
  const rows = Math.ceil(board.depth / row);
  const lines = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '));
  const grid: Grid = { lines, column, row };
  for (const thing of board.things) drawThing(grid, thing);
  for (const ship of board.ships) drawShip(grid, ship);
  const border = `     +${'-'.repeat(columns)}+`;
  const drawn = lines.map((line, at) => `${rowLabel(at, row)} |${line.join('')}|`).reverse();
  const legend = board.legend.map((line) => `     ${line}`);
  return [border, ...drawn, border, columnLabels(columns, column), ...legend, ''].join('\n');
}

const rowLabel = (at: number, row: number): string =>
  (at % LABELLED.rows === 0 ? String(at * row) : '').padStart(4);

function columnLabels(columns: number, column: number): string {
  const labels = Array.from({ length: Math.ceil(columns / LABELLED.columns) }, (_, at) =>
    String(at * LABELLED.columns * column).padEnd(LABELLED.columns),
  );
  return `      ${labels.join('').trimEnd()}`;
}

function put({ lines, column, row }: Grid, x: number, y: number, character: string): void {
  const line = lines[Math.floor(y / row)];
  const at = Math.floor(x / column);
  if (line && at >= 0 && at < line.length) line[at] = character;
}

/** Every place that one of nine points lies inside, and at least the middle. */
function drawThing(grid: Grid, { x, y, body, fill: inside, marks }: Thing): void {
  if (body && inside !== undefined) fill(grid, body, 3, inside);
  [...marks].forEach((mark, at) => {
    put(grid, x + at * grid.column, y, mark);
  });
}

/** Marks the places in which one of `samples` times `samples` points lies inside a body. */
function fill(grid: Grid, body: Body, samples: number, mark: string): void {
  const points = outlineOf(body);
  const stepX = grid.column / samples;
  const stepY = grid.row / samples;
  const from = (middle: number, step: number) => Math.floor((middle - body.radius) / step) * step + step / 2;
  for (let y = from(body.y, stepY); y <= body.y + body.radius; y += stepY) {
    for (let x = from(body.x, stepX); x <= body.x + body.radius; x += stepX) {
      if (containsPoint(points, x, y)) put(grid, x, y, mark);
    }
  }
}

/** The arrow lies in the next place in the direction the ship faces, so that it never hides the letter. */
function drawShip(grid: Grid, { letter, facing, body }: DrawnShip): void {
  fill(grid, body, 1, '·');
  const eighth = ((Math.round(facing / 45) % 8) + 8) % 8;
  const right = [0, 1, 1, 1, 0, -1, -1, -1][eighth]!;
  const ahead = [1, 1, 0, -1, -1, -1, 0, 1][eighth]!;
  put(grid, body.x + right * grid.column, body.y + ahead * grid.row, ARROWS[eighth]!);
  put(grid, body.x, body.y, letter);
}
