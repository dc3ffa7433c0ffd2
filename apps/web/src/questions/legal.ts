/** The part of the table where the middle of a thing may lie, as outlines that can be lit. */

import type { Outline } from '../shown/question.ts';

/** Mm on the table. */
type Point = readonly [x: number, y: number];

export interface Field {
  readonly width: number;
  readonly depth: number;
  /** Whether the middle of the thing may lie here. */
  readonly isLegal: (x: number, y: number) => boolean;
  /** A place that is on the grid, so that a strip that is thinner than the grid and goes through it is found. */
  readonly through: Point;
}

/** Steps of the grid (mm); thinner strips are seen where they go through the given place. */
const STEP = 20;
/** A border is found to a thirty-second of a step. */
const HALVINGS = 5;

/** Outlines of all legal places, holes among them; it stops after each row of the grid so that others have their turn. */
export function* legalOutlines(field: Field): Generator<undefined, readonly Outline[]> {
  const xs = gridOf(field.width, field.through[0]);
  const ys = gridOf(field.depth, field.through[1]);
  const legal: boolean[][] = [];
  for (const y of ys) {
    legal.push(xs.map((x) => isOn(field, x, y) && field.isLegal(x, y)));
    yield;
  }
  const next = new Map<string, { readonly at: Point; readonly to: string }>();
  for (let row = 0; row + 1 < ys.length; row++) {
    for (let column = 0; column + 1 < xs.length; column++) cross(field, { xs, ys, legal }, row, column, next);
    if (row % 8 === 0) yield;
  }
  return loopsOf(next);
}

const isOn = ({ width, depth }: Field, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= depth;

/** From beyond one edge to beyond the other, with a line through a place. */
function gridOf(length: number, through: number): readonly number[] {
  const first = (through % STEP) - 2 * STEP;
  return Array.from({ length: Math.ceil(length / STEP) + 5 }, (_, at) => first + at * STEP);
}

interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly legal: readonly (readonly boolean[])[];
}

/** The borders through a cell: each from one of its sides to another, the legal part on its left. */
function cross(
  field: Field,
  { xs, ys, legal }: Grid,
  row: number,
  column: number,
  next: Map<string, { readonly at: Point; readonly to: string }>,
): void {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const;
  const free = corners.map(([x, y]) => legal[y]![x]!);
  // Going around, a legal corner after a barred one is where a border comes in, the other way round where it goes out.
  const sides = corners.map((from, at) => ({ from, to: corners[(at + 1) % 4]!, at }));
  const leaving = sides.filter(({ at }) => free[at] && !free[(at + 1) % 4]);
  for (const { from, to, at } of leaving) {
    // The border goes from where legal places end, around the legal corners behind, to where they began.
    let back = at;
    while (free[back]) back = (back + 3) % 4;
    const entry = sides[back]!;
    const point = borderAt(field, [xs[from[0]]!, ys[from[1]]!], [xs[to[0]]!, ys[to[1]]!]);
    next.set(sideKey(from, to), { at: point, to: sideKey(entry.from, entry.to) });
  }
}

/** The same for a side seen from both its cells. */
const sideKey = (a: readonly [number, number], b: readonly [number, number]): string =>
  a[0] < b[0] || a[1] < b[1] ? `${a} ${b}` : `${b} ${a}`;

/** Where legal places end between a legal one and a barred one. */
function borderAt(field: Field, legal: Point, barred: Point): Point {
  let [inside, outside] = [legal, barred];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle: Point = [(inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2];
    if (isOn(field, ...middle) && field.isLegal(...middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Borders from side to side, joined to loops. */
function loopsOf(next: Map<string, { readonly at: Point; readonly to: string }>): readonly Outline[] {
  const loops: Outline[] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    for (let at = start, here = next.get(at); here; at = here.to, here = next.get(at)) {
      loop.push(here.at);
      next.delete(at);
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}
