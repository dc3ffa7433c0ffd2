import {
  type ArmadaQuestion,
  type ArmadaState,
  BASES,
  bodyOf,
  type Color,
  type Course,
  cardOf,
  courseEnd,
  extent,
  legalCourses,
  overlaps,
  type Ship,
  yawLimits,
} from '@firing-arc/armada/engine';
import { cos, type Pose, sin } from '@firing-arc/table';
import { bestOf } from '../plain/choice.ts';
import { apart, firepower, nearest, type Observation, standing } from './observation.ts';

/** What it costs a ship to end on an obstacle, as shares of its fleet points. */
const ON_OBSTACLE: Readonly<Record<ArmadaState['obstacles'][number]['type'], number>> = {
  'asteroid field': 0.12,
  'debris field': 0.12,
  station: -0.03,
  'dust field': 0,
  exogorth: 0.06,
  'gravity rift': 0.15,
  purrgil: 0.12,
};

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
  // Most courses stand in several options, and on which side the tool lies moves the ship by millimetres.
  const known = new Map<string, number>();
  const worth = ({ clicks, end }: Course): number => {
    const key = clicks.join();
    const value = known.get(key) ?? endValue(observation, ship, end, clicks.length);
    known.set(key, value);
    return value;
  };
  return bestOf(question.options, ({ speed, joint }) => {
    const limits = yawLimits(speeds, speed, joint > 0 ? { raised: joint } : {});
    if (limits === null) return Number.NEGATIVE_INFINITY;
    if (speed === 0) return endValue(observation, ship, ship, 0);
    return legalCourses(size, ship, limits).reduce(
      (best, course) => Math.max(best, worth(course)),
      Number.NEGATIVE_INFINITY,
    );
  });
}

/** The best end of a course at a speed, in fleet points. */
function bestEnd(observation: Observation, ship: Ship, speed: number): number {
  const { size, speeds } = cardOf(ship);
  const limits = yawLimits(speeds, speed);
  if (limits === null) return Number.NEGATIVE_INFINITY;
  if (speed === 0) return endValue(observation, ship, ship, 0);
  return legalCourses(size, ship, limits).reduce(
    (best, { end }) => Math.max(best, endValue(observation, ship, end, speed)),
    Number.NEGATIVE_INFINITY,
  );
}

/** What a ship gains by going one faster or slower, in fleet points. */
export const gainByToken = (observation: Observation, ship: Ship): number =>
  Math.max(...[-1, 1].map((change) => bestEnd(observation, ship, ship.speed + change))) -
  bestEnd(observation, ship, ship.speed);

export function chooseCourse(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'course' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  return bestOf(question.options, ({ end: [x, y, facing] }) =>
    endValue(observation, ship, { x, y, facing }, question.speed),
  );
}

/** What it is worth to end there, in fleet points. */
export function endValue(observation: Observation, ship: Ship, end: Pose, speed: number): number {
  const { state, foes, foesLater } = observation;
  const there = standing(ship, end);
  let cost = edgeCost(state, ship, end, speed);
  if (cost >= COST.leaving) return -cost * ship.points;
  if (speed === 0) cost += COST.standing;
  const body = bodyOf(ship, end);
  for (const { ship: other, body: its } of observation.bodies) {
    if (other.id === ship.id || !overlaps(body, its)) continue;
    cost += COST.overlap + (cardOf(other).hull > cardOf(ship).hull ? COST.smaller : 0);
  }
  for (const obstacle of observation.obstacles) {
    if (overlaps(body, obstacle.body)) cost += ON_OBSTACLE[obstacle.type];
  }
  let value = WEIGHT.attack * firepower(there, foesLater);
  for (const foe of foes) {
    value -= (foe.ship.activated ? WEIGHT.laterThreat : WEIGHT.threat) * firepower(foe, [there]);
  }
  const away = nearest(
    end,
    foesLater.map(({ ship: foe }) => foe),
  );
  cost += COST.turnedAway * turnedAway(observation, ship, end) + COST.leads * leads(observation, ship, end);
  return value - (0.04 * ship.points * Math.max(0, away - 250)) / 250 - cost * ship.points;
}

/** How far a ship whose front is its strongest side turns it away from the nearest enemy: 0 not at all, 1 wholly. */
function turnedAway({ foesLater }: Observation, ship: Ship, end: Pose): number {
  const { front, left } = cardOf(ship).batteries;
  if (diceOf(front) <= diceOf(left)) return 0;
  let least = Number.POSITIVE_INFINITY;
  let ahead = 1;
  for (const { ship: foe, zones } of foesLater) {
    const { x, y } = zones[0]?.ship ?? foe;
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
function leads({ own, foesLater }: Observation, ship: Ship, end: Pose): number {
  if (!isFlotilla(ship)) return 0;
  const enemies = foesLater.map(({ ship: foe }) => foe);
  const line = own.filter((other) => !isFlotilla(other)).map((other) => nearest(other, enemies));
  if (line.length === 0) return 0;
  return Math.max(0, Math.min(...line) + FLOTILLA_BEHIND - nearest(end, enemies)) / 250;
}

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
function edgeCost(state: ArmadaState, ship: Ship, end: Pose, speed: number): number {
  const { width, depth, rounds, round } = state;
  const { size, speeds } = cardOf(ship);
  const { radius } = BASES[size].footprint;
  const toEdge = ({ x, y }: Pose): number => Math.min(x, y, width - x, depth - y);
  const inside = (at: Pose): boolean => {
    if (toEdge(at) > radius) return true;
    const { left, right, bottom, top } = extent(bodyOf(ship, at));
    return left >= 0 && bottom >= 0 && right <= width && top <= depth;
  };
  if (!inside(end)) return COST.leaving;
  if (toEdge(end) > FREE_OF_EDGES) return 0;
  const stays = (from: Pose, at: number, moves: number): boolean => {
    if (at === 0 || moves === 0) return true;
    const limits = yawLimits(speeds, at);
    if (limits === null) return false;
    // Hard over to either side, or straight on: if all of these leave the table the others do too, nearly always.
    const bends = [limits, limits.map((yaw) => -yaw), limits.map(() => 0)];
    return bends.some((clicks) => {
      const next = courseEnd(size, from, clicks, clicks[0]! < 0 ? 'left' : 'right');
      return inside(next) && stays(next, at, moves - 1);
    });
  };
  const moves = rounds > 0 ? Math.min(MOVES_AHEAD, rounds - round) : MOVES_AHEAD;
  if (stays(end, speed, moves)) return 0;
  const slows = ship.tokens.includes('navigate') || ship.dials[0] === 'navigate';
  if (slows && stays(end, speed - 1, moves)) return COST.onlySlower;
  return stays(end, speed, 1) ? COST.noWayAfter : COST.noWayOn;
}
