/** How the table is looked at: one affine map from table to screen, for the stage's camera and for SVG alike. */

/** What is seen of the drawing: where it lies in the window, and how far the eye leans back from straight above. */
export interface Look {
  /** Size of the window, pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels for each mm. */
  readonly scale: number;
  /** Where the drawing's corner lies, pixels from the window's. */
  readonly left: number;
  readonly top: number;
  /** Degrees from straight down. */
  readonly tilt: number;
  /** Degrees by which the drawing is turned clockwise. */
  readonly turn: number;
}

export const sameLook = (one: Look, other: Look): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.scale === other.scale &&
  one.left === other.left &&
  one.top === other.top &&
  one.tilt === other.tilt &&
  one.turn === other.turn;

/** The six numbers of CSS `matrix()` for points on the table, and how many pixels each mm of height lifts. */
export interface Affine {
  readonly plane: readonly [number, number, number, number, number, number];
  readonly lift: number;
}

/** From the drawing (mm, y down) to the window (pixels, y down). */
export function affineOf({ scale, left, top, tilt, turn }: Look): Affine {
  const [lean, around] = [radians(tilt), radians(turn)];
  const [sin, cos, flat] = [Math.sin(around), Math.cos(around), Math.cos(lean)];
  return {
    plane: [scale * cos, scale * sin * flat, -scale * sin, scale * cos * flat, left, top],
    lift: scale * Math.sin(lean),
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of the drawing, at a height above the table, in pixels of the window. */
export function toWindow({ plane, lift }: Affine, x: number, y: number, height = 0): [number, number] {
  const [a, b, c, d, e, f] = plane;
  return [a * x + c * y + e, b * x + d * y + f - lift * height];
}

/** The point of the drawing that is seen at a place of the window, at a height above the table. */
export function fromWindow(
  { plane, lift }: Affine,
  right: number,
  down: number,
  height = 0,
): [number, number] {
  const [a, b, c, d, e, f] = plane;
  const [x, y, area] = [right - e, down - f + lift * height, a * d - b * c];
  return [(d * x - c * y) / area, (a * y - b * x) / area];
}

/**
 * The CSS `transform` by which a picture that was taken of one look lies as it would of another: exactly for what lies on
 * the table. It fills the window in both.
 */
export function betweenLooks(taken: Look, now: Look): string {
  const [before, after] = [affineOf(taken), affineOf(now)];
  const corner = (right: number, down: number) =>
    toWindow(
      after,
      ...fromWindow(before, (right * taken.width) / now.width, (down * taken.height) / now.height),
    );
  const [[e, f], [ax, ay], [cx, cy]] = [corner(0, 0), corner(1, 0), corner(0, 1)];
  const [a, b, c, d] = [ax - e, ay - f, cx - e, cy - f];
  const isThere = [a - 1, b, c, d - 1, e, f].every((off) => Math.abs(off) < 1e-6);
  return isThere ? '' : `matrix(${[a, b, c, d, e, f].join(', ')})`;
}

/** What an orthographic camera sees, in mm; how far it leans back and is turned counterclockwise, in radians. */
export interface Frustum {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lean: number;
  readonly turn: number;
}

/** The same map as an orthographic camera that looks from above, x to the right, y up, z towards the eye; it turns first. */
export function frustumOf({ width, height, scale, left, top, tilt, turn }: Look): Frustum {
  return {
    left: -left / scale,
    right: (width - left) / scale,
    top: top / scale,
    bottom: (top - height) / scale,
    lean: radians(tilt),
    turn: radians(turn),
  };
}
