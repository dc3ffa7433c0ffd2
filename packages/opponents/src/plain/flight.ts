import {
  type BaseBody,
  insidePlayArea,
  movedThrough,
  overlapsBody,
  type Placement,
} from '@firing-arc/xwing/common';
import {
  bodyOf,
  dialFor,
  executionOf,
  isHuge,
  isStressed,
  type ManeuverToExecute,
  maneuverToExecute,
  previewOf,
  type Ship,
  sizeOf,
} from '@firing-arc/xwing/second/engine';
import { deadEndShare, type WayOn } from './edges.ts';
import { meet } from './encounter.ts';
import { ALL } from './harm.ts';
import { objectivePull } from './objectives.ts';
import { leftOf, type Observation, type Rock } from './observation.ts';
import { outlook, type Resources, resourcesOf } from './outlook.ts';

/** What things cost a ship, as shares of its squad points. */
const COST = {
  leaving: 20,
  leavingIfBumped: 8,
  noWayOn: 1.5,
  stress: 0.07,
  shedsStress: 0.1,
  bumpsFriend: 0.18,
  bumpsEnemy: 0.08,
  lostAction: 0.04,
} as const;

/** Damage that an obstacle is expected to deal, for certain and by its die, and what else it costs, as a share of the ship's points. */
const OBSTACLES: Readonly<
  Record<Rock['type'], { readonly sure: number; readonly die: number; readonly more: number }>
> = {
  asteroid: { sure: 1, die: 0.5, more: 0.08 },
  debris: { sure: 0, die: 0.5, more: 0.12 },
  gascloud: { sure: 0, die: 0, more: 0.14 },
  electrochaff: { sure: 0, die: 0, more: 0.1 },
  blaze: { sure: 0.5, die: 0.5, more: 0.08 },
};

/** A maneuver as it would end: where, what it costs in squad points, and what the ship could do there. */
export interface Flight {
  readonly ship: Ship;
  readonly body: BaseBody;
  readonly cost: number;
  readonly resources: Resources;
  readonly leaves: boolean;
}

/** The dial of a ship, by what it does to stress. */
function waysOf({ ways }: Observation, ship: Ship): readonly WayOn[] {
  const known = ways.get(ship);
  if (known) return known;
  const dial = dialFor(ship).map(({ maneuver, difficulty }) => ({
    maneuver,
    stresses: difficulty === 'red',
    clears: difficulty === 'blue',
  }));
  ways.set(ship, dial);
  return dial;
}

/** What a ship is about to execute with this entry on its dial. */
export const planOf = (ship: Ship, entry: number): ManeuverToExecute =>
  maneuverToExecute({ ...ship, dial: entry, revealed: true });

/** Other ships that a maneuver may meet; the first `enemies` of them are enemies. */
export interface Traffic {
  readonly others: readonly BaseBody[];
  readonly enemies: number;
}

/** How a ship sets out: where it slides to at the end of the template, and what it has. */
interface SettingOut {
  readonly placement?: Placement;
  readonly now?: Resources;
}

/** Flies a maneuver among other ships. */
export function fly(
  observation: Observation,
  ship: Ship,
  plan: ManeuverToExecute,
  { others, enemies }: Traffic,
  { placement = 'middle', now = resourcesOf(observation, ship) }: SettingOut = {},
): Flight {
  const { width, depth } = observation.state;
  const result = executionOf(ship, plan.maneuver, others, placement);
  const body = bodyOf(ship, result.pose);
  const bumped = result.executed === 'partially';
  const inside = insidePlayArea(body, width, depth);
  // The other ship may be gone by then: a place outside counts even if somebody stands in the way now.
  const full = bumped ? bodyOf(ship, previewOf(ship, plan.maneuver, placement).pose) : body;
  const fullInside = bumped ? insidePlayArea(full, width, depth) : inside;
  const leaves = !inside || !fullInside;
  const rocks = rocksMet(observation.rocks, result.template, body);
  const stressed = isStressed(ship) ? plan.difficulty !== 'blue' : plan.difficulty === 'red';
  const acts = !bumped && rocks.under === 0 && !stressed;
  let cost = leaves
    ? fullInside
      ? COST.leavingIfBumped
      : COST.leaving
    : Math.max(
        deadEndCost(observation, ship, body, stressed),
        bumped ? deadEndCost(observation, ship, full, stressed) : 0,
      );
  if (bumped) {
    cost += result.overlappedAtFull.some((at) => at >= enemies) ? COST.bumpsFriend : COST.bumpsEnemy;
  }
  for (const rock of rocks.met) cost += rockCost(ship, rock);
  if (plan.difficulty === 'red') cost += COST.stress;
  if (plan.difficulty === 'blue' && isStressed(ship)) cost -= COST.shedsStress;
  if (!acts) cost += COST.lostAction;
  const resources = {
    ...now,
    attackTurns: acts ? ALL : 0,
    mayAttack: rocks.under === 0,
  };
  return { ship, body, cost: cost * ship.points, resources, leaves };
}

