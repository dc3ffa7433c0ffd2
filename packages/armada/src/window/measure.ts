import type { MeasuredLine } from '@firing-arc/table';
import { aim, isInArc, zoneBody } from '../geometry/attack.ts';
import { distance } from '../geometry/bodies.ts';
import { distanceOf, rangeOf } from '../geometry/ruler.ts';
import type { Zone } from '../geometry/zones.ts';
import { asking, obstacleOf, partyOf, shipOf, shipsOf, thingOf } from './read.ts';
import {
  type ArcsAnswer,
  type ArcsQuery,
  ArcsQuerySchema,
  type AttackAnswer,
  type AttackQuery,
  AttackQuerySchema,
  type LineJson,
  type RangeAnswer,
  type RangeQuery,
  RangeQuerySchema,
} from './schemas.ts';

function bandOf(mm: number): RangeAnswer['band'] {
  const range = rangeOf(mm);
  return range === 'extreme' ? null : range;
}

const written = ([x1, y1, x2, y2]: MeasuredLine): LineJson => [
  [x1, y1],
  [x2, y2],
];

/** `{"do":"armada-attack"}`: arc, range, line of sight, what blocks it and what obstructs it. */
export const attackQuery = asking(AttackQuerySchema, (query: AttackQuery): AttackAnswer => {
  const obstacles = (query.obstacles ?? []).map((one, index) => obstacleOf(one, `obstacles[${index}]`));
  const surroundings = { ships: shipsOf(query.ships), obstacles };
  const found = aim(partyOf(query.from, 'from'), partyOf(query.to, 'to'), surroundings, query.sight);
  if (!found.inArc) return { inArc: false };
  const { mm, lines, sight, rangeThrough, sightThrough, obstructedBy } = found;
  return {
    inArc: true,
    mm,
    band: bandOf(mm),
    distance: distanceOf(mm),
    lines: lines.map(written),
    lineOfSight: written(sight),
    blocked: rangeThrough !== null || sightThrough !== null,
    blockedBy: { range: rangeThrough, lineOfSight: sightThrough },
    obstructed: obstructedBy.ships.length + obstructedBy.obstacles.length > 0,
    obstructedBy: { ships: [...obstructedBy.ships], obstacles: [...obstructedBy.obstacles] },
  };
});

/** `{"do":"range","game":"armada"}`: from closest point to closest point of bases and obstacles. */
export const rangeQuery = asking(RangeQuerySchema, (query: RangeQuery): RangeAnswer => {
  const mm = distance(thingOf(query.from, 'from'), thingOf(query.to, 'to'));
  return { mm, band: bandOf(mm), distance: distanceOf(mm) };
});

/** `{"do":"arcs","game":"armada"}`: in which firing arcs of a ship some part of a thing is. */
export const arcsQuery = asking(ArcsQuerySchema, (query: ArcsQuery): ArcsAnswer => {
  const of = shipOf(query.of, 'of');
  const to = thingOf(query.to, 'to');
  const within = (zone: Zone): boolean => isInArc(zoneBody(of, zone), to);
  const four = { front: within('front'), left: within('left'), right: within('right'), rear: within('rear') };
  if (of.base.size !== 'huge') return four;
  return {
    ...four,
    'left-auxiliary': within('left-auxiliary'),
    'right-auxiliary': within('right-auxiliary'),
  };
});
