import {
  type BaseBody,
  type Body,
  type Maneuver,
  type Pose,
  previewManeuver,
} from '@firing-arc/xwing/common';
import {
  bodyOf,
  damageOn,
  type FirstState,
  hugeCourse,
  hullOf,
  inPlay,
  isAsteroid,
  isHuge,
  isIonized,
  isStressed,
  obstacleBodyOf,
  type Ship,
  shieldsOf,
  sideOf,
  sizeOf,
  typeOf,
} from '@firing-arc/xwing/first/bare';
import type { Harm } from './harm.ts';

/** An enemy ship and the places where it may be when shots are fired, all equally likely. */
export interface Foe {
  readonly ship: Ship;
  readonly places: readonly Pose[];
  /** It has moved this round, so its place and tokens are what they are. */
  readonly settled: boolean;
}

export interface Rock {
  readonly asteroid: boolean;
  readonly body: Body;
}

/** What a player sees of the table, made ready for weighing places. */
export interface Observation {
  readonly state: FirstState;
  readonly player: number;
  readonly own: readonly Ship[];
  readonly foes: readonly Foe[];
  readonly rocks: readonly Rock[];
  readonly harm: Harm;
}

/** What a player sees in a view of the game. */
export function observe(state: FirstState, player: number, harm: Harm): Observation {
  const alive = state.ships.filter((ship) => inPlay(ship) && !ship.destroyed);
  const own = alive.filter((ship) => ship.player === player);
  const side = sideOf(state, player);
  const moves = state.phase === 'planning' || state.phase === 'activation';
  const foes = alive
    .filter((ship) => ship.side !== side)
    .map((ship): Foe => {
      const settled = !moves || ship.activated;
      return { ship, settled, places: settled ? [ship] : expectedPlaces(state, ship, own) };
    });
  const rocks = state.obstacles
    .filter((obstacle) => obstacle.placed)
    .map((obstacle): Rock => ({ asteroid: isAsteroid(obstacle), body: obstacleBodyOf(obstacle) }));
  return { state, player, own, foes, rocks, harm };
}

/** Hull and shields of a whole ship. */
export const healthOf = (ship: Ship): number => hullOf(ship) + shieldsOf(ship);
/** Hull and shields left. */
export const leftOf = ({ state }: { readonly state: FirstState }, ship: Ship): number =>
  Math.max(0, hullOf(ship) - damageOn(state, ship)) + ship.shields;

/** Where a ship would stand after a maneuver that nobody stops. */
export const endOf = (ship: Ship, maneuver: Maneuver, from: Pose = ship): Pose =>
  isHuge(ship)
    ? hugeCourse(from, maneuver, []).pose
    : previewManeuver(sizeOf(ship), from, maneuver, slideOf(maneuver)).pose;

/** A Tallon Roll ends in the middle unless its player moves the ship along. */
export const slideOf = (maneuver: Maneuver): 'middle' | number =>
  maneuver.bearing === 'tallon' ? 0 : 'middle';

const STEADY: Maneuver = { speed: 2, bearing: 'straight', direction: 'straight' };
const DRIFT: Maneuver = { speed: 1, bearing: 'straight', direction: 'straight' };

/**
 * Where an enemy that has not moved may go: straight on at speed 2, and to where it best faces somebody. Its dial is
 * a secret and is not looked at.
 */
function expectedPlaces(state: FirstState, ship: Ship, targets: readonly Ship[]): readonly Pose[] {
  if (isIonized(ship)) return [endOf(ship, DRIFT)];
  const steady = endOf(ship, STEADY);
  let best = steady;
  let bestAim = aimAt(bodyOf(ship, steady), targets);
  for (const { maneuver, difficulty } of typeOf(ship).dial) {
    if (difficulty === 'red' && isStressed(ship)) continue;
    const pose = endOf(ship, maneuver);
    if (!isInside(state, pose, 20)) continue;
    const aim = aimAt(bodyOf(ship, pose), targets);
    if (aim <= bestAim && isInside(state, best, 20)) continue;
    best = pose;
    bestAim = aim;
  }
  return best === steady || !isInside(state, steady, 20) ? [best] : [steady, best];
}

/** Whether a place is inside the play area by a margin (mm). */
export function isInside(state: FirstState, at: Pose, margin: number): boolean {
  return at.x >= margin && at.y >= margin && at.x <= state.width - margin && at.y <= state.depth - margin;
}

/** How well a place faces the nearest of some ships: 1 close ahead, less to the side, behind and far off. */
function aimAt({ x, y, sin, cos }: BaseBody, targets: readonly Ship[]): number {
  let best = -2;
  for (const target of targets) {
    const dx = target.x - x;
    const dy = target.y - y;
    const away = Math.sqrt(dx * dx + dy * dy);
    best = Math.max(best, (dx * sin + dy * cos) / (away + 1) - (away < 60 ? 0.5 : away / 600));
  }
  return best;
}
