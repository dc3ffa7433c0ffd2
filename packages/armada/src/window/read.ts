/** From JSON to things on the table; what does not fit is told with its place in the query. */
import { type Answered, asking as askingChecked, Misfit, type Pose, poseAt, shown } from '@firing-arc/table';
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
import { zonesOfSize } from '../geometry/zones.ts';
import type { ObstacleThing, PartyThing, Position, ShipThing, Thing } from './schemas.ts';

/** A function of one kind of query, safe for anything. */
export function asking<Q, A>(schema: TSchema, answer: (query: Q) => A): (query: unknown) => Answered<A> {
  return askingChecked(Compile(schema), answer);
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

/** Who attacks or is attacked. */
export function partyOf(thing: PartyThing, where: string): Party {
  if ('base' in thing) return squadronOf(thing.at);
  const ship = shipOf(thing, where);
  if (!zonesOfSize(ship.base.size).includes(thing.zone))
    throw new Misfit(`${where}.zone`, `${shown(thing.ship)} has no hull zone ${shown(thing.zone)}`);
  return zoneBody(ship, thing.zone);
}
