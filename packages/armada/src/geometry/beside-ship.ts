/** Squadrons that a ship came down on, and where they are set beside it. */
import { type Disc, type Line, linesMeet, lineThrough, rimOnLine, rimsMeet } from '@firing-arc/table';
import { SQUADRON_RADIUS } from './bases.ts';
import { overlaps, type ShipBody, type SquadronBody, squadronBody, touches, WHOLE_AREA } from './bodies.ts';
import { placeReasons, type SquadronReason } from './squadrons.ts';

/** Indices of the squadrons that a ship has come down on. armada:overlapping.1 */
export function overlappedSquadrons(ship: ShipBody, squadrons: readonly SquadronBody[]): readonly number[] {
  return squadrons.flatMap((squadron, index) => (overlaps(ship, squadron) ? [index] : []));
}

/**
 * Reasons why squadrons may not be set down like this beside the ship that came down on them: each touches the ship,
 * or, where no room is left at it, a squadron that touches it. One list for each. armada:overlapping.3, .4, .11
 */
export function besideShipReasons(
  ship: ShipBody,
  placed: readonly SquadronBody[],
  others: readonly (ShipBody | SquadronBody)[],
): readonly (readonly SquadronReason[])[] {
  const atShip = placed.map((squadron) => touches(squadron, ship));
  const settled = [...others, ...placed.filter((_, index) => atShip[index])];
  const roomLeft = atShip.includes(false) && roomBeside(ship, settled).length > 0;
  return placed.map((squadron, index) => {
    const rest = [ship, ...others, ...placed.filter((_, other) => other !== index)];
    const second = !roomLeft && placed.some((one, other) => atShip[other] && touches(one, squadron));
    const reasons = placeReasons(squadron, rest);
    return atShip[index] || second ? reasons : [...reasons, 'not-touching'];
  });
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

const EDGES: readonly Line[] = [
  [1, 0, WHOLE_AREA.left + SQUADRON_RADIUS],
  [1, 0, WHOLE_AREA.right - SQUADRON_RADIUS],
  [0, 1, WHOLE_AREA.bottom + SQUADRON_RADIUS],
  [0, 1, WHOLE_AREA.top - SQUADRON_RADIUS],
];

/**
 * Places where a squadron touches a ship and fits: at the ends of its sides, and wherever it also touches something
 * else or the edge. Complete: if none is found there is no room at all, for a free stretch along the ship either has
 * such an end or goes all around. armada:overlapping.3, .4
 */
export function roomBeside(
  ship: ShipBody,
  others: readonly (ShipBody | SquadronBody)[],
): readonly SquadronBody[] {
  const own = rimsOfShip(ship);
  const found: (readonly [number, number])[] = [];
  own.lines.forEach((line, side) => {
    const { x, y } = own.discs[side]!;
    found.push([x + SQUADRON_RADIUS * line[0], y + SQUADRON_RADIUS * line[1]]);
  });
  for (const { lines, discs } of [...others.map(rimsOf), { lines: EDGES, discs: [] }]) {
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
    .filter((place) => touches(place, ship) && placeReasons(place, [ship, ...others]).length === 0);
}
