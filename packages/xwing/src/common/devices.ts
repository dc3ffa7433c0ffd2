/** Devices and remotes: outlines, guides, arcs, and where templates put them. */
import {
  containsPoint,
  cos,
  frameOf,
  moved,
  ON_LINE,
  type Pose,
  placed,
  poseAt,
  radiusOf,
  shortestLines,
  sin,
} from '@firing-arc/table';
import type { Line } from './arcs.ts';
import { BASES, type Base, type BaseSize } from './bases.ts';
import { type Body, type OutlineBody, pointsOf } from './bodies.ts';
import { DEVICE_OUTLINES } from './outlines.ts';
import { RULER } from './range.ts';
import { type Template, type TemplatePart, templateAt, templateEnd } from './templates.ts';

/** Where the end of a template lies in a device's guides, and which way they face, in the device's own frame. */
export interface Guides {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from the device's front: the way out. */
  readonly facing: number;
}

/** One kind of device marker. Lengths mm. */
export interface Device {
  readonly kind: 'bomb' | 'mine' | 'obstacle' | 'remote';
  readonly outline: readonly number[];
  readonly guides: readonly Guides[];
  /** Half-angle of its printed front arc; null if it has none. */
  readonly arcHalfAngle: number | null;
  /** Markers placed along with it: outline and pose in its own frame. */
  readonly beside: readonly { readonly outline: readonly number[]; readonly at: Pose }[];
  /** How far outline and guides may be off. */
  readonly uncertainty: number;
}

const front = (y: number): Guides => ({ name: 'front', x: 0, y, facing: 0 });
const rear = (y: number): Guides => ({ name: 'rear', x: 0, y: -y, facing: 180 });

function device(
  kind: Device['kind'],
  outline: readonly number[],
  guides: readonly Guides[],
  uncertainty = 1,
): Device {
  return { kind, outline, guides, arcHalfAngle: null, beside: [], uncertainty };
}

const traced = (id: string): readonly number[] => DEVICE_OUTLINES[id]!;

/** All drop bombs share one marker. */
const BOMB = device('bomb', traced('bomb'), [front(13.81)]);

/** The probe's five sides, each with guides; middle and distance fitted to the outline. */
const PROBE_MIDDLE = 1.4;
const PROBE_APOTHEM = 20.1;
const probeSide = (name: string, facing: number): Guides => ({
  name,
  x: PROBE_APOTHEM * sin(facing),
  y: PROBE_MIDDLE + PROBE_APOTHEM * cos(facing),
  facing,
});

/** Commandos stand on the marker of an objective: guides in front and behind, arc lines to its front corners. */
const COMMANDOS: Device = {
  ...device('remote', traced('objective'), [front(15.4), rear(15.75)], 1.5),
  arcHalfAngle: 45,
};

/**
 * The torpedoes have not been traced: 61.4 mm between their guides is measured on a digital model, the width stands
 * in for that of the other remotes.
 */
const TORPEDOES: Device = {
  ...device('remote', guidedRectangle(17, 30.7), [front(30.7), rear(30.7)], 5),
  arcHalfAngle: 45,
};

/** A rectangle with two guides in front and two behind, as on a base. */
function guidedRectangle(halfX: number, halfY: number): readonly number[] {
  const end = [-14.6, 0, -14.6, 2.9, -11, 2.9, -11, 0, 11, 0, 11, 2.9, 14.6, 2.9, 14.6, 0];
  const ahead = end.map((value, i) => (i % 2 === 0 ? value : value + halfY));
  const behind = ahead.map((value) => -value);
  return [-halfX, halfY, ...ahead, halfX, halfY, halfX, -halfY, ...behind, -halfX, -halfY];
}

/** The side mines sit in the hollows of the centre one: as near as their outlines allow. */
const CLUSTER: Device = {
  ...device('mine', traced('clustermine'), [front(19.29)]),
  beside: [
    { outline: traced('clustermine-side'), at: { x: -40.3, y: -1.1, facing: 0 } },
    { outline: traced('clustermine-side'), at: { x: 40.3, y: -1.1, facing: 0 } },
  ],
};

