import type { Drawing } from '@firing-arc/referee/testing';
import { cos, sin } from '@firing-arc/table';

export type Spot = [x: number, y: number, facing: number];

/** The middle of the play area. */
export const CENTRE: Spot = [457, 457, 0];

/** Places around a ship in the middle of the play area that looks up, none on another. */
export class Spots {
  readonly #taken: Spot[] = [];
  readonly #draw: Drawing;
  readonly #gap: number;
  /** `gap` is the least distance from the middle (mm). */
  constructor(draw: Drawing, gap: number) {
    this.#draw = draw;
    this.#gap = gap;
  }

  /** Straight ahead of the ship in the middle, or anywhere near it. */
  ahead(): Spot {
    const { chance, upTo } = this.#draw;
    return chance(60) ? this.#free(() => [this.#far(), upTo(6) - 3]) : this.near();
  }

  near(): Spot {
    return this.#free(() => [this.#far(), this.#draw.upTo(359)]);
  }

  /** So far that a range which the blocks name holds, else anything up to range 3. */
  #far(): number {
    const { chance, upTo, oneOf, ranges } = this.#draw;
    if (ranges.length === 0 || chance(30)) return this.#gap + upTo(210);
    const [least, most] = oneOf(ranges);
    const from = Math.max(0, least - 1) * 100;
    const deep = Math.max(10, Math.min(3, most) * 100 - from);
    return Math.max(this.#gap - 20, this.#gap - 35 + from + upTo(deep));
  }

  #free(polar: () => readonly [far: number, angle: number]): Spot {
    const { chance, upTo } = this.#draw;
    for (let tries = 0; ; tries++) {
      const [far, angle] = polar();
      const turned = tries < 20 ? angle : upTo(359);
      const x = Math.round(457 + (far + tries) * sin(turned));
      const y = Math.round(457 + (far + tries) * cos(turned));
      if (Math.min(x, y, 914 - x, 914 - y) < 45) continue;
      if (this.#taken.some(([a, b]) => (a - x) * (a - x) + (b - y) * (b - y) < 75 * 75)) continue;
      const facing = chance(60) ? (turned + 180 + upTo(40) - 20) % 360 : upTo(359);
      const spot: Spot = [x, y, facing];
      this.#taken.push(spot);
      return spot;
    }
  }
}
