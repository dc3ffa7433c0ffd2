/** One number for everything the geometry computes on many random tables: Node and the browsers must give the same. */
import { corpusNumbers, type Digest, feed, hexOf, newDigest, type Pose, poseAt } from '@firing-arc/table';
import { type Aim, aim, type Party, zoneBody } from '../geometry/attack.ts';
import { roomBeside } from '../geometry/beside-ship.ts';
import {
  baseBody,
  distance,
  type ObstacleBody,
  obstacleBody,
  overlaps,
  type ShipBody,
  shipBody,
  spanFrom,
  squadronBody,
} from '../geometry/bodies.ts';
import { toolSides, yawLimits } from '../geometry/courses.ts';
import { moveShip, yawShip } from '../geometry/movement.ts';
import { OBSTACLES } from '../geometry/obstacle-data.ts';
import { SHIPS } from '../geometry/ship-data.ts';
import { isEngaged } from '../geometry/squadrons.ts';
import { HUGE_ZONES, HULLS, type Zone, zonesOfSize } from '../geometry/zones.ts';

type Random = () => number;

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

const OUTLINES = Object.keys(OBSTACLES);

/** The hash, in hexadecimal digits, of all measurements on `tables` random tables. */
export function corpusHash(tables = 1000): string {
  const digest = newDigest();
  const random = corpusNumbers(20_260_301);
  for (let i = 0; i < tables; i++) oneTable(digest, random);
  return hexOf(digest);
}

/**
 * The hash of one maneuver and two attacks on each of many small tables: two ships that may overlap at the end of the
 * course, an obstacle, a squadron.
 */
export function smallTablesHash(tables: number): string {
  const digest = newDigest();
  const random = corpusNumbers(20_260_302);
  const ids = Object.keys(HULLS);
  for (let i = 0; i < tables; i++) smallTable(digest, random, ids);
  return hexOf(digest);
}

function smallTable(digest: Digest, random: Random, ids: readonly string[]): void {
  const near = (reach: number): Pose =>
    poseAt(900 + (random() - 0.5) * reach, 450 + (random() - 0.5) * reach, random() * 360);
  const me = shipBody(pick(random, ids), near(0));
  const other = shipBody(pick(random, ids), near(500));
  const obstacles = [obstacleBody(pick(random, OUTLINES), near(400))];
  if (overlaps(me, other)) return feed(digest, -1);
  const clicks = randomCourse(random, me);
  const { pose, speed } = moveShip(me, clicks, toolSides(me.base.size, clicks)[0] ?? 'left', [other]);
  for (const value of [pose.x, pose.y, pose.facing, speed]) feed(digest, value);
  const attacker = zoneBody(me, zoneOf(random, me));
  const { x, y } = near(600);
  const surroundings = { ships: [me, other], obstacles };
  feedAim(digest, aim(attacker, zoneBody(other, zoneOf(random, other)), surroundings));
  feedAim(digest, aim(attacker, squadronBody(x, y), surroundings));
}

const zoneOf = (random: Random, { base }: ShipBody): Zone => pick(random, zonesOfSize(base.size));

/** A course of a speed in the chart of a ship, within its yaw limits. */
function randomCourse(random: Random, me: ShipBody): readonly number[] {
  const { speeds } = SHIPS[me.ship!]!;
  const limits = yawLimits(speeds, 1 + Math.floor(random() * speeds.length)) ?? [];
  return limits.map((limit) => Math.floor(random() * (2 * limit + 1)) - limit);
}

function oneTable(digest: Digest, random: Random): void {
  const somewhere = (): Pose => poseAt(500 + random() * 500, 200 + random() * 500, random() * 360);
  const ships: ShipBody[] = [];
  while (ships.length < 4) {
    const ship = shipBody(pick(random, Object.keys(HULLS)), somewhere());
    if (ships.every((other) => !overlaps(ship, other))) ships.push(ship);
  }
  const obstacles = [0, 1, 2].map(() => obstacleBody(pick(random, OUTLINES), somewhere()));
  const [me, ...others] = ships;
  moves(digest, random, me!, others, obstacles);
  attacks(digest, random, ships, obstacles);
}

function moves(
  digest: Digest,
  random: Random,
  me: ShipBody,
  others: readonly ShipBody[],
  obstacles: readonly ObstacleBody[],
): void {
  const { size } = me.base;
  const clicks = randomCourse(random, me);
  for (const side of toolSides(size, clicks)) {
    const { pose, speed, overlapped, closest } = moveShip(me, clicks, side, others);
    for (const value of [pose.x, pose.y, pose.facing, speed, ...overlapped, closest ?? -1])
      feed(digest, value);
    const end = baseBody(size, pose);
    for (const one of [...others, ...obstacles]) {
      feed(digest, distance(end, one));
      feed(digest, overlaps(end, one) ? 1 : 0);
      feed(digest, spanFrom(end, one).farthest);
    }
  }
  const { pose } = yawShip(me, pick(random, [-2, -1, 1, 2]), others);
  for (const value of [pose.x, pose.y, pose.facing]) feed(digest, value);
}

function attacks(
  digest: Digest,
  random: Random,
  ships: readonly ShipBody[],
  obstacles: readonly ObstacleBody[],
): void {
  const [first, second] = [0, 1].map(() => squadronBody(500 + random() * 500, 200 + random() * 500));
  const zones = ships.map((ship) => zoneBody(ship, zoneOf(random, ship)));
  const parties: readonly Party[] = [...zones, first!, second!];
  const surroundings = { ships, obstacles };
  for (const attacker of parties) {
    for (const defender of parties) {
      if (attacker !== defender) feedAim(digest, aim(attacker, defender, surroundings));
    }
  }
  feed(digest, isEngaged(first!, second!, surroundings) ? 1 : 0);
  for (const { x, y } of roomBeside(ships[0]!, [...ships.slice(1), first!])) {
    feed(digest, x);
    feed(digest, y);
  }
}

function feedAim(digest: Digest, found: Aim): void {
  feed(digest, found.inArc ? found.mm : -1);
  if (!found.inArc) return;
  for (const line of [...found.lines, found.sight]) for (const value of line) feed(digest, value);
  feed(digest, found.rangeThrough === null ? -1 : HUGE_ZONES.indexOf(found.rangeThrough));
  feed(digest, found.sightThrough === null ? -1 : HUGE_ZONES.indexOf(found.sightThrough));
  for (const index of [...found.obstructedBy.ships, ...found.obstructedBy.obstacles]) feed(digest, index);
}
