import {
  executeManeuver,
  insidePlayArea,
  movedThrough,
  overlapsBody,
  type Placement,
  type Pose,
  previewManeuver,
  type ShipBody,
  shipBody,
} from '@firing-arc/xwing/common';
import {
  isStressed,
  type ManeuverToExecute,
  maneuverToExecute,
  type Ship,
  shipCard,
} from '@firing-arc/xwing/second';
import { ALL } from './harm.ts';
import { outlook, presentStance } from './outlook.ts';
import type { Rock, Sight } from './sight.ts';

/** What things cost a ship, as shares of its squad points. */
const COST = {
  leaving: 20,
  noWayOn: 0.8,
  stress: 0.07,
  shedsStress: 0.1,
  bumpsFriend: 0.14,
  bumpsEnemy: 0.05,
  asteroid: 0.32,
  debris: 0.22,
  gascloud: 0.14,
  lostAction: 0.04,
} as const;

/** A maneuver as it would end, and how good that is. */
export interface Flight {
  readonly pose: Pose;
  readonly value: number;
}

/** A ship executes an entry of its dial among other ships, in squad points. */
export function weighFlight(
  sight: Sight,
  ship: Ship,
  entry: number,
  others: readonly ShipBody[],
  enemies: number,
): Flight {
  const plan = maneuverToExecute({ ...ship, dial: entry, revealed: true });
  return weighPlan(sight, ship, plan, others, enemies, 'middle');
}

/** A ship executes a maneuver; the first `enemies` of the other ships are enemies. */
export function weighPlan(
  sight: Sight,
  ship: Ship,
  plan: ManeuverToExecute,
  others: readonly ShipBody[],
  enemies: number,
  placement: Placement,
): Flight {
  const { size } = shipCard(ship.card).chassis;
  const { state } = sight;
  const result = executeManeuver(size, ship, plan.maneuver, others, placement);
  const body = shipBody(size, result.pose);
  const bumped = result.executed === 'partially';
  const full = bumped ? shipBody(size, previewManeuver(size, ship, plan.maneuver, placement).pose) : body;
  let cost = 0;
  // The other ship may be gone by then: a place outside counts even if somebody stands in the way now.
  if (!insidePlayArea(body, state.width, state.depth) || !insidePlayArea(full, state.width, state.depth)) {
    cost += COST.leaving;
  }
  if (bumped) {
    cost += result.overlappedAtFull.some((at) => at >= enemies) ? COST.bumpsFriend : COST.bumpsEnemy;
  }
  const rocks = rocksMet(sight.rocks, result.template, body);
  for (const rock of rocks.met) cost += COST[rock.type];
  const stressed = isStressed(ship) ? plan.difficulty !== 'blue' : plan.difficulty === 'red';
  if (plan.difficulty === 'red') cost += COST.stress;
  if (plan.difficulty === 'blue' && isStressed(ship)) cost -= COST.shedsStress;
  if (!hasWayOn(sight, ship, body, stressed)) cost += COST.noWayOn;
  const acts = !bumped && rocks.under === 0 && !stressed;
  if (!acts) cost += COST.lostAction;
  const stance = {
    ...presentStance(sight, ship, body),
    attackTurns: acts ? ALL : 0,
    mayAttack: rocks.under === 0,
  };
  return { pose: result.pose, value: outlook(sight, stance) - cost * ship.points };
}

/** Rocks that a move meets, and how many lie under the base at its end. */
function rocksMet(
  rocks: readonly Rock[],
  template: ReturnType<typeof executeManeuver>['template'],
  body: ShipBody,
): { readonly met: readonly Rock[]; readonly under: number } {
  let under = 0;
  const met: Rock[] = [];
  for (const rock of rocks) {
    const lies = overlapsBody(body, rock.body);
    if (lies) under++;
    if (lies || (template && movedThrough(template, [rock.body]).length > 0)) met.push(rock);
  }
  return { met, under };
}

/** Farther than this from every edge a ship can always turn away (mm). */
const FREE_OF_EDGES = 330;

/** Whether a ship that ends here can stay on the table next round, too. */
function hasWayOn(sight: Sight, ship: Ship, body: ShipBody, stressed: boolean): boolean {
  const { width, depth } = sight.state;
  const room = Math.min(body.x, body.y, width - body.x, depth - body.y);
  if (room > FREE_OF_EDGES) return true;
  const { size, dial } = shipCard(ship.card).chassis;
  return dial.some(({ maneuver, difficulty }) => {
    if (stressed && difficulty === 'red') return false;
    const { pose } = previewManeuver(size, body.pose, maneuver);
    return insidePlayArea(shipBody(size, pose), width, depth);
  });
}