/** Every device whose marker has been measured, by id. The marker of a Blaze has not. */
export const DEVICES: Readonly<Record<string, Device>> = {
  protonbomb: BOMB,
  seismiccharge: BOMB,
  bomblet: BOMB,
  ionbomb: BOMB,
  electroprotonbomb: BOMB,
  concussionbomb: BOMB,
  thermaldetonator: BOMB,
  blazerbomb: BOMB,
  proximitymine: device('mine', traced('proximitymine'), [front(32.57)]),
  connernet: device('mine', traced('connernet'), [front(39.29)]),
  clustermine: CLUSTER,
  electrochaffcloud: device('obstacle', traced('electrochaffcloud'), [front(18.3)]),
  loosecargo: device('obstacle', traced('loosecargo'), [front(29.44)]),
  spareparts: device('obstacle', traced('spareparts'), [front(24.15)], 3),
  // Its front takes the end of a template, its rear tab fits between the guides of a ship.
  buzzdroidswarm: device('remote', traced('buzzdroidswarm'), [front(18.5), rear(20.56)]),
  drk1probedroid: device(
    'remote',
    traced('drk1probedroid'),
    [
      probeSide('front', 0),
      probeSide('right front', 72),
      probeSide('right rear', 144),
      probeSide('left rear', 216),
      probeSide('left front', 288),
    ],
    1.8,
  ),
  sensorbuoy: device('remote', traced('sensorbuoy'), []),
  trackingtorpedoes: TORPEDOES,
  commandos: COMMANDOS,
};

/** A side mine is an object of its own once its set lies on the table. */
const SIDE_MINE = device('mine', traced('clustermine-side'), []);

/** The device of an id. Throws RangeError if its marker has not been measured. */
export function deviceOf(id: string): Device {
  if (id === 'clustermine-side') return SIDE_MINE;
  const found = Object.hasOwn(DEVICES, id) ? DEVICES[id] : undefined;
  if (found === undefined) throw new RangeError(`no marker is known for the device "${id}"`);
  return found;
}

/** A device marker on the table; its guides are part of it. xwing2:device.16, xwing1:bombs.8 */
export function deviceBody(id: string, pose: Pose): OutlineBody {
  return outlineBody(deviceOf(id).outline, pose);
}

/** The marker of an objective: satellite, supply cache or data cache. */
export const OBJECTIVE_OUTLINE: readonly number[] = traced('objective');

/** The marker of an objective on the table. xwing2:scenarios.7 */
export function objectiveBody(pose: Pose): OutlineBody {
  return outlineBody(OBJECTIVE_OUTLINE, pose);
}

/** A device with all its markers, the main one first. xwing2:objects-bombs-and-mines.8 */
export function deviceBodies(id: string, pose: Pose): readonly OutlineBody[] {
  const { beside } = deviceOf(id);
  const others = beside.map(({ outline, at }) => outlineBody(outline, moved(pose, at.x, at.y, at.facing)));
  return [deviceBody(id, pose), ...others];
}

function outlineBody(outline: readonly number[], pose: Pose): OutlineBody {
  const { x, y } = pose;
  return { kind: 'outline', x, y, radius: radiusOf(outline), points: placed(outline, frameOf(pose)) };
}

/**
 * The pose of a Blaze whose guides hold the tab of the Blazer Bomb that left it: the rear of the bomb's marker. Its own
 * marker has not been measured; loose cargo stands in. xwing2:blaze.1
 */
export function blazePose(bomb: Pose): Pose {
  return seated(moved(bomb, 0, -BOMB_REAR, 180), deviceOf('loosecargo').guides[0]!);
}

/** From the middle of a bomb marker to its rear edge, mm. */
const BOMB_REAR = 16.28;

/** Where a device lies whose guides hold the end of a template, or stand against a base's edge. */
export function seated(end: Pose, guides: Guides): Pose {
  const facing = end.facing + 180 - guides.facing;
  const s = sin(facing);
  const c = cos(facing);
  return poseAt(end.x - guides.x * c - guides.y * s, end.y + guides.x * s - guides.y * c, facing);
}

/** A device placed by a template: the template, the device's pose, and which of its guides hold the end. */
export interface DevicePlacement {
  readonly guides: string;
  readonly pose: Pose;
  readonly template: TemplatePart | null;
}

/**
 * Drops (rear guides) or launches (front guides) a device by a template: one placement for each pair of its guides
 * that may hold the template's end; some cards set the template to a side of the base. Left is the ship's own left, behind it too, as for reverse maneuvers.
 * xwing2:device.2, xwing2:device.3, xwing1:bombs.2
 */
export function dropOrLaunch(
  id: string,
  size: BaseSize,
  from: Pose,
  guides: Edge,
  template: Template,
): readonly DevicePlacement[] {
  const part = templateAt(
    edgeOf(BASES[size], from, guides),
    guides === 'rear' ? mirrored(template) : template,
  );
  const end = templateEnd(part);
  return seats(id).map((seat) => ({ guides: seat.name, pose: seated(end, seat), template: part }));
}

function mirrored(template: Template): Template {
  const { direction } = template;
  if (direction === 'straight') return template;
  return { ...template, direction: direction === 'left' ? 'right' : 'left' };
}

/** An edge of a base: at its guides, or at the hash mark of a side. */
type Edge = 'front' | 'rear' | 'left' | 'right';

