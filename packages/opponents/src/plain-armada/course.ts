import {
  type ArmadaQuestion,
  type ArmadaState,
  BASES,
  beyondReach,
  bodyOf,
  type Circle,
  type Color,
  cardOf,
  courseEnd,
  legalCourses,
  overlaps,
  type Ship,
  type ShipSize,
  yawLimits,
  zonesOf,
} from '@firing-arc/armada/engine';
import { cos, type Pose, sin } from '@firing-arc/table';
import { notesFor } from '../explained.ts';
import { bestOf } from '../plain/choice.ts';
import { IN_ARMADA, styled } from '../styles.ts';
import { apart, nearest } from './deployed.ts';
import { firepower, healthOf, isInReach, standing, worthOf } from './firepower.ts';
import type { Observation } from './observation.ts';

type ObstacleType = ArmadaState['obstacles'][number]['type'];

/** Damage that a ship suffers where it ends on an obstacle: of hull for certain, and on a hull zone that its player picks. */
const DAMAGE: Readonly<Partial<Record<ObstacleType, { readonly hull: number; readonly anywhere: number }>>> =
  {
    'asteroid field': { hull: 1, anywhere: 0 },
    'debris field': { hull: 0, anywhere: 2 },
    exogorth: { hull: 0, anywhere: 1 },
    purrgil: { hull: 0, anywhere: 2 },
  };

/** What others do, as shares of its fleet points. */
const BESIDE: Readonly<Partial<Record<ObstacleType, number>>> = { station: -0.03, 'gravity rift': 0.15 };

/** What other things cost it. */
const COST = {
  leaving: 30,
  noWayOn: 8,
  noWayAfter: 3,
  onlySlower: 0.15,
  overlap: 0.12,
  smaller: 0.15,
  /** At speed 0 no defense token can be spent (armada:defense-tokens.1), and enemies fly around it. */
  standing: 0.1,
  turnedAway: 0.08,
  leads: 0.15,
} as const;

/** How much the attack after a move counts, and what those shoot who have not been activated yet, or have. */
const WEIGHT = { attack: 0.6, threat: 0.7, laterThreat: 0.25 } as const;

/** The best course for a navigate command decides its speed and joint. */
export function chooseNavigation(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'navigate' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  const { size, speeds } = cardOf(ship);
  const mover = moverOf(observation, ship);
  const isExplained = notesFor(question.options) !== undefined;
  // Most courses stand in several options, and on which side the tool lies moves the ship by millimetres.
  const known = new Map<string, number>();
  let most = Number.NEGATIVE_INFINITY;
  return bestOf(question.options, ({ speed, joint }) => {
    const limits = yawLimits(speeds, speed, joint > 0 ? { raised: joint } : {});
    if (limits === null) return Number.NEGATIVE_INFINITY;
    if (speed === 0) return endValue(mover, ship, 0);
    let best = Number.NEGATIVE_INFINITY;
    for (const { clicks, end } of legalCourses(size, ship, limits)) {
      const key = clicks.join();
      let value = known.get(key);
      if (value === undefined) {
        value = endValue(mover, end, clicks.length, isExplained ? Number.NEGATIVE_INFINITY : most);
        known.set(key, value);
      }
      if (value > best) best = value;
      if (best > most) most = best;
    }
    return best;
  });
}

/** The best end of a course at a speed, in fleet points. */
function bestEnd(mover: Mover, speed: number): number {
  const { ship } = mover;
  const { size, speeds } = cardOf(ship);
  const limits = yawLimits(speeds, speed);
  if (limits === null) return Number.NEGATIVE_INFINITY;
  if (speed === 0) return endValue(mover, ship, 0);
  return legalCourses(size, ship, limits).reduce(
    (best, { end }) => Math.max(best, endValue(mover, end, speed, best)),
    Number.NEGATIVE_INFINITY,
  );
}

/** The speed to which a card sets a ship: where an own one ends best; an enemy's, the slowest. */
export function chooseSpeed(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'pick-speed' }>,
): number {
  const ship = observation.state.ships[question.ship];
  if (ship?.player !== observation.player) return bestOf(question.options, ({ speed }) => -speed);
  const mover = moverOf(observation, ship);
  return bestOf(question.options, ({ speed }) => bestEnd(mover, speed));
}

/** What a ship gains by going one faster or slower, in fleet points. */
export function gainByToken(observation: Observation, ship: Ship): number {
  const mover = moverOf(observation, ship);
  return (
    Math.max(...[-1, 1].map((change) => bestEnd(mover, ship.speed + change))) - bestEnd(mover, ship.speed)
  );
}

