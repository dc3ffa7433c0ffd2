import { nextUint32 } from '@firing-arc/table';
import {
  type BaseBody,
  edgeDistances,
  executeManeuver,
  insidePlayArea,
  type Maneuver,
  movedThrough,
  overlapsBody,
  type Pose,
  previewManeuver,
} from '@firing-arc/xwing/common';
import {
  bodyOf,
  type FirstQuestion,
  type FirstState,
  hugeCourse,
  isCloaked,
  isFlyable,
  isHuge,
  isIonized,
  isSameShip,
  isStressed,
  otherSection,
  type Ship,
  sizeOf,
  skillOf,
  typeOf,
  wholeBodyOf,
} from '@firing-arc/xwing/first/engine';
import { bestBounded, bestOf } from '../plain/choice.ts';
import { deadEndShare } from '../plain/edges.ts';
import { dialOf, endOf, leftOf, type Observation, type Rock, slideOf, type Way } from './observation.ts';
import { outlook, outlookFrom, type Resources, resourcesOf } from './outlook.ts';

/** What things cost a ship, as shares of its squad points. */
const COST = {
  leaving: 20,
  leavingIfBumped: 8,
  stress: 0.07,
  shedsStress: 0.1,
  overlap: 0.06,
  lostAction: 0.05,
  chosenByEnemy: 3,
  crushedFriend: 1,
} as const;

/** What an obstacle costs beside damage, as a share of the ship's points: an action that is lost, a stress. */
const BESIDE = { asteroid: 0.06, debris: 0.1 } as const;
/** Damage that it is expected to deal: 4 faces of 8 on an asteroid, 2 crits of 8 in debris. */
const DEALT = { asteroid: 0.5, debris: 0.25 } as const;

/** What an obstacle costs, as a share of the ship's points: the more, the less hull and shields are left. */
function rockCost(observation: Observation, ship: Ship, { asteroid }: Rock): number {
  const type = asteroid ? 'asteroid' : 'debris';
  const left = leftOf(observation, ship);
  return BESIDE[type] + (DEALT[type] * 1.2) / left + (left <= 1 ? 0.4 * DEALT[type] : 0);
}

/** What a huge ship loses that removes an asteroid by flying over it. */
const HUGE_ASTEROID = 0.3;

const DRIFT = {
  maneuver: { speed: 1, bearing: 'straight', direction: 'straight' },
  difficulty: 'white',
} as const;

/** A maneuver as it would end, and how good that is in squad points, but for what it leads to in the next round. */
export interface Flight {
  readonly at: Pose;
  readonly value: number;
  /** What the next round costs, which takes longer to find out. */
  readonly later: () => number;
}

const NOTHING_LATER = (): number => 0;
const totalOf = ({ value, later }: Flight): number => value - later();

/** Other ships by where they are expected. */
export interface Traffic {
  readonly ids: readonly number[];
  readonly bodies: readonly BaseBody[];
}

/** Flies a maneuver of a ship with what it has `now` among others; a huge one by its own tool. */
export function fly(
  observation: Observation,
  ship: Ship,
  way: Pick<Way, 'maneuver' | 'difficulty'>,
  others: Traffic,
  now: Resources,
): Flight {
  return isHuge(ship)
    ? flyHuge(observation, ship, way.maneuver, others)
    : flyByTemplate(observation, ship, way, others, now);
}

/** An enemy that is still to move may be elsewhere when the huge ship comes. */
const MAY_BE_GONE = 0.4;

/**
 * A huge ship acts whatever it met, and destroys what it comes to stand on. Both of its sections count, for what they see
 * and for what they cost.
 */
function flyHuge(observation: Observation, ship: Ship, maneuver: Maneuver, others: Traffic): Flight {
  const { state } = observation;
  const rocks = observation.rocks.map(({ body }) => body);
  const { pose, overlapped, pickedUp, removed } = hugeCourse(ship, maneuver, others.bodies, rocks);
  const sections = [ship, otherSection(state, ship)].filter((one): one is Ship => one !== undefined);
  const points = sections.reduce((sum, section) => sum + section.points, 0);
  if (!insidePlayArea(wholeBodyOf(ship, pose), state.width, state.depth))
    return { at: pose, value: -COST.leaving * points, later: NOTHING_LATER };
  let value = -hugeDeadEndCost(state, ship, pose) * points;
  value -= (COST.overlap * overlapped.length + HUGE_ASTEROID * removed.length) * points;
  for (const index of pickedUp) {
    const under = state.ships[others.ids[index]!]!;
    const foe = observation.foes.find((one) => one.ship === under);
    if (!foe) value -= COST.crushedFriend * under.points;
    else value += (foe.settled ? 1 : MAY_BE_GONE) * under.points;
  }
  for (const section of sections)
    if (!section.crippled) value += outlook(observation, section, pose, resourcesOf(observation, section));
  return { at: pose, value, later: NOTHING_LATER };
}

