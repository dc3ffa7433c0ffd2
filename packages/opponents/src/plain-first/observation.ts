import type { Frame } from '@firing-arc/table';
import {
  type BaseBody,
  type Body,
  type Maneuver,
  newPlace,
  type Pose,
  placeAfter,
  previewManeuver,
} from '@firing-arc/xwing/common';
import {
  agilityOf,
  bodyOf,
  damageOn,
  difficultyOf,
  type FirstState,
  hugeCourse,
  hullOf,
  inPlay,
  isAsteroid,
  isHuge,
  isIonized,
  isStressed,
  type ManeuverDifficulty,
  obstacleBodyOf,
  primaryValue,
  type Ship,
  shieldsOf,
  sideOf,
  sizeOf,
  typeOf,
  type Weapon,
  weaponsOf,
} from '@firing-arc/xwing/first/engine';
import type { WayOn } from '../plain/edges.ts';
import type { Style } from '../styles.ts';
import type { Harm } from './harm.ts';

/** An enemy ship and the places where it may be when shots are fired, all equally likely. */
export interface Foe {
  readonly ship: Ship;
  readonly places: readonly BaseBody[];
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
  /** How it likes to fly; null for no way more than another. */
  readonly style: Style | null;
  /** What `traitsOf` and `dialOf` found out about ships so far. */
  readonly traits: Map<Ship, Traits>;
  readonly dials: Map<Ship, readonly Way[]>;
}

/** What the place of a ship does not change, found out once for all places that are weighed. */
export interface Traits {
  readonly weapons: readonly Weapon[];
  readonly primary: number;
  readonly agility: number;
  readonly left: number;
  readonly health: number;
  readonly huge: boolean;
}

/** An entry of a dial, in the color that it has now. */
export interface Way extends WayOn {
  readonly difficulty: ManeuverDifficulty;
}

/** The traits of a ship. */
export function traitsOf(observation: Observation, ship: Ship): Traits {
  const known = observation.traits.get(ship);
  if (known) return known;
  const { state } = observation;
  const traits: Traits = {
    weapons: weaponsOf(ship),
    primary: primaryValue(state, ship),
    agility: agilityOf(state, ship),
    left: leftOf(observation, ship),
    health: healthOf(ship),
    huge: isHuge(ship),
  };
  observation.traits.set(ship, traits);
  return traits;
}

/** The dial of a ship as it is now. */
export function dialOf({ state, dials }: Observation, ship: Ship): readonly Way[] {
  const known = dials.get(ship);
  if (known) return known;
  const dial = typeOf(ship).dial.map((entry): Way => {
    const difficulty = difficultyOf(state, ship, entry);
    return {
      maneuver: entry.maneuver,
      difficulty,
      stresses: difficulty === 'red',
      clears: difficulty === 'green',
    };
  });
  dials.set(ship, dial);
  return dial;
}

/** What a player sees in a view of the game. */
export function observe(
  state: FirstState,
  player: number,
  harm: Harm,
  style: Style | null = null,
): Observation {
  const alive = state.ships.filter((ship) => inPlay(ship) && !ship.destroyed);
  const own = alive.filter((ship) => ship.player === player);
  const side = sideOf(state, player);
  const moves = state.phase === 'planning' || state.phase === 'activation';
  const foes = alive
    .filter((ship) => ship.side !== side)
    .map((ship): Foe => {
      const settled = !moves || ship.activated;
      const at = settled ? [ship] : expectedPlaces(state, ship, own);
      return { ship, settled, places: at.map((pose) => bodyOf(ship, pose)) };
    });
  const rocks = state.obstacles
    .filter((obstacle) => obstacle.placed)
    .map((obstacle): Rock => ({ asteroid: isAsteroid(obstacle), body: obstacleBodyOf(obstacle) }));
  return { state, player, own, foes, rocks, harm, style, traits: new Map(), dials: new Map() };
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
  const huge = isHuge(ship);
  for (const { maneuver, difficulty } of typeOf(ship).dial) {
    if (difficulty === 'red' && isStressed(ship)) continue;
    const end = huge ? bodyOf(ship, endOf(ship, maneuver)) : placeOf(ship, maneuver);
    if (!isInside(state, end, 20)) continue;
    const aim = aimAt(end, targets);
    if (aim <= bestAim && isInside(state, best, 20)) continue;
    best = huge ? endOf(ship, maneuver) : { x: end.x, y: end.y, facing: placed.facing };
    bestAim = aim;
  }
  return best === steady || !isInside(state, steady, 20) ? [best] : [steady, best];
}

const placed = newPlace();

/** Where a ship would stand after a maneuver, until the next is asked about. */
function placeOf(ship: Ship, maneuver: Maneuver): typeof placed {
  placeAfter(placed, sizeOf(ship), ship, maneuver, slideOf(maneuver));
  return placed;
}

/** Whether a place is inside the play area by a margin (mm). */
export function isInside(
  state: FirstState,
  at: { readonly x: number; readonly y: number },
  margin: number,
): boolean {
  return at.x >= margin && at.y >= margin && at.x <= state.width - margin && at.y <= state.depth - margin;
}

/** How well a place faces the nearest of some ships: 1 close ahead, less to the side, behind and far off. */
function aimAt({ x, y, sin, cos }: Frame, targets: readonly Ship[]): number {
  let best = -2;
  for (const target of targets) {
    const dx = target.x - x;
    const dy = target.y - y;
    const away = Math.sqrt(dx * dx + dy * dy);
    const aim = (dx * sin + dy * cos) / (away + 1) - (away < 60 ? 0.5 : away / 600);
    if (aim > best) best = aim;
  }
  return best;
}
