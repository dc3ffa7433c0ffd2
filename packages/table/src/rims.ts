/** Where rims of discs and straight lines meet. A line is a·x + b·y = c with a normal (a, b) of length 1. */

/** A round thing lying on the table. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Line = readonly [a: number, b: number, c: number];
type Point = readonly [x: number, y: number];

/** The line through two different points. */
export function lineThrough(x1: number, y1: number, x2: number, y2: number): Line {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.sqrt(dx * dx + dy * dy);
  const a = -dy / length;
  const b = dx / length;
  return [a, b, a * x1 + b * y1];
}

/** Where two lines meet: no point if they are parallel. */
export function linesMeet([a1, b1, c1]: Line, [a2, b2, c2]: Line): readonly Point[] {
  const across = a1 * b2 - b1 * a2;
  return across === 0 ? [] : [[(c1 * b2 - c2 * b1) / across, (a1 * c2 - a2 * c1) / across]];
}

/** Where the rim of a disc meets a line: no point or two, which may be the same. */
export function rimOnLine({ x, y, radius }: Disc, [a, b, c]: Line): readonly Point[] {
  const off = c - a * x - b * y;
  const square = radius * radius - off * off;
  if (square < 0) return [];
  const half = Math.sqrt(square);
  const footX = x + a * off;
  const footY = y + b * off;
  return [
    [footX - b * half, footY + a * half],
    [footX + b * half, footY - a * half],
  ];
}

/** Where the rims of two discs meet: no point if they are apart, nested or have one middle. */
export function rimsMeet(p: Disc, q: Disc): readonly Point[] {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const length = Math.sqrt(square);
  const along = (square + p.radius * p.radius - q.radius * q.radius) / (2 * length);
  const a = dx / length;
  const b = dy / length;
  return rimOnLine(p, [a, b, a * p.x + b * p.y + along]);
}