export function chooseCourse(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'course' }>,
): number {
  const mover = moverOf(observation, observation.state.ships[question.ship]!);
  const isExplained = notesFor(question.options) !== undefined;
  let most = Number.NEGATIVE_INFINITY;
  return bestOf(question.options, ({ end: [x, y, facing] }) => {
    const floor = isExplained ? Number.NEGATIVE_INFINITY : most;
    const value = endValue(mover, { x, y, facing }, question.speed, floor);
    if (value > most) most = value;
    return value;
  });
}

/** What a ship needs whose ends are weighed: found out once, since there are a hundred of them. */
interface Mover {
  readonly observation: Observation;
  readonly ship: Ship;
  readonly worth: number;
  /** Enemy ships, as they stand now. */
  readonly enemies: readonly Ship[];
  /** Whether its front is its strongest side. */
  readonly hasFront: boolean;
  /** Of a flotilla, how far the ship of the line is from the enemy that is nearest to it; null for other ships. */
  readonly line: number | null;
}

function moverOf(observation: Observation, ship: Ship): Mover {
  const { front, left } = cardOf(ship).batteries;
  const enemies = observation.foesLater.map(({ ship: foe }) => foe);
  const line = isFlotilla(ship)
    ? observation.own.filter((other) => !isFlotilla(other)).map((other) => nearest(other, enemies))
    : [];
  return {
    observation,
    ship,
    worth: worthOf(ship),
    enemies,
    hasFront: diceOf(front) > diceOf(left),
    line: line.length > 0 ? Math.min(...line) : null,
  };
}

/**
 * What it is worth for a ship to end there, in fleet points; anything not above `floor` where it is not above it: what
 * enemies would do there is found out last, since that takes longest.
 */
function endValue(mover: Mover, end: Pose, speed: number, floor = Number.NEGATIVE_INFINITY): number {
  const { observation, ship, enemies } = mover;
  const { foes, foesLater } = observation;
  let cost = edgeCost(observation.state, ship, end, speed);
  if (cost >= COST.leaving) return -cost * ship.points;
  if (speed === 0) cost += COST.standing;
  const there = standing(ship, end, mover.worth);
  let value = WEIGHT.attack * firepower(there, foesLater);
  const far = (0.04 * ship.points * Math.max(0, nearest(end, enemies) - 250)) / 250;
  const faces = COST.turnedAway * turnedAway(mover, end) + COST.leads * leads(mover, end);
  const liking = likingOf(mover, end);
  if (value + liking - far - (cost + faces - MOST_HELP) * ship.points <= floor) return floor;
  cost += lyingCost(mover, end) + faces;
  const defenders = [there];
  const feared = observation.style?.danger ?? 1;
  for (const foe of foes) {
    if (!isInReach(foe.x - end.x, foe.y - end.y)) continue;
    value -= feared * (foe.ship.activated ? WEIGHT.laterThreat : WEIGHT.threat) * firepower(foe, defenders);
  }
  return value + liking - far - cost * ship.points;
}

/** What a style makes of an end, in fleet points. */
function likingOf({ observation: { style, foesLater }, ship }: Mover, end: Pose): number {
  if (!style) return 0;
  const enemies = foesLater.map(({ x, y, ship: foe }) => ({
    x,
    y,
    sin: sin(foe.facing),
    cos: cos(foe.facing),
  }));
  return ship.points * styled(style, end, enemies, IN_ARMADA);
}

/** No more than this is gained by what lies where a ship ends, of its points: a station, and what sums are rounded by. */
const MOST_HELP = 0.2;

/** What it costs to end on ships and obstacles, as a share of its fleet points. */
function lyingCost({ observation: { bodies, obstacles }, ship }: Mover, end: Pose): number {
  const near = bodies.filter(({ ship: other, body }) => other.id !== ship.id && mayOverlap(ship, end, body));
  const rocks = obstacles.filter(({ body }) => mayOverlap(ship, end, body));
  if (near.length === 0 && rocks.length === 0) return 0;
  let cost = 0;
  const body = bodyOf(ship, end);
  for (const { ship: other, body: its } of near) {
    if (!overlaps(body, its)) continue;
    cost += COST.overlap + (cardOf(other).hull > cardOf(ship).hull ? COST.smaller : 0);
  }
  for (const obstacle of rocks) {
    if (overlaps(body, obstacle.body)) cost += obstacleCost(ship, obstacle.type);
  }
  return cost;
}

/** What an obstacle costs, as a share of the ship's points: the more, the less hull and shields are left. */
export function obstacleCost(ship: Ship, type: ObstacleType): number {
  const damage = DAMAGE[type];
  if (!damage) return BESIDE[type] ?? 0;
  const most = Math.max(...zonesOf(ship).map((zone) => ship.shields[zone]));
  const onHull = damage.hull + Math.max(0, damage.anywhere - most);
  const falls = onHull >= cardOf(ship).hull - ship.damage.length;
  return (HURT * (damage.hull + damage.anywhere)) / (healthOf(ship) + 2) + (falls ? FALLS : 0);
}

