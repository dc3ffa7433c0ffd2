/**
 * One number for everything the geometry computes on many random tables, so that two machines can compare their
 * bits: Node and the browsers must give the same.
 */
import { atan2, cos, type Pose, poseAt, sin } from '@firing-arc/table';
import { type Arc, attackLines, attackRange, lineCrosses } from '../arcs.ts';
import { type BaseSize, PLAY_AREA } from '../bases.ts';
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
import { DEVICES, deviceBody, dropOrLaunch, remoteShot } from '../devices.ts';
import { rollRegion, rollRegionFrom } from '../first-roll.ts';
import { hugePose } from '../huge.ts';
import { executeManeuver, type Maneuver, PLACEMENTS } from '../maneuvers.ts';
import { OUTLINES } from '../outlines.ts';
import {
  barrelRollPlacements,
  boostPlacement,
  refusals,
  rollPlacements,
  type Surroundings,
} from '../reposition.ts';
import type { Template } from '../templates.ts';

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
  return hexOf(digest);
}

/**
 * The hash of a hundred times as many smaller tables: each asks one question of every kind, in both editions, among
 * three ships and two obstacles or devices. Every table has a seed of its own, so that any part can be hashed alone.
 */
export function smallTablesHash(tables: number, first = 0): string {
  const digest: Digest = { low: 0x84222325, high: 0xcbf29ce4 };
  for (let i = first; i < first + tables; i++) smallTable(digest, randomness(i * 7919 + 1));
  return hexOf(digest);
}

const ALL_MANEUVERS: readonly Maneuver[] = [
  ...MANEUVERS,
  ...SIDES.flatMap((direction) =>
    [1, 2, 3].flatMap((speed): Maneuver[] =>
      (['sideslip-bank', 'sideslip-turn'] as const).map((bearing) => ({ speed, bearing, direction })),
    ),
  ),
];
const TEMPLATES: readonly Template[] = [
  { speed: 1, shape: 'straight', direction: 'straight' },
  { speed: 2, shape: 'straight', direction: 'straight' },
  ...SIDES.map((direction): Template => ({ speed: 1, shape: 'bank', direction })),
];
const DEVICE_IDS: readonly string[] = Object.keys(DEVICES);

function feedPose(digest: Digest, { x, y, facing }: Pose): void {
  feed(digest, x);
  feed(digest, y);
  feed(digest, facing);
}

function smallTable(digest: Digest, random: () => number): void {
  const somewhere = () => poseAt(300 + random() * 200, 300 + random() * 200, random() * 360);
  const me = shipBody(pick(random, SIZES), somewhere());
  const others: ShipBody[] = [];
  for (let tries = 0; tries < 6 && others.length < 3; tries++) {
    const ship = shipBody(pick(random, SIZES), somewhere());
    if (!shipsOverlap(ship, me) && others.every((other) => !shipsOverlap(ship, other))) others.push(ship);
  }
  const rock = obstacleBody(pick(random, Object.keys(OUTLINES)), somewhere());
  const device = pick(random, DEVICE_IDS);
  const marker = deviceBody(device, somewhere());
  const result = executeManeuver(
    me.size,
    me.pose,
    pick(random, ALL_MANEUVERS),
    others,
    pick(random, PLACEMENTS),
  );
  const after = shipBody(me.size, result.pose);
  feedPose(digest, result.pose);
  feed(digest, result.backedUp);
  for (const index of [...result.overlapped, ...result.touching]) feed(digest, index);
  if (result.template !== null)
    for (const i of movedThrough(result.template, [rock, marker])) feed(digest, i);
  feed(digest, distance(after, marker));
  feed(digest, overlapsBody(after, rock) ? 1 : 0);
  for (const other of others.slice(0, 1)) {
    for (const line of attackLines(after, pick(random, ARCS), other, pick(random, [300, 500]))) {
      for (const value of line) feed(digest, value);
      feed(digest, lineCrosses(line, rock) ? 1 : 0);
    }
  }
  const around: Surroundings = { ships: others, obstacles: [rock], playArea: PLAY_AREA };
  const template = pick(random, TEMPLATES);
  const side = pick(random, SIDES);
  for (const { pose, template: body } of rollPlacements(me.size, me.pose, side, template)) {
    feedPose(digest, pose);
    feed(digest, refusals(shipBody(me.size, pose), body, around).length);
  }
  const region =
    template.shape === 'straight'
      ? rollRegion({ size: me.size, from: me.pose, side, template }, around)
      : rollRegionFrom({ size: me.size, from: me.pose, side, template }, 5, around);
  for (const value of region.shifts.flat()) feed(digest, value);
  const dropped =
    DEVICES[device]!.guides.length === 0 ? [] : dropOrLaunch(device, me.size, me.pose, 'rear', template);
  for (const { pose } of dropped) feedPose(digest, pose);
  feed(digest, remoteShot('commandos', somewhere(), after)?.mm ?? -1);
  feedPose(digest, hugePose(me.pose, { speed: 2, bearing: 'bank', direction: side }));
}

function hexOf(digest: Digest): string {
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
