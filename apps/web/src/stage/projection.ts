/** How the table is looked at: one affine map from table to screen, for the stage's camera and for SVG alike. */

/** What is seen of the drawing: where it lies in the window, and how far the eye leans back from straight above. */
export interface Look {
  /** Size of the window, pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels for each mm. */
  readonly scale: number;
  /** Where the drawing's upper left corner lies, pixels from the window's. */
  readonly left: number;
  readonly top: number;
  /** Degrees from straight down. */
  readonly tilt: number;
}

/** The six numbers of CSS `matrix()` for points on the table, and how many pixels each mm of height lifts. */
export interface Affine {
  readonly plane: readonly [number, number, number, number, number, number];
  readonly lift: number;
}

/** From the drawing (mm, y down) to the window (pixels, y down). */
export function affineOf({ scale, left, top, tilt }: Look): Affine {
  const lean = (tilt * Math.PI) / 180;
  return { plane: [scale, 0, 0, scale * Math.cos(lean), left, top], lift: scale * Math.sin(lean) };
}

/** A point of the drawing, at a height above the table, in pixels of the window. */
export function toWindow({ plane, lift }: Affine, x: number, y: number, height = 0): [number, number] {
  const [a, b, c, d, e, f] = plane;
  return [a * x + c * y + e, b * x + d * y + f - lift * height];
}

/** What an orthographic camera sees, mm on the table, and how far it leans back, in radians. */
export interface Frustum {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lean: number;
}

/** The same map as an orthographic camera that looks from above, x to the right, y up, z towards the eye. */
export function frustumOf({ width, height, scale, left, top, tilt }: Look): Frustum {
  return {
    left: -left / scale,
    right: (width - left) / scale,
    top: top / scale,
    bottom: (top - height) / scale,
    lean: (tilt * Math.PI) / 180,
  };
}
