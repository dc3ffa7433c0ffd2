/** From a query and its answer to a picture. */
import { frameOf, type Pose, placed } from '@firing-arc/table';
import { SQUADRON_RADIUS } from '../geometry/bases.ts';
import { OBSTACLES } from '../geometry/obstacle-data.ts';
import { type ToolSide, toolPieces } from '../geometry/tool.ts';
import { courseOf, moverOf } from '../window/move.ts';
import { factsOf, poseOf } from '../window/read.ts';
import type {
  ArcsAnswer,
  ArcsQuery,
  AttackAnswer,
  AttackQuery,
  LineJson,
  MoveAnswer,
  MoveQuery,
  ObstacleThing,
  Query,
  RangeAnswer,
  RangeQuery,
  ShipThing,
  Thing,
} from '../window/schemas.ts';
import { arcShapes, baseShapes, type Look, picture, type Shape, zoneShapes } from './picture.ts';

/** A query and its answer, of whichever kind the query is. */
export function drawArmadaQuery(query: Query, answer: unknown): string {
  // An answer belongs to its query: its `do` tells the kind of both.
  switch (query.do) {
    case 'armada-move':
      return drawArmadaMove(query, answer as MoveAnswer);
    case 'armada-attack':
    case 'attack':
      return drawArmadaAttack(query, answer as AttackAnswer);
    case 'range':
      return drawArmadaRange(query, answer as RangeAnswer);
    case 'arcs':
      return drawArmadaArcs(query, answer as ArcsAnswer);
  }
}

/** The maneuver tool as it lies for a course of a ship that stands at a pose. */
function toolShapes(query: MoveQuery, clicks: readonly number[], side: ToolSide): readonly Shape[] {
  const frame = frameOf(poseOf(query.at));
  return toolPieces(moverOf(query).size, clicks, side).map(({ frame: own, box: { halfX: w, halfY: h } }) => ({
    kind: 'polygon',
    look: 'tool',
    points: placed(placed([-w, h, w, h, w, -h, -w, -h], own), frame),
  }));
}

/** A course: start, tool and end, red if it is refused; or the ends of all courses. */
export function drawArmadaMove(query: MoveQuery, answer: MoveAnswer): string {
  const { size } = moverOf(query);
  const start = [
    ...(query.ships ?? []).flatMap((ship) => thingShapes(ship)),
    ...baseShapes(size, poseOf(query.at), 'start'),
  ];
  if ('courses' in answer) {
    const ends = answer.courses.flatMap(({ at }) => baseShapes(size, poseOf(at), 'base'));
    return picture([...start, ...ends], `${answer.courses.length} legal courses`);
  }
  const { clicks, side } = courseOf(query, query.clicks ?? []);
  const course = [
    ...baseShapes(size, poseOf(answer.at), answer.legal ? 'base' : 'refused'),
    ...toolShapes(query, clicks, side),
  ];
  const moved = answer.moved === undefined ? [] : baseShapes(size, poseOf(answer.moved.at), 'chosen');
  const verdict = answer.legal ? 'legal' : `refused, ${answer.reason}`;
  return picture([...start, ...course, ...moved], `Speed ${clicks.length}, tool on the ${side}: ${verdict}`);
}

/** An attack: both parties, the arc, the shortest lines in red, line of sight in green, and what lies about. */
export function drawArmadaAttack(query: AttackQuery, answer: AttackAnswer): string {
  const { from, to } = query;
  const parties = [from, to].flatMap((party) =>
    'zone' in party ? hullShapes(party.ship, poseOf(party.at), party.zone) : squadronShapes(poseOf(party.at)),
  );
  const arc = 'zone' in from ? arcShapes(from.ship, poseOf(from.at)) : [];
  const about = [...(query.ships ?? []), ...(query.obstacles ?? [])].flatMap((one) => thingShapes(one));
  if (!answer.inArc) return picture([...about, ...parties, ...arc], 'Not in arc');
  const line = (look: Look, [start, end]: LineJson): Shape => ({ kind: 'line', look, from: start, to: end });
  const lines = [...answer.lines.map((one) => line('range', one)), line('sight', answer.lineOfSight)];
  const words = [
    answer.band ?? 'beyond the ruler',
    ...(answer.blocked ? ['blocked'] : []),
    ...(answer.obstructed ? ['obstructed'] : []),
  ];
  return picture([...about, ...parties, ...arc, ...lines], words.join(', '));
}

/** Two things and the band they are in. */
export function drawArmadaRange(query: RangeQuery, answer: RangeAnswer): string {
  const shapes = [query.from, query.to].flatMap((thing) => thingShapes(thing));
  return picture(shapes, `${Math.round(answer.mm * 100) / 100} mm, ${answer.band ?? 'beyond the ruler'}`);
}

/** A ship with its arc lines, and a thing. */
export function drawArmadaArcs(query: ArcsQuery, answer: ArcsAnswer): string {
  const { ship, at } = query.of;
  const arcs = (Object.keys(answer) as (keyof ArcsAnswer)[]).filter((arc) => answer[arc]);
  const shapes = [
    ...hullShapes(ship, poseOf(at), null),
    ...arcShapes(ship, poseOf(at)),
    ...thingShapes(query.to),
  ];
  return picture(shapes, `In arc: ${arcs.join(', ') || 'none'}`);
}

function hullShapes(ship: string, pose: Pose, chosen: string | null): readonly Shape[] {
  return [...baseShapes(factsOf(ship, 'ship').size, pose, 'start'), ...zoneShapes(ship, pose, chosen)];
}

function squadronShapes({ x, y }: Pose): readonly Shape[] {
  return [{ kind: 'disc', look: 'start', at: [x, y], radius: SQUADRON_RADIUS }];
}

function thingShapes(thing: Thing | ShipThing | ObstacleThing): readonly Shape[] {
  const pose = poseOf(thing.at);
  if ('shape' in thing) {
    const points = placed(OBSTACLES[thing.shape]!.points, frameOf(pose));
    return [{ kind: 'polygon', look: 'obstacle', points }];
  }
  if ('ship' in thing) return hullShapes(thing.ship, pose, null);
  return thing.base === 'squadron' ? squadronShapes(pose) : baseShapes(thing.base, pose, 'start');
}
