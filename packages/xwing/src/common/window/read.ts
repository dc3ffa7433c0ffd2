/** From JSON to the table's own things; what does not fit is told with its place in the query. */
import {
  type Answered,
  asking as askingChecked,
  Misfit,
  type Pose,
  poseAt,
  shortened,
  shown,
} from '@firing-arc/table';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { BASES, type Base, type BaseSize, FIRST_BASES, PLAY_AREA } from '../bases.ts';
import {
  type BaseBody,
  type Body,
  hugeBody,
  type OutlineBody,
  obstacleBody,
  type ShipBody,
  shipBody,
} from '../bodies.ts';
import { DEVICES, deviceBody } from '../devices.ts';
import type { HugeManeuver } from '../huge.ts';
import type { Bearing, Direction, Maneuver } from '../maneuvers.ts';
import { OUTLINES } from '../outlines.ts';
import { BANK_RADIUS, type Template, TURN_RADIUS } from '../templates.ts';
import type { DeviceThing, Game, ObstacleThing, Position, ShipThing, Thing } from './schemas.ts';

/** A function of one kind of query, safe for anything. */
export function asking<Q, A>(schema: TSchema, answer: (query: Q) => A): (query: unknown) => Answered<A> {
  return askingChecked(Compile(schema), answer);
}

/** The pose of a position, on the grid. */
export function poseOf([x, y, facing]: Position): Pose {
  return poseAt(x, y, facing);
}

export function positionOf({ x, y, facing }: Pose): Position {
  return [x, y, facing];
}

/** The base of a standard ship in a game. */
export function baseOf(size: ShipThing['base'], game: Game, where: string): Base {
  if (size === 'huge') throw new Misfit(where, 'a huge ship cannot do this');
  if (game === 'xwing2') return BASES[size];
  if (size === 'medium') throw new Misfit(where, 'First Edition has no medium base');
  return FIRST_BASES[size];
}

/** The base of any ship, laid on the table. */
export function shipOf({ base, at }: ShipThing, game: Game, where: string): BaseBody {
  const pose = poseOf(at);
  if (base !== 'huge') return shipBody(base, pose, baseOf(base, game, `${where}.base`));
  if (game === 'xwing1') throw new Misfit(`${where}.base`, "First Edition's huge ships are not measured");
  return hugeBody(pose);
}

/** A standard ship's base, laid on the table. */
export function standardOf(base: ShipThing['base'], at: Position, game: Game): ShipBody {
  const shape = baseOf(base, game, 'base');
  return shipBody(shape.size, poseOf(at), shape);
}

export function shipsOf(ships: readonly ShipThing[] | undefined, game: Game): readonly BaseBody[] {
  return (ships ?? []).map((ship, i) => shipOf(ship, game, `ships[${i}]`));
}

/** Whatever lies on the table. */
export function thingOf(thing: Thing, game: Game, where: string): Body {
  return 'base' in thing ? shipOf(thing, game, where) : flatOf(thing, where);
}

/** An obstacle or a device. */
export function flatOf(thing: ObstacleThing | DeviceThing, where: string): OutlineBody {
  const pose = poseOf(thing.at);
  if ('shape' in thing) {
    if (Object.hasOwn(OUTLINES, thing.shape)) return obstacleBody(thing.shape, pose);
    throw new Misfit(`${where}.shape`, `no obstacle has the shape ${shown(thing.shape)}`);
  }
  return deviceBody(knownDevice(thing.device, `${where}.device`), pose);
}

export function flatsOf(
  things: readonly (ObstacleThing | DeviceThing)[] | undefined,
  name: string,
): readonly OutlineBody[] {
  return (things ?? []).map((thing, i) => flatOf(thing, `${name}[${i}]`));
}

/** A device's id, if its marker is known. */
export function knownDevice(id: string, where: string): string {
  if (Object.hasOwn(DEVICES, id)) return id;
  throw new Misfit(where, `no marker is known for the device ${shown(id)}`);
}

export function areaOf(area: readonly [number, number] | undefined): { width: number; depth: number } {
  return area === undefined ? PLAY_AREA : { width: area[0], depth: area[1] };
}