/** Farther than this from every edge a huge ship can turn away from all of them (mm). */
const HUGE_FREE_OF_EDGES = 200;
/** What it costs, as a share of its points. */
const HUGE_DEAD_END = 1.5;
/** Places that differ by less count as one on the way there (mm). */
const HUGE_GRID = 20;
/** Whoever finds so many places to go on to is in no dead end. */
const MANY_PLACES = 300;

/**
 * What it costs a huge ship to end where no maneuvers, one after the other, bring it clear of the edges again: along an
 * edge it may go on for many rounds and find no room to turn.
 */
function hugeDeadEndCost(state: FirstState, ship: Ship, at: Pose): number {
  const { width, depth } = state;
  const dial = typeOf(ship).dial.filter((_, entry) => isFlyable(state, ship, entry));
  const seen = new Set<string>();
  const waiting = [at];
  for (const next of waiting) {
    if (seen.size > MANY_PLACES) return 0;
    if (edgeDistances(wholeBodyOf(ship, next), width, depth) >= HUGE_FREE_OF_EDGES) return 0;
    for (const { maneuver } of dial) {
      const end = endOf(ship, maneuver, next);
      const place = `${Math.round(end.x / HUGE_GRID)} ${Math.round(end.y / HUGE_GRID)} ${end.facing}`;
      if (seen.has(place) || !insidePlayArea(wholeBodyOf(ship, end), width, depth)) continue;
      seen.add(place);
      waiting.push(end);
    }
  }
  return HUGE_DEAD_END;
}

function flyByTemplate(
  observation: Observation,
  ship: Ship,
  { maneuver, difficulty }: Pick<Way, 'maneuver' | 'difficulty'>,
  others: Traffic,
  now: Resources,
): Flight {
  const { state } = observation;
  const result = executeManeuver(sizeOf(ship), ship, maneuver, others.bodies, slideOf(maneuver));
  const body = bodyOf(ship, result.pose);
  const bumped = result.executed === 'partially';
  const inside = insidePlayArea(body, state.width, state.depth);
  // The other ship may be gone by then: a place outside counts even if somebody stands in the way now.
  const full = bumped ? bodyOf(ship, endOf(ship, maneuver)) : body;
  const fullInside = insidePlayArea(full, state.width, state.depth);
  const rocks = observation.rocks.filter((rock) => meets(rock.body, body, result.template));
  const onAsteroid = rocks.some((rock) => rock.asteroid && overlapsBody(body, rock.body));
  const debris = rocks.some((rock) => !rock.asteroid);
  const stressed = (isStressed(ship) && difficulty !== 'green') || difficulty === 'red' || debris;
  const acts = !bumped && !stressed && !rocks.some((rock) => rock.asteroid);
  let cost = 0;
  if (!inside || !fullInside) cost += fullInside || inside ? COST.leavingIfBumped : COST.leaving;
  if (bumped) cost += COST.overlap;
  for (const rock of rocks) cost += rockCost(observation, ship, rock);
  if (difficulty === 'red') cost += COST.stress;
  if (difficulty === 'green' && isStressed(ship)) cost -= COST.shedsStress;
  if (!acts) cost += COST.lostAction;
  if (!inside) return { at: result.pose, value: -cost * ship.points, later: NOTHING_LATER };
  const later = (): number => {
    let share = blockedCost(observation, ship, body);
    if (fullInside) {
      const deadEnd = deadEndCost(observation, ship, body.pose, stressed);
      share += bumped ? Math.max(deadEnd, deadEndCost(observation, ship, full.pose, stressed)) : deadEnd;
    }
    return share * ship.points;
  };
  const resources = {
    ...now,
    focus: acts,
    mayAttack: !onAsteroid && !isCloaked(ship),
    touches: result.overlappedAtFull.map((at) => others.ids[at]!),
  };
  return {
    at: result.pose,
    value: outlookFrom(observation, ship, body, resources) - cost * ship.points,
    later,
  };
}

/** No rock is met so far from the end of a move: a 5 straight, half a large base and half the largest rock (mm). */
const FAR_OFF = 340;

function meets(
  rock: Observation['rocks'][number]['body'],
  body: BaseBody,
  template: ReturnType<typeof executeManeuver>['template'],
): boolean {
  const dx = rock.x - body.x;
  const dy = rock.y - body.y;
  if (dx * dx + dy * dy > FAR_OFF * FAR_OFF) return false;
  return overlapsBody(body, rock) || (template !== null && movedThrough(template, [rock]).length > 0);
}

/** What it costs, as a share of the ship's points, to end where no way but a red one leads past the obstacles next round, or only one. */
const BLOCKED = { everywhere: 0.2, butOneWay: 0.07 } as const;
/** Nothing is met farther from where a ship begins than this (mm). */
const ROCKS_AHEAD = 320;

