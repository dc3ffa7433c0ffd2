/** Hull zones of ship tokens: polygons cut by arc lines, firing arcs, targeting points. In the frame of the base. */
import { CONTACT, lineThrough, type MeasuredLine, ON_LINE } from '@firing-arc/table';
import type { ShipSize } from './bases.ts';
import { MEASURED_HULLS, type MeasuredHull, type ZoneMeasure } from './hull-zone-data.ts';
import { TOKEN_SIZES } from './measured.ts';
import { SHIPS } from './ship-data.ts';

export const ZONES = ['front', 'left', 'right', 'rear'] as const;
/** A huge ship has two more. armada:huge-ship.1 */
export const HUGE_ZONES = [...ZONES, 'left-auxiliary', 'right-auxiliary'] as const;
export type Zone = (typeof HUGE_ZONES)[number];

/** The hull zones of a ship of a size. armada:hull-zones.1, armada:huge-ship.1 */
export const zonesOfSize = (size: ShipSize): readonly Zone[] => (size === 'huge' ? HUGE_ZONES : ZONES);

const NEIGHBOURS: Readonly<Record<Zone, readonly Zone[]>> = {
  front: ['left', 'right'],
  left: ['front', 'left-auxiliary'],
  right: ['front', 'right-auxiliary'],
  rear: ['left-auxiliary', 'right-auxiliary'],
  'left-auxiliary': ['left', 'rear'],
  'right-auxiliary': ['right', 'rear'],
};

/** The hull zones that share an arc line with one. armada:hull-zones.2, armada:huge-ship.1 */
export function adjacentZones(zone: Zone, size: ShipSize): readonly Zone[] {
  if (size === 'huge') return NEIGHBOURS[zone];
  return zone === 'left' || zone === 'right' ? ['front', 'rear'] : ['left', 'right'];
}

export interface HullZone {
  /** A convex polygon, clockwise. */
  readonly points: readonly number[];
  /** The firing arc as half planes a, b, c: a·x + b·y >= c, the width of its lines included. */
  readonly arc: readonly number[];
  readonly target: readonly [number, number];
  /** The polygon less the width of a contact, as half planes: a line that has a part in there goes through. */
  readonly inside: readonly number[];
}

/** A zone with its inside, from a convex polygon. */
function hullZone(points: readonly number[], arc: readonly number[], target: HullZone['target']): HullZone {
  const inside: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    const [a, b, c] = lineThrough(points[i]!, points[i + 1]!, points[j]!, points[j + 1]!);
    // The corners stand clockwise: the normal points out.
    inside.push(-a, -b, CONTACT - c);
  }
  return { points, arc, target, inside };
}

/** Something of each hull zone; the auxiliary ones are there for a huge ship. */
export type PerZone<Value> = Readonly<Record<(typeof ZONES)[number], Value> & Partial<Record<Zone, Value>>>;

export interface Hull {
  readonly ship: string;
  readonly zones: PerZone<HullZone>;
  /** The arc lines from their inner ends to where they leave the token. */
  readonly lines: readonly MeasuredLine[];
  /** The special arc as half planes, where one is printed. armada:special-battery-armament-and-firing-arc.1 */
  readonly special: readonly number[] | null;
  /** The lines of that arc, as they are printed; none without one. */
  readonly specialLines: readonly MeasuredLine[];
  /** The whole token. */
  readonly token: readonly number[];
  /** Who measured lines and targeting points; "estimate" where nobody did. */
  readonly source: { readonly lines: string; readonly points: string };
  /** How far other measurements lie from these at most, mm; null if nobody else measured. */
  readonly spread: { readonly lines: number | null; readonly points: number | null };
}

type Four = readonly [number, number, number, number];

/** Of two shapes that nobody measured, this is what the measured ones have in common. */
function estimatedPoints(size: ShipSize, lines: Four): Four {
  const [{ value: width }, { value: length }] = TOKEN_SIZES[size];
  const middle = (lines[0] + lines[2]) / 2;
  if (size === 'small') return [0.105 * length, 0.285 * width, middle, 0.895 * length];
  // On medium tokens the side points lie 4.5 to 9 mm behind the meeting of the lines.
  if (size === 'medium') return [0.1 * length, 0.34 * width, middle + 5, 0.9 * length];
  return [0.093 * length, 0.374 * width, middle, 0.92 * length];
}

/** The first of some measures and how far the others lie from it. */
function firstOf(measures: readonly ZoneMeasure[], key: 'lines' | 'points') {
  const [first, ...others] = measures.filter((measure) => measure[key] !== undefined);
  if (first === undefined) return null;
  let spread: number | null = others.length === 0 ? null : 0;
  for (const other of others) {
    for (let i = 0; i < 4; i++) spread = Math.max(spread ?? 0, Math.abs(other[key]![i]! - first[key]![i]!));
  }
  return { four: first[key]!, source: first.source, spread };
}

