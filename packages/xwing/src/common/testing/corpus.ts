/**
 * One number for everything the geometry computes on many random tables, so that two machines can compare their
 * bits: Node and the browsers must give the same.
 */
import { atan2, cos, poseAt, sin } from '@firing-arc/table';
import { type Arc, attackLines, attackRange, lineCrosses } from '../arcs.ts';
import type { BaseSize } from '../bases.ts';
import {
  distance,
  edgeDistances,
  movedThrough,
  obstacleBody,
  overlapsBody,
  type ShipBody,
  shipBody,
  shipsOverlap,
} from '../bodies.ts';
import { executeManeuver, type Maneuver, PLACEMENTS } from '../maneuvers.ts';
import { OUTLINES } from '../outlines.ts';
import { barrelRollPlacements, boostPlacement } from '../reposition.ts';

const SIZES: readonly BaseSize[] = ['small', 'medium', 'large'];
const ARCS: readonly Arc[] = ['front', 'left', 'right', 'rear', 'bullseye', 'full-front', 'full-rear'];
const SIDES = ['left', 'right'] as const;

const MANEUVERS: readonly Maneuver[] = [
  ...[1, 2, 3, 4, 5].map((speed): Maneuver => ({ speed, bearing: 'straight', direction: 'straight' })),
  { speed: 4, bearing: 'koiogran', direction: 'straight' },
  { speed: 1, bearing: 'reverse-straight', direction: 'straight' },
  ...SIDES.flatMap((direction) =>
    [1, 2, 3].flatMap((speed): Maneuver[] =>
      (['bank', 'turn', 'segnor', 'tallon', 'reverse-bank'] as const).map((bearing) => ({
        speed,
        bearing,
        direction,
      })),
    ),
  ),
];

/** A 64-bit FNV-1a hash in two halves, fed with the bytes of doubles. */
interface Digest {
  low: number;
  high: number;
}

const bytes = new DataView(new ArrayBuffer(8));

function feed(digest: Digest, value: number): void {
  bytes.setFloat64(0, value);
  for (let i = 0; i < 8; i++) {
    const low = (digest.low ^ bytes.getUint8(i)) >>> 0;
    // Times 2^40 + 435, modulo 2^64.
    const product = low * 435;
    const carry = Math.floor(product / 4_294_967_296);
    digest.high = (Math.imul(digest.high, 435) + carry + (low << 8)) >>> 0;
    digest.low = product >>> 0;
  }
}

/** A small generator of numbers in [0, 1). */
function randomness(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

/** The hash, in hexadecimal digits, of all measurements on `tables` random tables. */
export function corpusHash(tables = 1000): string {
  const digest: Digest = { low: 0x84222325, high: 0xcbf29ce4 };
  const random = randomness(20_260_101);
  for (let i = 0; i < tables; i++) oneTable(digest, random);
  const hex = (half: number): string => half.toString(16).padStart(8, '0');
  return hex(digest.high) + hex(digest.low);
}

function oneTable(digest: Digest, random: () => number): void {
  const angle = random() * 1440 - 720;
  for (const value of [sin(angle), cos(angle), atan2(random() - 0.5, random() - 0.5)]) feed(digest, value);
  const somewhere = () => poseAt(250 + random() * 350, 250 + random() * 350, random() * 360);
  const ships: ShipBody[] = [];
  while (ships.length < 5) {
    const ship = shipBody(pick(random, SIZES), somewhere());
    if (ships.every((other) => !shipsOverlap(ship, other))) ships.push(ship);
  }
  const rocks = [0, 1, 2].map(() => obstacleBody(pick(random, Object.keys(OUTLINES)), somewhere()));
  const [me, ...others] = ships;
  const result = executeManeuver(
    me!.size,
    me!.pose,
    pick(random, MANEUVERS),
    others,
    pick(random, PLACEMENTS),
  );
  const { pose } = result;
  const after = shipBody(me!.size, pose);
  for (const value of [pose.x, pose.y, pose.facing, result.backedUp, result.lastBackedOver])
    feed(digest, value);
  for (const index of [...result.overlapped, ...result.touching]) feed(digest, index);
  if (result.template !== null) for (const index of movedThrough(result.template, rocks)) feed(digest, index);
  for (const rock of rocks) {
    feed(digest, distance(after, rock));
    feed(digest, overlapsBody(after, rock) ? 1 : 0);
  }
  feed(digest, edgeDistances(after, 914.4, 914.4));
  for (const other of others) {
    feed(digest, distance(after, other));
    const arc = pick(random, ARCS);
    feed(digest, attackRange(after, arc, other));
    for (const line of attackLines(after, arc, other)) {
      for (const value of line) feed(digest, value);
      for (const rock of rocks) feed(digest, lineCrosses(line, rock) ? 1 : 0);
    }
  }
  const roll = pick(random, barrelRollPlacements(after.size, pose, pick(random, SIDES)));
  const boost = boostPlacement(after.size, pose, pick(random, ['left', 'straight', 'right'] as const));
  for (const to of [roll.pose, boost.pose]) for (const value of [to.x, to.y, to.facing]) feed(digest, value);
}