const SIDES: readonly string[] = ['left', 'right'];
const NAMED: Readonly<Record<string, Bearing>> = {
  straight: 'straight',
  bank: 'bank',
  turn: 'turn',
  koiogran: 'koiogran',
  segnor: 'segnor',
  tallon: 'tallon',
  stationary: 'stationary',
  'reverse straight': 'reverse-straight',
  'reverse bank': 'reverse-bank',
  'sideslip bank': 'sideslip-bank',
  'sideslip turn': 'sideslip-turn',
};

/** Speed, words and direction of "3 bank left". */
function parted(text: string, where: string): { speed: number; name: string; direction: Direction } {
  const match = /^(\d+) ([a-z]+(?: [a-z]+)*?)(?: (left|right))?$/.exec(text);
  if (match === null) {
    throw new Misfit(where, `${shown(text)} is not a speed, a bearing and a side, like "3 bank left"`);
  }
  const [, speed, name, side] = match;
  return {
    speed: Number(speed),
    name: name!,
    direction: side === 'left' || side === 'right' ? side : 'straight',
  };
}

/** "2 sideslip bank left" as a maneuver that exists in the game. */
export function maneuverOf(text: string, game: Game, where: string): Maneuver {
  const { speed, name, direction } = parted(text, where);
  const bearing = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (bearing === undefined) throw new Misfit(where, `there is no bearing ${shown(name)}`);
  if (game === 'xwing1' && name.startsWith('sideslip')) {
    throw new Misfit(where, 'First Edition has no sideslips');
  }
  const way = wayOf(bearing);
  if (SIDES.includes(direction) !== (way !== 'straight')) {
    throw new Misfit(where, `a ${name} ${way === 'straight' ? 'has no side' : 'goes left or right'}`);
  }
  const most = way === 'straight' ? 5 : way === 'bank' ? BANK_RADIUS.length - 1 : TURN_RADIUS.length - 1;
  const fits = bearing === 'stationary' ? speed === 0 : speed >= 1 && speed <= most;
  if (!fits) throw new Misfit(where, `there is no template for ${shortened(text)}`);
  return { speed, bearing, direction };
}

/** Which template a bearing uses. */
function wayOf(bearing: Bearing): 'straight' | 'bank' | 'turn' {
  switch (bearing) {
    case 'straight':
    case 'koiogran':
    case 'stationary':
    case 'reverse-straight':
      return 'straight';
    case 'bank':
    case 'segnor':
    case 'reverse-bank':
    case 'sideslip-bank':
      return 'bank';
    case 'turn':
    case 'tallon':
    case 'sideslip-turn':
      return 'turn';
  }
}

/** "1 bank left" as a template. */
export function templateOf(text: string, where: string): Template {
  const { speed, name, direction } = parted(text, where);
  const { bearing } = maneuverOf(text, 'xwing2', where);
  if (bearing !== 'straight' && bearing !== 'bank' && bearing !== 'turn') {
    throw new Misfit(where, `there is no ${name} template`);
  }
  return { speed, shape: bearing, direction };
}

/** The words of a template or maneuver, as they are read. */
export function wordsOf(speed: number, name: string, direction: string): string {
  return `${speed} ${name}${direction === 'straight' ? '' : ` ${direction}`}`;
}

/** "2 bank right" as a huge ship's maneuver. */
export function hugeManeuverOf(text: string, where: string): HugeManeuver {
  const { speed, name, direction } = parted(text, where);
  if (name === 'stationary' && direction === 'straight' && speed === 0)
    return { speed, bearing: 'stationary' };
  if (name === 'straight' && direction === 'straight' && speed <= 5) return { speed, bearing: 'straight' };
  if (name === 'bank' && direction !== 'straight' && speed <= 3) return { speed, bearing: 'bank', direction };
  throw new Misfit(where, `the huge ship tool has no ${shortened(text)}`);
}

/** The size of a standard ship. */
export function sizeOf(size: ShipThing['base'], game: Game): BaseSize {
  return baseOf(size, game, 'base').size;
}