/** The half plane ahead of (1) or behind (-1) the line through two points, its own width included. */
function side(x1: number, y1: number, x2: number, y2: number, ahead: 1 | -1): readonly number[] {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.sqrt(dx * dx + dy * dy);
  const sign = dx > 0 ? ahead : -ahead;
  const a = (-dy / length) * sign;
  const b = (dx / length) * sign;
  return [a, b, a * x1 + b * y1 - ON_LINE];
}

/** A polygon without points that stand twice. */
function polygon(...points: readonly (readonly [number, number])[]): readonly number[] {
  const kept = points.filter(([x, y], i) => {
    const [px, py] = points[(i + points.length - 1) % points.length]!;
    return x !== px || y !== py;
  });
  return kept.flat();
}

function mirrored(points: readonly number[]): readonly number[] {
  const out: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) out.push(0 - points[i]!, points[i + 1]!);
  return out;
}

/** Half planes seen in a mirror. */
function mirroredArc(arc: readonly number[]): readonly number[] {
  return arc.map((value, i) => (i % 3 === 0 ? 0 - value : value));
}

/**
 * Where the lines of the left side end inside the token: the front line and the rear line. If the front lines would meet
 * behind the rear lines (by a millimetre on some tokens, by 12 to 17 on those of Onager, Starhawk and Munificent, where
 * the slot of the stand lies between) both end where they cross.
 */
function innerEnds(halfX: number, front: Line, rear: Line): readonly [Corner, Corner] {
  if (front.meet >= rear.meet) {
    return [
      [0, front.meet],
      [0, rear.meet],
    ];
  }
  const slopeFront = (front.meet - front.exit) / halfX;
  const slopeRear = (rear.meet - rear.exit) / halfX;
  const x = (rear.meet - front.meet) / (slopeFront - slopeRear);
  const crossing: Corner = [x, front.meet + slopeFront * x];
  return [crossing, crossing];
}

type Corner = readonly [number, number];
/** An arc line: heights of its meeting on the middle line and of its exit on the side, in the frame of the base. */
interface Line {
  readonly meet: number;
  readonly exit: number;
}

/**
 * Where the front line of the left side leaves the token: through the side edge, or through the front edge (the
 * Munificent's), from where the left zone runs over the corner.
 */
function frontExits(halfX: number, halfY: number, { meet, exit }: Line): readonly [Corner, ...Corner[]] {
  if (exit <= halfY) return [[-halfX, exit]];
  return [
    [-halfX, halfY],
    [(-halfX * (halfY - meet)) / (exit - meet), halfY],
  ];
}

/** A token with its lines and targeting points, in the frame of the base. */
interface Token {
  readonly w: number;
  readonly h: number;
  readonly front: Line;
  readonly rear: Line;
  /** The inner ends of the front line and of the rear line of the left side. */
  readonly inner: readonly [Corner, Corner];
}

const opposite = ([x, y]: Corner): Corner => [0 - x, y];

/** Front and rear, which lie on both sides of the middle line. */
function ends({ w, h, front, rear, inner: [a, b] }: Token, [atFront, , , atRear]: Four) {
  const ahead = side(-w, front.exit, 0, front.meet, 1);
  const behind = side(-w, rear.exit, 0, rear.meet, -1);
  const exits = frontExits(w, h, front);
  const leaves = exits[exits.length - 1]!;
  const corners: readonly Corner[] =
    exits.length > 1
      ? []
      : [
          [-w, h],
          [w, h],
        ];
  return {
    front: hullZone(
      polygon(...corners, opposite(leaves), opposite(a), a, leaves),
      [...ahead, ...mirroredArc(ahead)],
      [0, h - atFront],
    ),
    rear: hullZone(
      polygon([w, -h], [-w, -h], [-w, rear.exit], b, opposite(b), [w, rear.exit]),
      [...behind, ...mirroredArc(behind)],
      [0, h - atRear],
    ),
  };
}

/** A zone on the left, and its image on the right. */
function pair(left: HullZone): readonly [HullZone, HullZone] {
  const [x, y] = left.target;
  return [left, hullZone(mirrored(left.points), mirroredArc(left.arc), [0 - x, y])];
}

/** The half plane left of the middle line. */
const ON_LEFT: readonly number[] = [-1, 0, -ON_LINE];