/** How good a flight is, in squad points. Rough measures middles only. */
export function flightValue(observation: Observation, flight: Flight, rough = false): number {
  if (flight.leaves) return -flight.cost;
  const pull =
    observation.state.markers.length === 0 ? 0 : objectivePull(observation, flight.ship, flight.body);
  return (
    outlook(observation, meet(observation, flight.ship, flight.body, rough), flight.resources) +
    pull -
    flight.cost
  );
}

/** What an obstacle costs, as a share of the ship's points: the more, the less hull and shields are left. */
function rockCost(ship: Ship, { type }: Rock): number {
  const { sure, die, more } = OBSTACLES[type];
  const left = leftOf(ship);
  const falls = left <= sure ? 1 : left <= sure + 1 ? die : 0;
  return more + Math.min(1, (sure + die) / left) * HURT + falls * FALLS;
}

/** Damage in the middle of a game costs more than its share of the ship, and losing the ship more than that. */
const HURT = 0.9;
const FALLS = 0.5;

/** Rocks that a move meets, and how many lie under the base at its end. */
function rocksMet(
  rocks: readonly Rock[],
  template: ReturnType<typeof executionOf>['template'],
  body: BaseBody,
): { readonly met: readonly Rock[]; readonly under: number } {
  let under = 0;
  const met: Rock[] = [];
  for (const rock of rocks) {
    const dx = rock.body.x - body.x;
    const dy = rock.body.y - body.y;
    if (dx * dx + dy * dy > FAR_OFF * FAR_OFF) continue;
    const lies = overlapsBody(body, rock.body);
    if (lies) under++;
    if (lies || (template && movedThrough(template, [rock.body]).length > 0)) met.push(rock);
  }
  return { met, under };
}

/** No rock is met so far from the end of a move: a 5 straight, half a large base and half the largest rock (mm). */
const FAR_OFF = 340;

/** What it costs, as a share of the ship's points, to end where no way but a red one leads past the obstacles next round, or only one. */
const BLOCKED = { everywhere: 0.3, butOneWay: 0.1 } as const;
/** Nothing is met farther from where a ship begins than this (mm). */
const ROCKS_AHEAD = 320;

/** What it costs, as a share of the ship's points, that obstacles lie on the ways on from a place. */
export function blockedCost(observation: Observation, ship: Ship, body: BaseBody): number {
  const near: Rock['body'][] = [];
  for (const rock of observation.rocks) {
    const dx = rock.body.x - body.x;
    const dy = rock.body.y - body.y;
    if (dx * dx + dy * dy < ROCKS_AHEAD * ROCKS_AHEAD) near.push(rock.body);
  }
  if (near.length === 0) return 0;
  let free = 0;
  for (const { maneuver, difficulty } of dialFor(ship)) {
    if (difficulty === 'red') continue;
    const { pose, template } = previewOf(ship, maneuver, 'middle', body.pose);
    if (template && movedThrough(template, near).length > 0) continue;
    const end = bodyOf(ship, pose);
    if (near.some((rock) => overlapsBody(end, rock))) continue;
    free++;
    if (free > 1) return 0;
  }
  return free === 1 ? BLOCKED.butOneWay : BLOCKED.everywhere;
}

/** What it costs, as a share of the ship's points, to end where no ways, or few, lead on that stay on the table. */
export function deadEndCost(observation: Observation, ship: Ship, body: BaseBody, stressed: boolean): number {
  if (isHuge(ship)) return hugeDeadEndCost(observation, ship, body);
  return deadEndShare(sizeOf(ship), waysOf(observation, ship), observation.state, body.pose, stressed);
}

/** Farther than this from every edge a ship can always turn away (mm). */
const FREE_OF_EDGES = 330;

function hugeDeadEndCost({ state: { width, depth } }: Observation, ship: Ship, body: BaseBody): number {
  const room = Math.min(body.x, body.y, width - body.x, depth - body.y);
  if (room > FREE_OF_EDGES) return 0;
  const stays = dialFor(ship).some(({ maneuver }) =>
    insidePlayArea(bodyOf(ship, previewOf(ship, maneuver, 'middle', body.pose).pose), width, depth),
  );
  return stays ? 0 : COST.noWayOn;
}