/** Damage to the hull counts for a little more than its share of the ship, and losing the ship for all of it. */
const HURT = 1;
const FALLS = 1;

const mayOverlap = (ship: Ship, { x, y }: Pose, other: Circle): boolean =>
  !beyondReach({ x, y, radius: BASES[cardOf(ship).size].footprint.radius }, other, 0);

/** How far a ship whose front is its strongest side turns it away from the nearest enemy: 0 not at all, 1 wholly. */
function turnedAway({ observation: { foesLater }, hasFront }: Mover, end: Pose): number {
  if (!hasFront) return 0;
  let least = Number.POSITIVE_INFINITY;
  let ahead = 1;
  for (const { x, y } of foesLater) {
    const away = apart(end, { x, y });
    if (away >= least) continue;
    least = away;
    ahead = ((x - end.x) * sin(end.facing) + (y - end.y) * cos(end.facing)) / (away + 1);
  }
  return (1 - ahead) / 2;
}

const diceOf = (battery: Partial<Record<Color, number>> | undefined): number =>
  battery ? (battery.red ?? 0) + (battery.blue ?? 0) + (battery.black ?? 0) : 0;

/** Flotillas follow the line: 1 for each 250 mm that one is nearer to the enemy than every ship of the line. */
const leads = ({ line, enemies }: Mover, end: Pose): number =>
  line === null ? 0 : Math.max(0, line + FLOTILLA_BEHIND - nearest(end, enemies)) / 250;

/** Flotillas are to be so much farther from the enemy than the line (mm). */
const FLOTILLA_BEHIND = 60;
/** No ship but a flotilla has so little hull. */
const FLOTILLA_HULL = 3;
const isFlotilla = (ship: Ship): boolean => cardOf(ship).hull <= FLOTILLA_HULL;

/** Farther than this from every edge a ship can always turn away (mm). */
const FREE_OF_EDGES = 480;

/** In so many moves the slowest ship turns along an edge. */
const MOVES_AHEAD = 4;

/** What it costs, as a share of the ship's points, to leave the table, or to end where no way stays on it. */
export function edgeCost(state: ArmadaState, ship: Ship, end: Pose, speed: number): number {
  const { width, depth, rounds, round } = state;
  const { size, speeds } = cardOf(ship);
  if (!isInside(state, size, end)) return COST.leaving;
  if (Math.min(end.x, end.y, width - end.x, depth - end.y) > FREE_OF_EDGES) return 0;
  const moves = rounds > 0 ? Math.min(MOVES_AHEAD, rounds - round) : MOVES_AHEAD;
  const stays = (at: number, ahead: number): boolean => {
    const limits = at > 0 ? yawLimits(speeds, at) : [];
    return limits !== null && staysInside(state, size, end, bendsOf(limits), ahead);
  };
  if (stays(speed, moves)) return 0;
  const slows = ship.tokens.includes('navigate') || ship.dials[0] === 'navigate';
  if (slows && stays(speed - 1, moves)) return COST.onlySlower;
  return stays(speed, 1) ? COST.noWayAfter : COST.noWayOn;
}

/** Hard over to either side, or straight on: if all of these leave the table the others do too, nearly always. */
const bendsOf = (limits: readonly number[]): readonly (readonly number[])[] =>
  limits.length === 0 ? [] : [limits, limits.map((yaw) => -yaw), limits.map(() => 0)];

/** Whether a ship can stay on the table for so many moves, each bent in one of these ways; at speed 0 it does. */
function staysInside(
  state: ArmadaState,
  size: ShipSize,
  from: Pose,
  bends: readonly (readonly number[])[],
  moves: number,
): boolean {
  if (bends.length === 0 || moves === 0) return true;
  return bends.some((clicks) => {
    // The tool lies on the side to which the ship turns, also where its first joint is straight: else the base lies on it.
    const next = courseEnd(size, from, clicks, clicks.some((yaw) => yaw < 0) ? 'left' : 'right');
    return isInside(state, size, next) && staysInside(state, size, next, bends, moves - 1);
  });
}

/** Whether a base lies on the table wholly: the circle around it tells of most, and its corners are those of a rectangle. */
function isInside({ width, depth }: ArmadaState, size: ShipSize, { x, y, facing }: Pose): boolean {
  const { radius, core } = BASES[size].footprint;
  if (x > radius && y > radius && width - x > radius && depth - y > radius) return true;
  const across = Math.abs(cos(facing));
  const along = Math.abs(sin(facing));
  const halfX = core.halfX * across + core.halfY * along;
  const halfY = core.halfX * along + core.halfY * across;
  return x >= halfX && y >= halfY && x + halfX <= width && y + halfY <= depth;
}
