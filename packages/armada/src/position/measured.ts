import type { Measured, MeasuredThing } from '@firing-arc/referee';
import * as Type from 'typebox';
import {
  bodyOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  squadronBodyOf,
  surroundings,
  zonesOf,
} from '../game.ts';
import {
  aim,
  type Body,
  distance,
  distanceOf,
  HUGE_ZONES,
  isInArc,
  type Party,
  rangeOf,
  touches,
  type ZoneBody,
  zoneBody,
} from '../geometry/index.ts';
import { sightRule } from '../squadrons/engaged.ts';
import type { ArmadaState, Ship } from '../state.ts';

const id = Type.Integer({ minimum: 0 });
const strict = { additionalProperties: false } as const;

/** What is measured from and to beside whole ships, which are numbers. */
export const ThingSchema = Type.Union([
  Type.Object({ ship: id, zone: Type.Enum(HUGE_ZONES, { description: 'a hull zone of a ship' }) }, strict),
  Type.Object({ ship: id }, strict),
  Type.Object({ squadron: id }, strict),
  Type.Object({ obstacle: id }, strict),
]);
/** A ship by its id; a ship, one of its hull zones, a squadron or an obstacle by theirs. */
export type Thing = number | Type.Static<typeof ThingSchema>;

/**
 * What is measured between two things on the table; undefined where one of them is not there. Of hull zones it is an
 * attack: its range, whether the other is in the firing arc, and the line of sight (attack.5, .6); else the shortest
 * distance of bases, and from a ship the firing arcs in which the other is.
 */
export function measuredBetween(state: ArmadaState, from: Thing, to: Thing): Measured | undefined {
  const one = bodyAt(state, from);
  const other = bodyAt(state, to);
  if (!one || !other) return undefined;
  if (isParty(one) && isParty(other) && (one.kind === 'zone' || other.kind === 'zone'))
    return measuredAttack(state, one, other);
  const [body, target] = [baseOf(one), baseOf(other)];
  const mm = distance(body, target);
  const ship = shipAt(state, from);
  return {
    range: rangeOf(mm),
    distance: distanceOf(mm),
    touching: touches(body, target),
    arcs: ship ? arcsOf(ship, other) : {},
  };
}

/** The same, of what a scenario file says. */
export const measured = (state: ArmadaState, from: MeasuredThing, to: MeasuredThing): Measured | undefined =>
  measuredBetween(state, from as Thing, to as Thing);

function measuredAttack(state: ArmadaState, from: Party, to: Party): Measured {
  const seen = aim(from, to, surroundings(state), sightRule(state));
  const arcs = from.kind === 'zone' ? { [from.zone]: seen.inArc } : {};
  const touching = touches(baseOf(from), baseOf(to));
  if (!seen.inArc) return { range: null, distance: null, touching, arcs };
  const { ships, obstacles } = seen.obstructedBy;
  const blocked = seen.rangeThrough !== null || seen.sightThrough !== null;
  const sight = blocked ? 'blocked' : ships.length + obstacles.length > 0 ? 'obstructed' : 'clear';
  return { range: seen.range, distance: distanceOf(seen.mm), touching, arcs, sight };
}

const arcsOf = (ship: Ship, other: Body | ZoneBody): Measured['arcs'] =>
  Object.fromEntries(zonesOf(ship).map((zone) => [zone, isInArc(zoneBody(bodyOf(ship), zone), other)]));

const isParty = (body: Body | ZoneBody): body is Party => body.kind !== 'ship';
const baseOf = (body: Body | ZoneBody): Body => (body.kind === 'zone' ? body.ship : body);

function shipAt({ ships }: ArmadaState, thing: Thing): Ship | undefined {
  const ship = typeof thing === 'number' ? ships[thing] : 'ship' in thing ? ships[thing.ship] : undefined;
  return ship && inPlay(ship) ? ship : undefined;
}

/** What a thing is on the table; undefined where it is not there. */
function bodyAt(state: ArmadaState, thing: Thing): Body | ZoneBody | undefined {
  const ship = shipAt(state, thing);
  if (ship) {
    if (typeof thing === 'number' || !('zone' in thing)) return bodyOf(ship);
    return zonesOf(ship).includes(thing.zone) ? zoneBody(bodyOf(ship), thing.zone) : undefined;
  }
  if (typeof thing === 'number') return undefined;
  if ('squadron' in thing) {
    const squadron = state.squadrons[thing.squadron];
    return squadron && inPlay(squadron) ? squadronBodyOf(squadron) : undefined;
  }
  if (!('obstacle' in thing)) return undefined;
  const obstacle = placedObstacles(state).find((one) => one.id === thing.obstacle);
  return obstacle && obstacleBodyOf(obstacle);
}
