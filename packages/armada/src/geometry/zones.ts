/** Hull zones of ship tokens: polygons cut by arc lines, firing arcs, targeting points. In the frame of the base. */
import { CONTACT, lineThrough, ON_LINE } from '@firing-arc/table';
import { MEASURED_HULLS, type MeasuredHull, type ZoneMeasure } from './hull-zone-data.ts';
import { TOKEN_SIZES } from './measured.ts';
import { SHIPS } from './ship-data.ts';

export const ZONES = ['front', 'left', 'right', 'rear'] as const;
export type Zone = (typeof ZONES)[number];
/** A huge ship has two more. armada:huge-ship.1 */
export type AnyZone = Zone | 'left-auxiliary' | 'right-auxiliary';

const NEIGHBOURS: Readonly<Record<AnyZone, readonly AnyZone[]>> = {
  front: ['left', 'right'],
  left: ['front', 'left-auxiliary'],
  right: ['front', 'right-auxiliary'],
  rear: ['left-auxiliary', 'right-auxiliary'],
  'left-auxiliary': ['left', 'rear'],
  'right-auxiliary': ['right', 'rear'],
};

/** The hull zones that share an arc line with one. armada:hull-zones.2, armada:huge-ship.1 */
export function adjacentZones(zone: AnyZone, huge = false): readonly AnyZone[] {
  if (huge) return NEIGHBOURS[zone];
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

export interface Hull {
  readonly ship: string;
  readonly zones: Readonly<Record<Zone, HullZone>>;
  /** The whole token. */
  readonly token: readonly number[];
  /** Who measured lines and targeting points; "estimate" where nobody did. */
  readonly source: { readonly lines: string; readonly points: string };
  /** How far other measurements lie from these at most, mm; null if nobody else measured. */
  readonly spread: { readonly lines: number | null; readonly points: number | null };
}

type Four = readonly [number, number, number, number];

/** Of two shapes that nobody measured, this is what the measured ones have in common. */
function estimatedPoints(size: 'small' | 'medium' | 'large', lines: Four): Four {
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

function hullOf(ship: string, measured: MeasuredHull): Hull {
  const facts = SHIPS[ship];
  const lines = firstOf(measured.measures, 'lines');
  if (facts === undefined || facts.size === 'huge' || lines === null) throw new Error(`no lines of ${ship}`);
  const [{ value: width }, { value: length }] = TOKEN_SIZES[facts.size];
  const points = firstOf(measured.measures, 'points');
  const [atFront, aside, atSide, atRear] = points?.four ?? estimatedPoints(facts.size, lines.four);
  const w = width / 2;
  const h = length / 2;
  const front: Line = { meet: h - lines.four[0], exit: h - lines.four[1] };
  const rear: Line = { meet: h - lines.four[2], exit: h - lines.four[3] };
  const [a, b] = innerEnds(w, front, rear);
  const over = (p: Corner): Corner => [0 - p[0], p[1]];
  const ahead = side(-w, front.exit, 0, front.meet, 1);
  const behind = side(-w, rear.exit, 0, rear.meet, -1);
  const exit = frontExits(w, h, front);
  const leaves = exit[exit.length - 1]!;
  const corners: readonly Corner[] =
    exit.length === 1
      ? [
          [-w, h],
          [w, h],
        ]
      : [];
  const left = hullZone(
    polygon(...exit, a, b, [-w, rear.exit]),
    [
      ...side(-w, front.exit, 0, front.meet, -1),
      ...side(-w, rear.exit, 0, rear.meet, 1),
      // Lines that meet far apart (on the Recusant, 66 mm) cross only beyond the other side of the token.
      ...(front.meet > rear.meet ? [-1, 0, -ON_LINE] : []),
    ],
    [-aside, h - atSide],
  );
  return {
    ship,
    zones: {
      front: hullZone(
        polygon(...corners, over(leaves), over(a), a, leaves),
        [...ahead, ...mirroredArc(ahead)],
        [0, h - atFront],
      ),
      left,
      right: hullZone(mirrored(left.points), mirroredArc(left.arc), [aside, h - atSide]),
      rear: hullZone(
        polygon([w, -h], [-w, -h], [-w, rear.exit], b, over(b), [w, rear.exit]),
        [...behind, ...mirroredArc(behind)],
        [0, h - atRear],
      ),
    },
    token: [-w, h, w, h, w, -h, -w, -h],
    source: { lines: lines.source, points: points?.source ?? 'estimate' },
    spread: { lines: lines.spread, points: points?.spread ?? null },
  };
}

/** The hulls of all ships whose token somebody measured, by id. */
export const HULLS: Readonly<Record<string, Hull>> = Object.fromEntries(
  MEASURED_HULLS.flatMap((measured) => measured.ships.map((ship) => [ship, hullOf(ship, measured)])),
);
