/** Lit lines and fields on bases, as triangles whose corners have a color and a strength of their own: one draw a base. */

import { BufferGeometry, Color, Float32BufferAttribute } from 'three';

export type Spot = readonly [number, number];

/** How a line is lit: its width, its height above the table and the light around it in mm. */
export interface Stroke {
  readonly width: number;
  readonly height: number;
  readonly strength: number;
  readonly around?: number;
}

/** Collects lit triangles; heights in mm above the table. */
export class Lit {
  readonly #places: number[] = [];
  readonly #tones: number[] = [];
  readonly #color = new Color();

  constructor(color: string) {
    this.#color.set(color);
  }

  /** A triangle, with the strength at each of its corners. */
  triangle(a: Spot, b: Spot, c: Spot, height: number, strengths: readonly [number, number, number]): void {
    for (const [at, [x, y]] of [a, b, c].entries()) {
      this.#places.push(x, y, height);
      this.#tones.push(this.#color.r, this.#color.g, this.#color.b, strengths[at]!);
    }
  }

  /** A line of some width, a little longer than it is so that corners close, with a light around it. */
  line(from: Spot, to: Spot, { width, height, strength, around = 0 }: Stroke): void {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const half = width / 2;
    const at = (end: Spot, ahead: number, left: number): Spot => [
      end[0] + dx * ahead - dy * left,
      end[1] + dy * ahead + dx * left,
    ];
    const body = [
      at(from, -half, half),
      at(to, half, half),
      at(from, -half, -half),
      at(to, half, -half),
    ] as const;
    this.#band(body, height, strength, strength);
    if (around <= 0) return;
    for (const side of [1, -1]) {
      const glow = [
        at(from, 0, side * half),
        at(to, 0, side * half),
        at(from, 0, side * (half + around)),
        at(to, 0, side * (half + around)),
      ] as const;
      this.#band(glow, height, strength * 0.32, 0);
    }
  }

  /** Two corners of the near edge and two of the far one, with the strength of each edge. */
  #band([a, b, c, d]: readonly [Spot, Spot, Spot, Spot], height: number, near: number, far: number): void {
    this.triangle(a, b, c, height, [near, near, far]);
    this.triangle(b, d, c, height, [near, far, far]);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(this.#tones, 4));
    return geometry;
  }
}
