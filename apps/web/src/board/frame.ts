import type { Edge } from '../shown/table.ts';

/** From the table (mm, y away from the near edge) to the drawing (mm, y down), seen from any of its edges. */
export interface Frame {
  readonly width: number;
  readonly depth: number;
  /** The edge that is drawn below. */
  readonly bottom: Edge;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** What is seen around the table, mm. */
export const MARGIN = 16;

/** Width and height of the drawing. */
export const drawnSize = ({ width, depth, bottom }: Frame): readonly [number, number] =>
  bottom === 'near' || bottom === 'far' ? [width, depth] : [depth, width];

export function toDrawing({ width, depth, bottom }: Frame, x: number, y: number): readonly [number, number] {
  switch (bottom) {
    case 'near':
      return [x, depth - y];
    case 'far':
      return [width - x, y];
    case 'left':
      return [depth - y, width - x];
    case 'right':
      return [y, x];
  }
}

/** The way back. */
export function toTable({ width, depth, bottom }: Frame, x: number, y: number): readonly [number, number] {
  switch (bottom) {
    case 'near':
      return [x, depth - y];
    case 'far':
      return [width - x, y];
    case 'left':
      return [width - y, depth - x];
    case 'right':
      return [y, x];
  }
}

/** By how much everything is turned clockwise, degrees. */
const TURNS: Readonly<Record<Edge, number>> = { near: 0, right: 90, far: 180, left: 270 };

/** Clockwise turn of a thing on the drawing, degrees. */
export const turnOnDrawing = (frame: Frame, facing: number): number => facing + TURNS[frame.bottom];

/** The edge opposite to another. */
export const OPPOSITE: Readonly<Record<Edge, Edge>> = {
  near: 'far',
  far: 'near',
  left: 'right',
  right: 'left',
};

/** What is right and up on the drawing, as directions on the table. */
export const DIRECTIONS: Readonly<
  Record<Edge, { readonly right: readonly [number, number]; readonly up: readonly [number, number] }>
> = {
  near: { right: [1, 0], up: [0, 1] },
  far: { right: [-1, 0], up: [0, -1] },
  left: { right: [0, -1], up: [1, 0] },
  right: { right: [0, 1], up: [-1, 0] },
};

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
