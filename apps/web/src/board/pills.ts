/** Where the label of each ship lies: beside it, over no ship and over no other label. All in mm of the drawing. */

/** What a label belongs to: the middle of a ship, how far it reaches from there, and the size of its label. */
export interface Labelled {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of a label, from the middle of its ship; `far` where a line must lead from one to the other. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly far: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A part of the drawing: that in which labels should lie, or one that they leave free. */
export type Bounds = Box;

const boxOf = (x: number, y: number, halfX: number, halfY: number): Box => ({
  left: x - halfX,
  right: x + halfX,
  top: y - halfY,
  bottom: y + halfY,
});

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});

const within = (a: Box, bounds: Box): boolean =>
  a.left >= bounds.left && a.right <= bounds.right && a.top >= bounds.top && a.bottom <= bounds.bottom;

/** Towards where a label goes: below its ship first, then above, then to the sides and between. */
const TOWARDS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.45, 1],
  [-0.45, 1],
  [0.45, -1],
  [-0.45, -1],
] as const;
/** How far labels fan out before one gives up, in heights of a label. */
const RINGS = [0, 0.7, 1.5, 2.4, 3.4, 4.6, 6, 8];

/**
 * Lays every label, each as near to its ship as it can and over nothing that is to stay free: ships in the thick of
 * others choose first. What is seen keeps its label in sight where there is room for it. A label that finds no room
 * within reach is left out.
 */
export function layPills(
  labelled: readonly Labelled[],
  gap: number,
  bounds: Bounds,
  free: readonly Bounds[] = [],
  seen: Bounds | null = null,
): ReadonlyMap<number, Laid> {
  const ships = labelled.map(({ x, y, halfX, halfY }) => boxOf(x, y, halfX, halfY));
  const taken: Box[] = [...ships, ...free];
  const laid = new Map<number, Laid>();
  const crowd = (one: Labelled) =>
    labelled.filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < 2 * (one.halfX + one.width)).length;
  const inTurn = labelled.toSorted((a, b) => crowd(b) - crowd(a) || a.id - b.id);
  for (const one of inTurn) {
    const inSight = seen && meet(boxOf(one.x, one.y, 0, 0), seen) ? overlap(bounds, seen) : bounds;
    const place = placeOf(one, taken, gap, inSight) ?? placeOf(one, taken, gap, bounds);
    if (!place) continue;
    laid.set(one.id, place);
    taken.push(boxOf(one.x + place.x, one.y + place.y, one.width / 2 + gap / 2, one.height / 2 + gap / 2));
  }
  return laid;
}

function placeOf(one: Labelled, taken: readonly Box[], gap: number, bounds: Bounds): Laid | null {
  for (const ring of RINGS) {
    for (const [right, down] of TOWARDS) {
      const away = gap + ring * one.height;
      const x = right * (one.halfX + one.width / 2 + away);
      const y = down * (one.halfY + one.height / 2 + away);
      const box = boxOf(one.x + x, one.y + y, one.width / 2, one.height / 2);
      if (within(box, bounds) && !taken.some((other) => meet(box, other))) return { x, y, far: ring > 0 };
    }
  }
  return null;
}
