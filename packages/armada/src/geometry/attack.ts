/** Attacks as measured on the table: firing arc, attack range, line of sight, what blocks and what obstructs it. */
import {
  clipSegment,
  clipToBox,
  cut,
  discToOutline,
  distanceToSegment,
  type MeasuredLine,
  placed,
  type Shortest,
  segmentEnters,
  shortestLines,
  shortestToDisc,
} from '@firing-arc/table';
import {
  type Body,
  beyondReach,
  type Circle,
  type ObstacleBody,
  type ShipBody,
  type SquadronBody,
} from './bodies.ts';
import { type Range, rangeOf } from './ruler.ts';
import { HULLS, type Hull, type HullZone, type Zone, zonesOfSize } from './zones.ts';

/** A hull zone of a ship on the table. */
export interface ZoneBody {
  readonly kind: 'zone';
  readonly ship: ShipBody;
  readonly zone: Zone;
  readonly points: Float64Array;
  /** The firing arc as half planes of the table. */
  readonly arc: readonly number[];
  readonly target: readonly [number, number];
}

/** What attacks or is attacked; an obstacle has one zone with an arc all around it. armada:attacking-stations.1 */
export type Party = ZoneBody | SquadronBody | ObstacleBody;

/** A hull zone of a ship; throws for a bare base and for a zone that it does not have. */
export function zoneBody(ship: ShipBody, zone: Zone): ZoneBody {
  return { kind: 'zone', points: placed(knownZone(ship, zone).points, ship), ...zoneSight(ship, zone) };
}

/** What a hull zone sees, and where it is seen: a zone without its outline, for whoever weighs many places. */
export type ZoneSight = Pick<ZoneBody, 'ship' | 'zone' | 'arc' | 'target'>;

export function zoneSight(ship: ShipBody, zone: Zone): ZoneSight {
  const { arc, target } = knownZone(ship, zone);
  const [right, ahead] = target;
  const { x, y, sin, cos } = ship;
  return {
    ship,
    zone,
    arc: arcOnTable(arc, ship),
    target: [x + right! * cos + ahead! * sin, y - right! * sin + ahead! * cos],
  };
}

function knownZone(ship: ShipBody, zone: Zone): HullZone {
  const known = hullOf(ship).zones[zone];
  if (known === undefined) throw new Error(`"${ship.ship}" has no ${zone} hull zone`);
  return known;
}

/** The printed special arc of a ship, with the hull zone that it lies in; null without one. */
export function specialArc(ship: ShipBody): ZoneBody | null {
  const { special } = hullOf(ship);
  return special && { ...zoneBody(ship, 'front'), arc: arcOnTable(special, ship) };
}

function hullOf({ ship }: ShipBody): Hull {
  const hull = ship === null ? undefined : HULLS[ship];
  if (hull === undefined) throw new Error('a bare base has no hull zones');
  return hull;
}

/** Half planes of the base's frame as half planes of the table. */
function arcOnTable(arc: HullZone['arc'], { x, y, sin, cos }: ShipBody): readonly number[] {
  const out: number[] = [];
  for (let i = 0; i < arc.length; i += 3) {
    const a = arc[i]! * cos + arc[i + 1]! * sin;
    const b = arc[i + 1]! * cos - arc[i]! * sin;
    out.push(a, b, arc[i + 2]! + a * x + b * y);
  }
  return out;
}

/** Whether some part of a body is in the firing arc of a zone. armada:measuring-firing-arc-and-range.1 */
export function isInArc(of: ZoneBody, body: Body | ZoneBody): boolean {
  if (body.kind === 'squadron') return shortestToDisc(of.points, body, of.arc) !== null;
  let x1 = body.points[body.points.length - 2]!;
  let y1 = body.points[body.points.length - 1]!;
  for (let i = 0; i < body.points.length; i += 2) {
    if (clipSegment(of.arc, x1, y1, body.points[i]!, body.points[i + 1]!)) return true;
    x1 = body.points[i]!;
    y1 = body.points[i + 1]!;
  }
  return false;
}

/**
 * The shortest lines from the attacker to the part of the defender in its arc, or null if no part is. A squadron's arc
 * is all around it. armada:measuring-firing-arc-and-range.2 to .6, armada:firing-arc.4
 */
export function attackLines(attacker: Party, defender: Party): Shortest | null {
  if (attacker.kind === 'zone') {
    if (isBesideArc(attacker, baseOf(defender))) return null;
    if (defender.kind === 'squadron') return shortestToDisc(attacker.points, defender, attacker.arc);
    return shortestLines(attacker.points, defender.points, attacker.arc);
  }
  if (defender.kind !== 'squadron') {
    return attacker.kind === 'squadron'
      ? discToOutline(attacker, defender.points)
      : shortestLines(attacker.points, defender.points);
  }
  if (attacker.kind === 'squadron') return betweenDiscs(attacker, defender);
  const { mm, lines } = discToOutline(defender, attacker.points);
  return { mm, lines: lines.map(([x1, y1, x2, y2]) => [x2, y2, x1, y1]) };
}

