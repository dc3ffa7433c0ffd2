/** Ways to fly that a plain player may be told to prefer; it stays as clever, and weighs places otherwise. */

/** The names of plain players that fly in a style. */
export type StyleName = 'jouster' | 'flanker' | 'skirmisher';

/** What a style weighs besides what shots come to. */
export interface Style {
  /** How much the own danger counts; 1 for who has no style. */
  readonly danger: number;
  /** What it is worth to stand as near as can be to the nearest enemy, as a share of the ship's points; below 0 it keeps off. */
  readonly near: number;
  /** What it is worth to stand behind the nearest enemy rather than ahead of it, as a share of the ship's points. */
  readonly behind: number;
}

/** Who jousts shoots it out at close quarters; who flanks comes from the side; who skirmishes keeps at long range. */
export const STYLES: Readonly<Record<StyleName, Style>> = {
  jouster: { danger: 0.4, near: 0.3, behind: 0 },
  flanker: { danger: 1.4, near: 0, behind: 0.3 },
  skirmisher: { danger: 1, near: -0.2, behind: 0 },
};

/** Distances between middles (mm) at which two are as near as can be, and no longer near. */
export interface Nearness {
  readonly touching: number;
  readonly apart: number;
}

/** Of ships in X-Wing: small bases touch; range 3 is well begun. */
export const IN_XWING: Nearness = { touching: 90, apart: 330 };

/** Of ships in Armada: small bases at close range; beyond long range. */
export const IN_ARMADA: Nearness = { touching: 150, apart: 400 };

/** Somebody on the table: its middle (mm), and which way it faces by the sine and cosine of that. */
export interface Facing {
  readonly x: number;
  readonly y: number;
  readonly sin: number;
  readonly cos: number;
}

/** What a style makes of a place among enemies, as a share of the ship's points. */
export function styled(
  { near, behind }: Style,
  { x, y }: Pick<Facing, 'x' | 'y'>,
  enemies: readonly Facing[],
  { touching, apart }: Nearness,
): number {
  let least = Number.POSITIVE_INFINITY;
  let ahead = 0;
  for (const enemy of enemies) {
    const [right, up] = [x - enemy.x, y - enemy.y];
    const away = Math.sqrt(right * right + up * up);
    if (away >= least) continue;
    least = away;
    ahead = (right * enemy.sin + up * enemy.cos) / (away + 1);
  }
  const nearness = Math.max(0, Math.min(1, (apart - least) / (apart - touching)));
  return nearness * (near + (behind * (1 - ahead)) / 2);
}
