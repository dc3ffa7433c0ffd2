import { type Color, crossed, type Part, type Point, scaled, unit } from './parts.ts';

/** The light of an engine: where it is, how large, and its color as 0xrrggbb. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly color: Color;
}

/**
 * A ship as triangles, three corners each, nothing shared: flat shaded. Millimetres on the table; x to the right, y to
 * the front of the ship, z up; the origin lies above the middle of the base, in the middle of the ship's height.
 */
export interface Hull {
  readonly positions: Float32Array;
  /** One normal a corner, of length 1. */
  readonly normals: Float32Array;
  /** Linear red, green and blue from 0 to 1, one color a corner. */
  readonly colors: Float32Array;
  readonly glows: readonly Glow[];
}

/** A ship before it is written into arrays. */
export interface Craft {
  readonly part: Part;
  readonly glows: readonly Glow[];
}

/** A light at a place; its color is the livery's. */
export function glow([x, y, z]: Point, radius: number, color: Color): Glow {
  return { x, y, z, radius, color };
}

/** A light on both sides. */
export function glows([x, y, z]: Point, radius: number, color: Color): readonly Glow[] {
  return [glow([x, y, z], radius, color), glow([-x, y, z], radius, color)];
}

export function resized({ part, glows }: Craft, by: number): Craft {
  return {
    part: scaled(part, by),
    glows: glows.map((g) => ({ ...g, x: g.x * by, y: g.y * by, z: g.z * by, radius: g.radius * by })),
  };
}

/** From what screens mean by a channel to the light it stands for. */
function linear(channel: number): number {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/** Writes a craft into arrays, its middle height at zero. */
export function meshOf(craft: Craft): Hull {
  const heights = craft.part.flatMap(({ a, b, c }) => [a[2], b[2], c[2]]);
  const lowest = heights.reduce((low, z) => Math.min(low, z), Number.POSITIVE_INFINITY);
  const highest = heights.reduce((high, z) => Math.max(high, z), Number.NEGATIVE_INFINITY);
  return meshAbove(craft, (lowest + highest) / 2);
}

/** Writes a craft into arrays with a height of its own, in mm, at zero. */
export function meshAbove({ part, glows }: Craft, drop: number): Hull {
  const positions = new Float32Array(part.length * 9);
  const normals = new Float32Array(part.length * 9);
  const colors = new Float32Array(part.length * 9);
  for (const [i, { a, b, c, color }] of part.entries()) {
    const normal = unit(
      crossed([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]),
    );
    const light: Point = [linear((color >> 16) & 255), linear((color >> 8) & 255), linear(color & 255)];
    for (const [j, [x, y, z]] of [a, b, c].entries()) {
      positions.set([x, y, z - drop], i * 9 + j * 3);
      normals.set(normal, i * 9 + j * 3);
      colors.set(light, i * 9 + j * 3);
    }
  }
  return { positions, normals, colors, glows: glows.map((g) => ({ ...g, z: g.z - drop })) };
}
