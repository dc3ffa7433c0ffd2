/** From JSON to things on the table; what does not fit is told with its place in the query. */
import { type Pose, poseAt } from '@firing-arc/table';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Party, zoneBody } from '../geometry/attack.ts';
import {
  type Body,
  baseBody,
  obstacleBody,
  type ShipBody,
  shipBody,
  squadronBody,
} from '../geometry/bodies.ts';
import { OBSTACLES } from '../geometry/obstacle-data.ts';
import { SHIPS, type ShipFacts } from '../geometry/ship-data.ts';
import { HULLS } from '../geometry/zones.ts';
import type { ObstacleThing, PartyThing, Position, Problem, ShipThing, Thing } from './schemas.ts';

/** An answer, or why there is none. */
export type Answered<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly problem: Problem };

/** Thrown while a query is read, and caught where it was asked. */
export class Misfit extends Error {
  readonly where: string;
  constructor(where: string, what: string) {
    super(what);
    this.where = where;
  }
}

/** Makes a function of one kind of query safe for anything: what does not fit the schema or the game is a problem. */
export function asking<Q, A>(schema: TSchema, answer: (query: Q) => A): (query: unknown) => Answered<A> {
  const validator = Compile(schema);
  return (query) => {
    if (!validator.Check(query)) return { ok: false, problem: misfitOf(validator.Errors(query)) };
    try {
      return { ok: true, answer: answer(query as Q) };
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return { ok: false, problem: { what: error.message, where: error.where } };
    }
  };
}

interface SchemaError {
  readonly instancePath: string;
  readonly message: string;
  readonly keyword?: string;
  readonly params?: unknown;
}

/** A value in an error message: short, however long or deep it is. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}
const LONGEST = 60;

/** The error that lies deepest says most; as deep, a wrong value says more than a word of another choice of shapes. */
function misfitOf(errors: readonly SchemaError[]): Problem {
  let best: SchemaError | undefined;
  for (const error of errors) if (best === undefined || weightOf(error) > weightOf(best)) best = error;
  if (best === undefined) return { what: 'is not a query', where: '' };
  const parts = best.instancePath.split('/').slice(1);
  const where = parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
  return { what: whatOf(best), where: where.replace(/^\./, '') };
}

/** What JSON Schema says of a field that is not in the schema, and of a choice, in words. */
function whatOf({ message, params }: SchemaError): string {
  if (message === 'schema is false') return 'no field of this name belongs here';
  if (typeof params === 'object' && params !== null && 'allowedValue' in params) {
    return `must be ${JSON.stringify(params.allowedValue)}`;
  }
  return `${message}${details(params)}`;
}

/** Depth first; then values before words before fields that another choice of shapes would not have. */
function weightOf({ instancePath, keyword = '' }: SchemaError): number {
  const kind = keyword === 'boolean' ? 0 : ['enum', 'const', 'anyOf'].includes(keyword) ? 1 : 2;
  return 3 * instancePath.split('/').length + kind;
}

function details(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  if ('additionalProperties' in params) return `: ${JSON.stringify(params.additionalProperties)}`;
  return 'allowedValues' in params ? `: ${JSON.stringify(params.allowedValues)}` : '';
}

export function poseOf([x, y, facing]: Position): Pose {
  return poseAt(x, y, facing);
}

export function positionOf({ x, y, facing }: Pose): Position {
  return [x, y, facing];
}

/** Size and speed chart of a ship. */
export function factsOf(ship: string, where: string): ShipFacts {
  const facts = Object.hasOwn(SHIPS, ship) ? SHIPS[ship] : undefined;
  if (facts === undefined) throw new Misfit(where, `there is no ship ${shown(ship)}`);
  return facts;
}

export function shipOf(thing: ShipThing, where: string): ShipBody {
  if ('base' in thing) return baseBody(thing.base, poseOf(thing.at));
  factsOf(thing.ship, `${where}.ship`);
  return shipBody(thing.ship, poseOf(thing.at));
}

export function shipsOf(ships: readonly ShipThing[] | undefined): readonly ShipBody[] {
  return (ships ?? []).map((ship, index) => shipOf(ship, `ships[${index}]`));
}

export function obstacleOf({ shape, at }: ObstacleThing, where: string) {
  if (!Object.hasOwn(OBSTACLES, shape)) {
    throw new Misfit(`${where}.shape`, `there is no obstacle ${shown(shape)}`);
  }
  return obstacleBody(shape, poseOf(at));
}

/** Whatever lies on the table. */
export function thingOf(thing: Thing, where: string): Body {
  if ('shape' in thing) return obstacleOf(thing, where);
  if ('base' in thing && thing.base === 'squadron') return squadronOf(thing.at);
  return shipOf(thing as ShipThing, where);
}

function squadronOf(at: Position) {
  const { x, y } = poseOf(at);
  return squadronBody(x, y);
}

/** A ship whose hull zones are known. */
export function hullOf(ship: string, at: Position, where: string): ShipBody {
  const body = shipOf({ ship, at }, where);
  if (!Object.hasOwn(HULLS, ship)) {
    throw new Misfit(`${where}.ship`, `nobody measured the hull zones of ${shown(ship)}`);
  }
  return body;
}

/** Who attacks or is attacked. */
export function partyOf(thing: PartyThing, where: string): Party {
  if ('base' in thing) return squadronOf(thing.at);
  return zoneBody(hullOf(thing.ship, thing.at, where), thing.zone);
}
