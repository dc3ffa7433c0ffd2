/**
 * A ship type as a simple shape of our own, front up, within -1 to 1 (huge ships reach farther ahead and back): what
 * is in the middle, and what stands on the right and, mirrored, on the left.
 */
export interface Silhouette {
  readonly middle: string;
  readonly side: string;
}

export type Shapes = Readonly<Record<string, Silhouette>>;

/** A disc. */
export const ball = (r: number, y = 0, x = 0): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0-${2 * r}Z`;

/** A flat panel seen from above: its inner edge at `x`, from `top` to `bottom`. */
export const panel = (x: number, top: number, bottom: number, width = 0.13): string =>
  `M${x} ${top}h${width}V${bottom}h${-width}Z`;

/** What holds a panel, from the middle out to `x`. */
export const pylon = (x: number, half = 0.07, from = 0.2): string => `M${from}${-half}H${x}V${half}H${from}Z`;
