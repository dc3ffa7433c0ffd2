import { type Footprint, footprint, tan } from '@firing-arc/table';

/** Bases of single ships. Sizes and half-angles measured on the printed tokens; lengths mm, angles degrees. */
export type BaseSize = 'small' | 'medium' | 'large';

export interface Base {
  readonly size: BaseSize;
  /** Length of a side. */
  readonly side: number;
  readonly half: number;
  /** Angle between the midline and a line of the front arc, seen from the middle of the base. */
  readonly arcHalfAngle: number;
  readonly arcTangent: number;
  /** How far from the midline the arc line crosses the front edge. */
  readonly hashOffset: number;
  /** The square and its four guides: what counts for overlap. */
  readonly footprint: Footprint;
  /** The square alone: what counts for range, arcs and the edge of the play area. */
  readonly square: Footprint;
}

/** Guides: two at the front and two at the rear, with room for a template between them. */
export const GUIDE = { protrusion: 2.9, width: 3.6, gapInside: 22 } as const;

function base(size: BaseSize, side: number, arcHalfAngle: number): Base {
  const half = side / 2;
  const core = { x: 0, y: 0, halfX: half, halfY: half };
  const x = GUIDE.gapInside / 2 + GUIDE.width / 2;
  const y = half + GUIDE.protrusion / 2;
  const guide = (gx: number, gy: number) => ({
    x: gx,
    y: gy,
    halfX: GUIDE.width / 2,
    halfY: GUIDE.protrusion / 2,
  });
  const arcTangent = tan(arcHalfAngle);
  return {
    size,
    side,
    half,
    arcHalfAngle,
    arcTangent,
    hashOffset: half * arcTangent,
    footprint: footprint(core, guide(-x, y), guide(x, y), guide(-x, -y), guide(x, -y)),
    square: footprint(core),
  };
}

export const BASES: Readonly<Record<BaseSize, Base>> = {
  small: base('small', 40, 40.62),
  medium: base('medium', 60, 41.4),
  large: base('large', 80, 41.76),
};

/** Standard play area: 3 by 3 feet. */
export const PLAY_AREA = { width: 914.4, depth: 914.4 } as const;
