/** From the table (mm, y away from the first player's edge) to the drawing (mm, y down), seen from either side. */
export interface Frame {
  readonly width: number;
  readonly depth: number;
  /** Seen from the second player's side. */
  readonly flipped: boolean;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export function toDrawing(frame: Frame, x: number, y: number): readonly [number, number] {
  return frame.flipped ? [frame.width - x, y] : [x, frame.depth - y];
}

/** The way back; the same formula, because flipping twice changes nothing. */
export const toTable = toDrawing;

/** Clockwise turn of a thing on the drawing, degrees. */
export const turnOnDrawing = (frame: Frame, facing: number): number =>
  frame.flipped ? facing + 180 : facing;

/** A `transform` that lays a thing drawn with its front up. */
export function lay(frame: Frame, at: Placed): string {
  const [x, y] = toDrawing(frame, at.x, at.y);
  return `translate(${round(x)} ${round(y)}) rotate(${round(turnOnDrawing(frame, at.facing))})`;
}

/** `points` of a polygon from pairs on the table. */
export function polygon(frame: Frame, points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y]) => toDrawing(frame, x, y))
    .map(([x, y]) => `${round(x)},${round(y)}`)
    .join(' ');
}

/** `points` of an outline that is drawn in its own frame with its front up. */
export function ownOutline(points: readonly number[]): string {
  const pairs: string[] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push(`${points[i]},${-points[i + 1]!}`);
  return pairs.join(' ');
}

const round = (value: number): number => Math.round(value * 100) / 100;