/** The middle of an edge of a base, facing out. */
function edgeOf({ half }: Base, from: Pose, edge: Edge): Pose {
  switch (edge) {
    case 'front':
      return moved(from, 0, half, 0);
    case 'rear':
      return moved(from, 0, -half, 180);
    case 'left':
      return moved(from, -half, 0, -90);
    case 'right':
      return moved(from, half, 0, 90);
  }
}

/**
 * The guides by which a device may be placed: torpedoes fly out by their rear ones, a commando team by either,
 * everything else by its front ones. xwing2:objects-remotes.12
 */
function seats(id: string): readonly Guides[] {
  const { guides } = deviceOf(id);
  if (id === 'commandos') return guides;
  const name = id === 'trackingtorpedoes' ? 'rear' : 'front';
  return guides.filter((seat) => seat.name === name);
}

/**
 * Relocates a remote by a template that begins at one of its guides. Remotes with front and rear guides move on as
 * a ship does; a probe turns so that its front guides hold the template's end. xwing2:remotes.22
 */
export function relocated(id: string, from: Pose, guides: string, template: Template): DevicePlacement {
  const known = deviceOf(id).guides;
  const start = known.find((seat) => seat.name === guides);
  const hold = known.find((seat) => seat.name === (id === 'drk1probedroid' ? 'front' : 'rear'));
  if (start === undefined || hold === undefined) {
    throw new RangeError(`the device "${id}" has no ${guides} guides by which it could be relocated`);
  }
  const part = templateAt(moved(from, start.x, start.y, start.facing), template);
  return { guides: hold.name, pose: seated(templateEnd(part), hold), template: part };
}

/** Aligns a remote to a ship's front or rear guides, its rear tab between them. xwing2:objects-remotes.3 */
export function aligned(id: string, size: BaseSize, ship: Pose, guides: 'front' | 'rear'): DevicePlacement {
  const tab = deviceOf(id).guides.find((seat) => seat.name === 'rear');
  if (tab === undefined) throw new RangeError(`the device "${id}" cannot be aligned to a ship`);
  return { guides: tab.name, pose: seated(edgeOf(BASES[size], ship, guides), tab), template: null };
}

/** What a remote measures through its arc: the distance, mm, and the lines that are so short. */
export interface RemoteShot {
  readonly mm: number;
  readonly lines: readonly Line[];
}

/**
 * The shortest lines from a remote's marker to the part of a target that is in its printed front arc, two for a
 * family; null if none of it is within range 3, or the remote has no arc. xwing2:remotes.6, xwing2:remotes.8
 */
export function remoteShot(id: string, pose: Pose, target: Body): RemoteShot | null {
  const { arcHalfAngle } = deviceOf(id);
  if (arcHalfAngle === null) return null;
  const points = pointsOf(target);
  if (containsPoint(points, pose.x, pose.y)) return { mm: 0, lines: [[pose.x, pose.y, pose.x, pose.y]] };
  const frame = frameOf(pose);
  // Half planes about the middle of the marker, turned like it.
  const plane = (a: number, b: number): readonly number[] => {
    const x = a * frame.cos + b * frame.sin;
    const y = b * frame.cos - a * frame.sin;
    return [x, y, x * frame.x + y * frame.y - ON_LINE];
  };
  const s = sin(arcHalfAngle);
  const c = cos(arcHalfAngle);
  const shot = shortestLines(deviceBody(id, pose).points, points, [...plane(c, s), ...plane(-c, s)]);
  return shot !== null && shot.mm <= RULER + ON_LINE ? shot : null;
}

/**
 * The part of a marker that is inside the play area; null if there is none. First Edition lets a bomb stick out and
 * ignores what is outside. xwing1:bombs.10
 */
export function partInside(
  body: OutlineBody,
  playArea: { readonly width: number; readonly depth: number },
): OutlineBody | null {
  const planes: readonly (readonly [number, number, number])[] = [
    [1, 0, 0],
    [-1, 0, -playArea.width],
    [0, 1, 0],
    [0, -1, -playArea.depth],
  ];
  let points = Array.from(body.points);
  for (const plane of planes) points = cutOff(points, plane);
  return points.length < 6 ? null : { ...body, points: Float64Array.from(points) };
}

/** A polygon without what lies outside the half plane a·x + b·y >= c. */
function cutOff(points: readonly number[], [a, b, c]: readonly [number, number, number]): number[] {
  const kept: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = i === 0 ? points.length - 2 : i - 2;
    const x = points[i]!;
    const y = points[i + 1]!;
    const here = a * x + b * y - c;
    const before = a * points[j]! + b * points[j + 1]! - c;
    if (here >= 0 !== before >= 0) {
      const part = before / (before - here);
      kept.push(points[j]! + part * (x - points[j]!), points[j + 1]! + part * (y - points[j + 1]!));
    }
    if (here >= 0) kept.push(x, y);
  }
  return kept;
}