function fourZones(token: Token, points: Four): PerZone<HullZone> {
  const { w, h, front, rear, inner } = token;
  const arc = [
    ...side(-w, front.exit, 0, front.meet, -1),
    ...side(-w, rear.exit, 0, rear.meet, 1),
    // Lines that meet far apart (on the Recusant, 66 mm) cross only beyond the other side of the token.
    ...(front.meet > rear.meet ? ON_LEFT : []),
  ];
  const outline = polygon(...frontExits(w, h, front), ...inner, [-w, rear.exit]);
  const [left, right] = pair(hullZone(outline, arc, [-points[1], h - points[2]]));
  const { front: ahead, rear: behind } = ends(token, points);
  return { front: ahead, left, right, rear: behind };
}

/** The sides of a huge ship are divided by a line across the token. armada:huge-ship.1 */
function sixZones(token: Token, points: Four, { divider, point }: Auxiliary): PerZone<HullZone> {
  const { w, h, front, rear, inner } = token;
  const y = h - divider;
  const [left, right] = pair(
    hullZone(
      polygon([-w, front.exit], inner[0], [0, y], [-w, y]),
      [...side(-w, front.exit, 0, front.meet, -1), ...side(-w, y, 0, y, 1), ...ON_LEFT],
      [-points[1], h - points[2]],
    ),
  );
  const [leftAuxiliary, rightAuxiliary] = pair(
    hullZone(
      polygon([-w, y], [0, y], inner[1], [-w, rear.exit]),
      [...side(-w, y, 0, y, -1), ...side(-w, rear.exit, 0, rear.meet, 1), ...ON_LEFT],
      [-point[0], h - point[1]],
    ),
  );
  const { front: ahead, rear: behind } = ends(token, points);
  return {
    front: ahead,
    left,
    right,
    rear: behind,
    'left-auxiliary': leftAuxiliary,
    'right-auxiliary': rightAuxiliary,
  };
}

type Auxiliary = NonNullable<ZoneMeasure['auxiliary']>;

/** The arc lines of the left side, from their inner ends to where they leave the token, and those of the right side. */
function arcLines(
  { w, h, front, rear, inner }: Token,
  auxiliary: Auxiliary | undefined,
): readonly MeasuredLine[] {
  const exits = frontExits(w, h, front);
  const left: readonly MeasuredLine[] = [
    [...inner[0], ...exits[exits.length - 1]!],
    ...(auxiliary ? [[0, h - auxiliary.divider, -w, h - auxiliary.divider] as const] : []),
    [...inner[1], -w, rear.exit],
  ];
  return [...left, ...left.map(([x1, y1, x2, y2]): MeasuredLine => [0 - x1, y1, 0 - x2, y2])];
}

/** Half planes between the lines of a printed special arc. */
function specialOf(halfY: number, special: ZoneMeasure['special']): readonly number[] | null {
  if (!special) return null;
  const [x, y, exit] = special;
  const left = side(-exit, halfY, -x, halfY - y, 1);
  return [...left, ...mirroredArc(left)];
}

/** Both lines of a printed special arc, from where they begin to the front edge. */
function specialLinesOf(halfY: number, special: ZoneMeasure['special']): readonly MeasuredLine[] {
  if (!special) return [];
  const [x, y, exit] = special;
  return [
    [0 - x, halfY - y, 0 - exit, halfY],
    [x, halfY - y, exit, halfY],
  ];
}

function hullOf(ship: string, { measures }: MeasuredHull): Hull {
  const facts = SHIPS[ship];
  const lines = firstOf(measures, 'lines');
  if (facts === undefined || lines === null) throw new Error(`no lines of ${ship}`);
  const [{ value: width }, { value: length }] = TOKEN_SIZES[facts.size];
  const points = firstOf(measures, 'points');
  const four = points?.four ?? estimatedPoints(facts.size, lines.four);
  const w = width / 2;
  const h = length / 2;
  const front: Line = { meet: h - lines.four[0], exit: h - lines.four[1] };
  const rear: Line = { meet: h - lines.four[2], exit: h - lines.four[3] };
  const token: Token = { w, h, front, rear, inner: innerEnds(w, front, rear) };
  const auxiliary = measures[0]?.auxiliary;
  return {
    ship,
    zones: auxiliary ? sixZones(token, four, auxiliary) : fourZones(token, four),
    lines: arcLines(token, auxiliary),
    special: specialOf(h, measures[0]?.special),
    specialLines: specialLinesOf(h, measures[0]?.special),
    token: [-w, h, w, h, w, -h, -w, -h],
    source: { lines: lines.source, points: points?.source ?? 'estimate' },
    spread: { lines: lines.spread, points: points?.spread ?? null },
  };
}

/** The hulls of all ships by id. */
export const HULLS: Readonly<Record<string, Hull>> = Object.fromEntries(
  MEASURED_HULLS.flatMap((measured) => measured.ships.map((ship) => [ship, hullOf(ship, measured)])),
);