/** What it costs, as a share of the ship's points, that obstacles lie on the ways on from a place. */
export function blockedCost(observation: Observation, ship: Ship, body: BaseBody): number {
  const near = observation.rocks
    .map((rock) => rock.body)
    .filter(
      ({ x, y }) => (x - body.x) * (x - body.x) + (y - body.y) * (y - body.y) < ROCKS_AHEAD * ROCKS_AHEAD,
    );
  if (near.length === 0) return 0;
  let free = 0;
  for (const { maneuver, stresses } of dialOf(observation, ship)) {
    if (stresses) continue;
    const { pose, template } = previewManeuver(sizeOf(ship), body.pose, maneuver, slideOf(maneuver));
    if (template && movedThrough(template, near).length > 0) continue;
    const end = bodyOf(ship, pose);
    if (near.some((rock) => overlapsBody(end, rock))) continue;
    free++;
    if (free > 1) return 0;
  }
  return free === 1 ? BLOCKED.butOneWay : BLOCKED.everywhere;
}

/** What it costs, as a share of the ship's points, to end where no ways, or few, lead on that stay on the table. */
export const deadEndCost = (observation: Observation, ship: Ship, at: Pose, stressed: boolean): number =>
  deadEndShare(sizeOf(ship), dialOf(observation, ship), observation.state, at, stressed);

/** What an entry of a ship's dial comes to. */
function flyEntry(
  observation: Observation,
  ship: Ship,
  entry: number,
  others: Traffic,
  resources = resourcesOf(observation, ship),
): Flight {
  if (isIonized(ship)) return fly(observation, ship, DRIFT, others, resources);
  const way = dialOf(observation, ship)[entry]!;
  const flight = fly(observation, ship, way, others, resources);
  // A stressed ship that shows a red maneuver flies what its opponent picks (activation-phase.10).
  if (way.difficulty !== 'red' || !isStressed(ship)) return flight;
  return { ...flight, value: flight.value - COST.chosenByEnemy * ship.points };
}

/** Maneuvers that differ by less than this share of the ship's points are equally good: chance picks, so that nobody can tell. */
const UNDECIDED = 0.02;

/** Sets all dials, ship by ship in the order in which they will move. */
export function setDials(
  observation: Observation,
  question: Extract<FirstQuestion, { kind: 'dials' }>,
  streams: number[],
  index: number,
): readonly number[] {
  const order = question.parts
    .map((part, at) => ({ part, at, ship: observation.state.ships[part.about]! }))
    .sort(
      (a, b) =>
        Number(isHuge(a.ship)) - Number(isHuge(b.ship)) || skillOf(a.ship) - skillOf(b.ship) || a.at - b.at,
    );
  const flown = new Map<number, Pose>();
  const answers: number[] = question.parts.map(() => 0);
  for (const { part, at, ship } of order) {
    const others = traffic(observation, ship, flown);
    const resources = resourcesOf(observation, ship);
    const flights = part.options.map(({ entry }) => flyEntry(observation, ship, entry, others, resources));
    const bounds = flights.map(
      ({ value }) => value + (nextUint32(streams, index) / 4294967296) * UNDECIDED * ship.points,
    );
    const best = bestBounded(part.options, bounds, (at) => bounds[at]! - flights[at]!.later());
    answers[at] = best;
    flown.set(ship.id, flights[best]!.at);
  }
  return answers;
}

/** The other ships as they will stand when a ship moves: those of lower skill where they are expected. */
function traffic(observation: Observation, ship: Ship, flown: ReadonlyMap<number, Pose>): Traffic {
  const foes = observation.foes.map(({ ship: foe, places }) =>
    movesBefore(foe, ship) ? places[0]! : bodyOf(foe),
  );
  const friends = observation.own.filter((other) => !isSameShip(ship, other));
  const placeOf = (other: Ship) => flown.get(other.id) ?? flown.get(other.section);
  return {
    ids: [...observation.foes.map((foe) => foe.ship.id), ...friends.map(({ id }) => id)],
    bodies: [...foes, ...friends.map((other) => bodyOf(other, placeOf(other)))],
  };
}

/** By lower skill; huge ships after all others (huge-ships.5). */
const movesBefore = (one: Ship, other: Ship): boolean =>
  isHuge(one) === isHuge(other) ? skillOf(one) < skillOf(other) : isHuge(other);

/** The maneuver that suits a ship's enemy best: what its own player would like least. */
export function chooseForEnemy(
  observation: Observation,
  question: Extract<FirstQuestion, { kind: 'opponent-maneuver' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  const others = traffic(observation, ship, new Map());
  return bestOf(question.options, ({ entry }) => -totalOf(flyEntry(observation, ship, entry, others)));
}

/** Which ship goes first among equals: the nearest to the enemy, so that it is not in the way. */
export function chooseActivation(
  observation: Observation,
  question: Extract<FirstQuestion, { kind: 'choose-activation' }>,
): number {
  return bestOf(question.options, ({ ship: id }) => {
    const ship = observation.state.ships[id]!;
    return -Math.min(
      9000,
      ...observation.foes.map(
        ({ ship: { x, y } }) => (x - ship.x) * (x - ship.x) + (y - ship.y) * (y - ship.y),
      ),
    );
  });
}
