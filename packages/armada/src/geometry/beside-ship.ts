/** Squadrons that a ship came down on, and where they are set beside it. */
import { type Disc, type Line, linesMeet, lineThrough, rimOnLine, rimsMeet } from '@firing-arc/table';
import { SQUADRON_RADIUS } from './bases.ts';
import {
  type Area,
  beyondReach,
  overlaps,
  type ShipBody,
  type SquadronBody,
  squadronBody,
  touches,
  WHOLE_AREA,
} from './bodies.ts';
import { type PlaceReason, placeReasons } from './squadrons.ts';

/** Indices of the squadrons that a ship has come down on. armada:overlapping.1 */
export function overlappedSquadrons(ship: ShipBody, squadrons: readonly SquadronBody[]): readonly number[] {
  return squadrons.flatMap((squadron, index) => (overlaps(ship, squadron) ? [index] : []));
}

/**
 * Reasons why squadrons may not be set down like this beside the ship that came down on them: as many as possible touch
 * the ship, the others a squadron that touches it. One list for each. armada:overlapping.3, .4, .11
 */
export function besideShipReasons(
  ship: ShipBody,
  placed: readonly SquadronBody[],
  others: readonly (ShipBody | SquadronBody)[],
): readonly (readonly (PlaceReason | 'not-touching')[])[] {
  const atShip = placed.map((squadron) => touches(squadron, ship));
  const touching = atShip.filter((one) => one).length;
  const full = touching < placed.length && touching >= packBeside(ship, others, placed.length).length;
  return placed.map((squadron, index) => {
    const rest = [ship, ...others, ...placed.filter((_, other) => other !== index)];
    const second = full && placed.some((one, other) => atShip[other] && touches(one, squadron));
    const reasons = placeReasons(squadron, rest);
    return atShip[index] || second ? reasons : [...reasons, 'not-touching'];
  });
}

/**
 * Places for up to `count` squadrons that touch a ship, packed clockwise without gaps from the place that leaves most
 * room. armada:overlapping.4
 */
export function packBeside(
  ship: ShipBody,
  others: readonly (ShipBody | SquadronBody)[],
  count: number,
  area: Area = WHOLE_AREA,
): readonly SquadronBody[] {
  let best: readonly SquadronBody[] = [];
  for (const start of roomBeside(ship, others, area)) {
    const packed = [start];
    while (packed.length < count) {
      const next = nextAround(ship, packed.at(-1)!, roomBeside(ship, [...others, ...packed], area));
      if (next === null) break;
      packed.push(next);
    }
    if (packed.length > best.length) best = packed;
    if (best.length >= count) break;
  }
  return best;
}

/** The first of some places that comes after another on the way clockwise around a ship. */
function nextAround(
  ship: ShipBody,
  after: SquadronBody,
  places: readonly SquadronBody[],
): SquadronBody | null {
  const { width, length } = ship.base;
  const once = 2 * (width + length) + 4;
  const start = wayAround(ship, after);
  let best: SquadronBody | null = null;
  let least = once;
  for (const place of places) {
    const way = wayAround(ship, place) - start;
    const ahead = way <= 0 ? way + once : way;
    if (ahead < least) {
      least = ahead;
      best = place;
    }
  }
  return best;
}

/** How far clockwise around a ship a squadron that touches it lies: along the sides, and 1 for each corner. */
function wayAround(ship: ShipBody, { x, y }: SquadronBody): number {
  const { halfX: w, halfY: h } = ship.base.footprint.core;
  const dx = x - ship.x;
  const dy = y - ship.y;
  const right = dx * ship.cos - dy * ship.sin;
  const ahead = dx * ship.sin + dy * ship.cos;
  const beyondX = Math.max(0, Math.abs(right) - w) / SQUADRON_RADIUS;
  const beyondY = Math.max(0, Math.abs(ahead) - h) / SQUADRON_RADIUS;
  const corner = beyondX / (beyondX + beyondY);
  if (ahead > h && right > -w) return right < w ? right + w : 2 * w + corner;
  if (right > w) return ahead > -h ? 2 * w + 1 + h - ahead : 2 * w + 1 + 2 * h + 1 - corner;
  if (ahead < -h) return right > -w ? 2 * w + 2 + 2 * h + w - right : 4 * w + 2 * h + 2 + corner;
  return ahead < h ? 4 * w + 2 * h + 3 + ahead + h : 4 * w + 4 * h + 4 - corner;
}

/** Where the middle of a squadron lies if it touches something, or the edge of the play area. */
interface Rims {
  readonly lines: readonly Line[];
  readonly discs: readonly Disc[];
}

function rimsOfShip({ points }: ShipBody): Rims {
  const lines: Line[] = [];
  const discs: Disc[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    const [a, b, c] = lineThrough(points[i]!, points[i + 1]!, points[j]!, points[j + 1]!);
    // The corners stand clockwise, so the normal (a, b) points out of the base.
    lines.push([a, b, c + SQUADRON_RADIUS]);
    discs.push({ x: points[i]!, y: points[i + 1]!, radius: SQUADRON_RADIUS });
  }
  return { lines, discs };
}

function rimsOf(body: ShipBody | SquadronBody): Rims {
  if (body.kind === 'ship') return rimsOfShip(body);
  return { lines: [], discs: [{ x: body.x, y: body.y, radius: body.radius + SQUADRON_RADIUS }] };
}

const edgesOf = ({ left, right, bottom, top }: Area): readonly Line[] => [
  [1, 0, left + SQUADRON_RADIUS],
  [1, 0, right - SQUADRON_RADIUS],
  [0, 1, bottom + SQUADRON_RADIUS],
  [0, 1, top - SQUADRON_RADIUS],
];

/**
 * Places where a squadron touches a ship and fits: at the ends of its sides, and wherever it also touches something
 * else or the edge. Complete: if none is found there is no room at all, for a free stretch along the ship either has
 * such an end or goes all around. armada:overlapping.3, .4
 */
export function roomBeside(
  ship: ShipBody,
  others: readonly (ShipBody | SquadronBody)[],
  area: Area = WHOLE_AREA,
): readonly SquadronBody[] {
  // Sides of ships count from afar: the places where their lines cross those of this ship are looked at too.
  const near = others.filter(
    (other) => other.kind === 'ship' || !beyondReach(ship, other, 2 * SQUADRON_RADIUS + 1),
  );
  const own = rimsOfShip(ship);
  const found: (readonly [number, number])[] = [];
  own.lines.forEach((line, side) => {
    const { x, y } = own.discs[side]!;
    found.push([x + SQUADRON_RADIUS * line[0], y + SQUADRON_RADIUS * line[1]]);
  });
  for (const { lines, discs } of [...near.map(rimsOf), { lines: edgesOf(area), discs: [] }]) {
    for (const line of own.lines) {
      for (const other of lines) found.push(...linesMeet(line, other));
      for (const disc of discs) found.push(...rimOnLine(disc, line));
    }
    for (const corner of own.discs) {
      for (const other of lines) found.push(...rimOnLine(corner, other));
      for (const disc of discs) found.push(...rimsMeet(corner, disc));
    }
  }
  return found
    .map(([x, y]) => squadronBody(x, y))
    .filter((place) => touches(place, ship) && placeReasons(place, [ship, ...near], area).length === 0);
}