/** The base of a hull zone; others are their own. */
export const baseOf = (party: Party): ShipBody | SquadronBody | ObstacleBody =>
  party.kind === 'zone' ? party.ship : party;

/** Whether the circle around a body lies wholly outside a firing arc. */
export function isBesideArc({ arc }: ZoneBody, { x, y, radius }: Circle): boolean {
  for (let i = 0; i < arc.length; i += 3) {
    if (arc[i]! * x + arc[i + 1]! * y < arc[i + 2]! - radius) return true;
  }
  return false;
}

function betweenDiscs(a: SquadronBody, b: SquadronBody): Shortest {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const mm = length - a.radius - b.radius;
  if (mm <= 0)
    return { mm: 0, lines: [[(a.x + b.x) / 2, (a.y + b.y) / 2, (a.x + b.x) / 2, (a.y + b.y) / 2]] };
  const from = a.radius / length;
  const to = 1 - b.radius / length;
  return { mm, lines: [[a.x + from * dx, a.y + from * dy, a.x + to * dx, a.y + to * dy]] };
}

/** Where line of sight to or from a squadron ends: 1.6 has its middle, older references its closest point. */
export type SightRule = 'middle' | 'closest';

/**
 * The line of sight: from targeting point to targeting point or squadron, of an obstacle the point closest to the other
 * one. armada:line-of-sight.1, .2, armada:attacking-stations.3
 */
export function sightLine(attacker: Party, defender: Party, rule: SightRule = 'middle'): MeasuredLine {
  const [x1, y1] = sightEnd(attacker, defender);
  const [x2, y2] = sightEnd(defender, attacker);
  if (rule === 'middle') return [x1, y1, x2, y2];
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
  const from = attacker.kind === 'squadron' && length > 0 ? Math.min(1, attacker.radius / length) : 0;
  const to = defender.kind === 'squadron' && length > 0 ? 1 - Math.min(1, defender.radius / length) : 1;
  return [x1 + from * (x2 - x1), y1 + from * (y2 - y1), x1 + to * (x2 - x1), y1 + to * (y2 - y1)];
}

function sightEnd(party: Party, other: Party): readonly [number, number] {
  if (party.kind === 'zone') return party.target;
  return party.kind === 'squadron' ? [party.x, party.y] : closestPoint(party, other);
}

/** The point of an obstacle that is closest to a hull zone or squadron. */
function closestPoint({ points }: ObstacleBody, other: Party): readonly [number, number] {
  const shortest =
    other.kind === 'squadron' ? discToOutline(other, points) : shortestLines(other.points, points)!;
  const [, , x, y] = shortest.lines[0]!;
  return [x, y];
}

/** The zone of the defender, other than the defending one, that a line goes through, or null. armada:line-of-sight.3 */
export function zoneInTheWay(line: MeasuredLine, defender: Party): Zone | null {
  if (defender.kind !== 'zone') return null;
  const { zones } = hullOf(defender.ship);
  const [x1, y1] = inFrame(defender.ship, line[0], line[1]);
  const [x2, y2] = inFrame(defender.ship, line[2], line[3]);
  for (const zone of zonesOfSize(defender.ship.base.size)) {
    if (zone !== defender.zone && clipSegment(zones[zone]!.inside, x1, y1, x2, y2)) return zone;
  }
  return null;
}

/** A point of the table in the frame of a base. */
function inFrame(ship: ShipBody, x: number, y: number): readonly [number, number] {
  const dx = x - ship.x;
  const dy = y - ship.y;
  return [dx * ship.cos - dy * ship.sin, dx * ship.sin + dy * ship.cos];
}

/** What lies about: ships and obstacles, which obstruct; squadrons never do. armada:line-of-sight.7 */
export interface Surroundings {
  readonly ships?: readonly ShipBody[];
  readonly obstacles?: readonly ObstacleBody[];
}

/** Indices of what obstructs a line of sight. */
export interface Obstruction {
  readonly ships: readonly number[];
  readonly obstacles: readonly number[];
}

/**
 * What a line of sight goes through, deeper than 1e-6 mm. Attacker and defender do not count if they are among the
 * ships, and hide the parts of obstacles that they stand on. armada:line-of-sight.4 to .8, armada:obstructed.4
 */
export function obstruction(
  line: MeasuredLine,
  attacker: Party,
  defender: Party,
  { ships = [], obstacles = [] }: Surroundings,
): Obstruction {
  const start = coveredPart(line, attacker).leave;
  const end = coveredPart(line, defender).enter;
  const [x1, y1, x2, y2] = line;
  const dx = x2 - x1;
  const dy = y2 - y1;
  const visible: MeasuredLine = [x1 + start * dx, y1 + start * dy, x1 + end * dx, y1 + end * dy];
  const throughShips: number[] = [];
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]!;
    if (goesThrough(line, ship) && !isThat(ship, attacker) && !isThat(ship, defender)) throughShips.push(i);
  }
  const throughObstacles: number[] = [];
  for (let i = 0; i < obstacles.length && start < end; i++) {
    const obstacle = obstacles[i]!;
    if (isItself(obstacle, attacker) || isItself(obstacle, defender)) continue;
    if (goesThrough(visible, obstacle)) throughObstacles.push(i);
  }
  return { ships: throughShips, obstacles: throughObstacles };
}

