import { Misfit } from '@firing-arc/table';
import { type Body, bodiesOverlap, edgeDistances, type OutlineBody } from '../bodies.ts';
import {
  aligned,
  type DevicePlacement,
  deviceBodies,
  deviceOf,
  dropOrLaunch,
  relocated,
} from '../devices.ts';
import type { Refusal } from '../reposition.ts';
import {
  areaOf,
  asking,
  flatsOf,
  knownDevice,
  poseOf,
  positionOf,
  shipsOf,
  sizeOf,
  templateOf,
} from './read.ts';
import { type Game, type PlaceAnswer, type PlaceQuery, PlaceQuerySchema } from './schemas.ts';

type Placed = PlaceAnswer['placements'][number];

/** `{"do":"place"}`: where a device may be dropped, launched, relocated or aligned. */
export const placeQuery = asking(PlaceQuerySchema, (query: PlaceQuery): PlaceAnswer => {
  const game = query.game ?? 'xwing2';
  const id = knownDevice(query.device, 'device');
  const ships = shipsOf(query.ships, game);
  const obstacles = flatsOf(query.obstacles, 'obstacles');
  const { width, depth } = areaOf(query.playArea);
  const placements = placesOf(query, game, id).map((placement): Placed => {
    const bodies = deviceBodies(id, placement.pose);
    const lies = lying(bodies, ships, obstacles);
    const out = -Math.min(...bodies.map((body) => edgeDistances(body, width, depth)));
    const reasons = reasonsFor(query, game, lies, out);
    const beside = bodies.slice(1).map(({ x, y }) => positionOf({ x, y, facing: placement.pose.facing }));
    return {
      ...(query.template !== undefined && { template: query.template }),
      guides: placement.guides,
      at: positionOf(placement.pose),
      legal: reasons.length === 0,
      ...(reasons.length > 0 && { reasons: [...reasons] }),
      under: { ships: lies.ships },
      overlapping: { obstacles: lies.obstacles },
      ...(beside.length > 0 && { beside }),
      ...(query.kind === 'relocate' && { fled: out > 1e-7 }),
    };
  });
  return { placements, uncertainty: deviceOf(id).uncertainty };
});

function placesOf(query: PlaceQuery, game: Game, id: string): readonly DevicePlacement[] {
  const at = poseOf(query.at);
  if (query.kind === 'relocate') {
    return [telling('guides', () => relocated(id, at, query.guides ?? 'front', templateIn(query)))];
  }
  if (query.base === undefined)
    throw new Misfit('base', `to ${query.kind} a device, the base of its ship is needed`);
  const size = sizeOf(query.base, game);
  if (query.kind !== 'align') {
    return dropOrLaunch(id, size, at, query.kind === 'drop' ? 'rear' : 'front', templateIn(query));
  }
  const { guides } = query;
  if (guides !== undefined && guides !== 'front' && guides !== 'rear') {
    throw new Misfit('guides', 'a ship has front and rear guides');
  }
  const edges: readonly ('front' | 'rear')[] = guides === undefined ? ['front', 'rear'] : [guides];
  return edges.map((edge) => telling('device', () => aligned(id, size, at, edge)));
}

function templateIn(query: PlaceQuery): ReturnType<typeof templateOf> {
  if (query.template === undefined)
    throw new Misfit('template', `to ${query.kind} a device, a template is needed`);
  return templateOf(query.template, 'template');
}

/** Tells where in the query a range error of the devices comes from. */
function telling<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) throw new Misfit(where, error.message);
    throw error;
  }
}

interface Lying {
  readonly ships: number[];
  readonly obstacles: number[];
}

function lying(bodies: readonly OutlineBody[], ships: readonly Body[], obstacles: readonly Body[]): Lying {
  const under = (others: readonly Body[]): number[] =>
    others.flatMap((other, index) => (bodies.some((body) => bodiesOverlap(other, body)) ? [index] : []));
  return { ships: under(ships), obstacles: under(obstacles) };
}

/**
 * Devices may lie under ships and on obstacles; only what is aligned to a ship may lie on nothing, and in the second
 * edition nothing is placed partly outside the play area. Relocated remotes flee instead. xwing2:device.17,
 * xwing2:objects-remotes.4, xwing2:remotes.23, xwing1:bombs.10
 */
function reasonsFor(query: PlaceQuery, game: Game, lies: Lying, out: number): readonly Refusal[] {
  const reasons: Refusal[] = [];
  if (query.kind === 'align') {
    reasons.push(...lies.ships.map((index) => ({ kind: 'overlaps-ship' as const, index })));
    reasons.push(...lies.obstacles.map((index) => ({ kind: 'overlaps-obstacle' as const, index })));
  }
  if (game === 'xwing2' && query.kind !== 'relocate' && out > 1e-7) {
    reasons.push({ kind: 'outside-play-area', mm: out });
  }
  return reasons;
}
