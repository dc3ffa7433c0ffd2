import { type Footprint, footprint, tan } from '@firing-arc/table';

/** Bases of single ships. Sizes and half-angles measured on the printed tokens; lengths mm, angles degrees. */
export type BaseSize = 'small' | 'medium' | 'large';

/** What arcs, range and overlap need to know of any base. */
export interface BaseShape {
  /** Half the width, and half the length ahead and behind. */
  readonly halfX: number;
  readonly halfY: number;
  /** Angle between the midline and a line of the front arc, seen from the middle of the base. */
  readonly arcHalfAngle: number;
  readonly arcTangent: number;
  /** Width of the bullseye arc. */
  readonly bullseye: number;
  /** The rectangle and its guides: what counts for overlap. */
  readonly footprint: Footprint;
  /** The rectangle alone: what counts for range, arcs and the edge of the play area. */
  readonly square: Footprint;
}

/** The base of a small, medium or large ship: a square. */
export interface Base extends BaseShape {
  readonly size: BaseSize;
  /** Length of a side. */
  readonly side: number;
  readonly half: number;
  /** How far from the midline the arc line crosses the front edge. */
  readonly hashOffset: number;
}

/** The base of a huge ship. */
export interface HugeBase extends BaseShape {
  readonly size: 'huge';
}

/** Guides: two at the front and two at the rear, with room for a template between them. */
export const GUIDE = { protrusion: 2.9, width: 3.6, gapInside: 22 } as const;

/** Width of the bullseye arc, mm: that of the range ruler. xwing2:arc.8 */
export const BULLSEYE_WIDTH = 15;
/** Width of the bullseye arc printed on First Edition tokens, mm (44.5 pixels of 0.354 mm; 5 % uncertain). */
const FIRST_BULLSEYE_WIDTH = 15.8;

function base(size: BaseSize, side: number, arcHalfAngle: number, bullseye: number): Base {
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
    halfX: half,
    halfY: half,
    arcHalfAngle,
    arcTangent,
    bullseye,
    hashOffset: half * arcTangent,
    footprint: footprint(core, guide(-x, y), guide(x, y), guide(-x, -y), guide(x, -y)),
    square: footprint(core),
  };
}

export const BASES: Readonly<Record<BaseSize, Base>> = {
  small: base('small', 40, 40.62, BULLSEYE_WIDTH),
  medium: base('medium', 60, 41.4, BULLSEYE_WIDTH),
  large: base('large', 80, 41.76, BULLSEYE_WIDTH),
};

/** First Edition has the same small and large bases with arc lines of its own, and no medium ones. */
export const FIRST_BASES: Readonly<Record<'small' | 'large', Base>> = {
  small: base('small', 40, 40.45, FIRST_BULLSEYE_WIDTH),
  large: base('large', 80, 42.03, FIRST_BULLSEYE_WIDTH),
};

/**
 * The base of a huge ship: 80 by 221 mm, arc lines through its middle. Its guides have not been measured and are
 * left out; sizes are good to 1 mm, the angle to half a degree.
 */
export const HUGE_BASE: HugeBase = {
  size: 'huge',
  halfX: 40,
  halfY: 110.5,
  arcHalfAngle: 41.45,
  arcTangent: tan(41.45),
  bullseye: BULLSEYE_WIDTH,
  footprint: footprint({ x: 0, y: 0, halfX: 40, halfY: 110.5 }),
  square: footprint({ x: 0, y: 0, halfX: 40, halfY: 110.5 }),
};

/** Half of the base of a huge ship in two sections of First Edition; its arc lines cross in the middle of the half. */
function sectionBase(arcHalfAngle: number): HugeBase {
  const core = { x: 0, y: 0, halfX: HUGE_BASE.halfX, halfY: HUGE_BASE.halfY / 2 };
  return {
    ...HUGE_BASE,
    halfY: core.halfY,
    arcHalfAngle,
    arcTangent: tan(arcHalfAngle),
    footprint: footprint(core),
    square: footprint(core),
  };
}

/**
 * The halves of First Edition's huge ships in two sections, by their firing arcs: 90 degrees to either side, or 106 and
 * 136 degrees ahead; angles of a public digital game, good to some degrees.
 */
export const SECTION_BASES = { broadside: sectionBase(45), fore: sectionBase(53), aft: sectionBase(68) };

/** Standard play area: 3 by 3 feet. */
export const PLAY_AREA = { width: 914.4, depth: 914.4 } as const;