/** Whether a line goes through a body, deeper than 1e-6 mm. */
function goesThrough(line: MeasuredLine, body: ShipBody | ObstacleBody): boolean {
  if (distanceToSegment(body, line) > body.radius) return false;
  return segmentEnters(body.points, line[0], line[1], line[2], line[3]);
}

/** Whether a ship is the one that attacks or is attacked: no two ships have one place. */
function isThat(ship: ShipBody, party: Party): boolean {
  if (party.kind !== 'zone') return false;
  const { x, y, pose } = party.ship;
  return ship.x === x && ship.y === y && ship.pose.facing === pose.facing;
}

/** Whether an obstacle is the one that attacks or is attacked. */
const isItself = ({ obstacle, x, y }: ObstacleBody, party: Party): boolean =>
  party.kind === 'obstacle' && party.obstacle === obstacle && party.x === x && party.y === y;

/** The part of a line that lies over the base of one who attacks or is attacked. */
function coveredPart(line: MeasuredLine, party: Party): { readonly enter: number; readonly leave: number } {
  switch (party.kind) {
    case 'zone':
      return underShip(line, party.ship);
    case 'squadron':
      return underSquadron(line, party);
    case 'obstacle':
      return AT_THE_RIM;
  }
}

/** A line of sight ends where it meets the obstacle. */
const AT_THE_RIM = { enter: 1, leave: 0 };

function underShip([x1, y1, x2, y2]: MeasuredLine, ship: ShipBody) {
  // A line of sight starts or ends on the base, so it always crosses it.
  clipToBox(...inFrame(ship, x1, y1), ...inFrame(ship, x2, y2), ship.base.footprint.core);
  return { enter: cut.enter, leave: cut.leave };
}

function underSquadron([x1, y1, x2, y2]: MeasuredLine, { x, y, radius }: SquadronBody) {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const square = dx * dx + dy * dy;
  if (square === 0) return { enter: 0, leave: 1 };
  const middle = ((x - x1) * dx + (y - y1) * dy) / square;
  const offX = x1 + middle * dx - x;
  const offY = y1 + middle * dy - y;
  const half = Math.sqrt(Math.max(0, (radius * radius - offX * offX - offY * offY) / square));
  return { enter: Math.max(0, middle - half), leave: Math.min(1, middle + half) };
}

/**
 * Whether an attack is worth measuring: circles around both bases lie in reach and arc, and line of sight goes through
 * no other zone of the defender. What fails here fails `aim` too, at a tenth of the cost.
 */
export function couldAim(attacker: Party, defender: Party, reach: number, rule: SightRule): boolean {
  const from = baseOf(attacker);
  const to = baseOf(defender);
  if (beyondReach(from, to, reach + 1)) return false;
  if (attacker.kind === 'zone' && isBesideArc(attacker, to)) return false;
  return defender.kind !== 'zone' || zoneInTheWay(sightLine(attacker, defender, rule), defender) === null;
}

/** All that is measured for an attack. */
export type Aim =
  | { readonly inArc: false }
  | {
      readonly inArc: true;
      readonly mm: number;
      readonly range: Range;
      /** The shortest lines: one, or the two outermost of a family between parallel edges. */
      readonly lines: readonly MeasuredLine[];
      /** The zone of the defender that the range is measured through: the attack is illegal. */
      readonly rangeThrough: Zone | null;
      readonly sight: MeasuredLine;
      /** The zone of the defender that line of sight goes through: the attack is illegal. */
      readonly sightThrough: Zone | null;
      readonly obstructedBy: Obstruction;
    };

/** Measures an attack from a hull zone or squadron on a hull zone or squadron. armada:attack.5, .6 */
export function aim(
  attacker: Party,
  defender: Party,
  surroundings: Surroundings = {},
  rule: SightRule = 'middle',
): Aim {
  const shortest = attackLines(attacker, defender);
  if (shortest === null) return { inArc: false };
  const through = shortest.lines.map((line) => zoneInTheWay(line, defender));
  const sight = sightLine(attacker, defender, rule);
  return {
    inArc: true,
    mm: shortest.mm,
    range: rangeOf(shortest.mm),
    lines: shortest.lines,
    rangeThrough: through.includes(null) ? null : (through[0] ?? null),
    sight,
    sightThrough: zoneInTheWay(sight, defender),
    obstructedBy: obstruction(sight, attacker, defender, surroundings),
  };
}
