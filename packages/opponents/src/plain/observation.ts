import {
  type BaseBody,
  type Body,
  type Maneuver,
  type ObstacleType,
  type Pose,
  shipBody,
} from '@firing-arc/xwing/common';
import {
  areEnemies,
  bodyOf,
  dialFor,
  healthOf,
  hullRemaining,
  inPlay,
  isIonized,
  isStressed,
  obstacleBodyOf,
  obstacleType,
  previewOf,
  type SecondState,
  type Ship,
  weaponArcs,
  weaponsOf,
} from '@firing-arc/xwing/second/engine';
import type { Style } from '../styles.ts';
import type { WayOn } from './edges.ts';
import type { Harm } from './harm.ts';

/** An enemy ship and the places where it may be when shots are fired, all equally likely. */
export interface Foe {
  readonly ship: Ship;
  readonly health: number;
  readonly places: readonly BaseBody[];
  /** It has moved this round, so its place and tokens are what they are. */
  readonly settled: boolean;
}

export interface Rock {
  readonly type: ObstacleType;
  readonly body: Body;
}

/** What a player sees of the table, made ready for weighing places. */
export interface Observation {
  readonly state: SecondState;
  readonly player: number;
  readonly own: readonly Ship[];
  readonly foes: readonly Foe[];
  readonly rocks: readonly Rock[];
  readonly harm: Harm;
  /** How it likes to fly; null for no way more than another. */
  readonly style: Style | null;
  /** Dials and weapons of ships, found once a question. */
  readonly ways: Map<Ship, readonly WayOn[]>;
  readonly weapons: Map<Ship, readonly Aimed[]>;
}

/** A weapon of a ship and the arcs through which it fires. */
export interface Aimed {
  readonly weapon: ReturnType<typeof weaponsOf>[number];
  readonly arcs: ReturnType<typeof weaponArcs>;
}

/** What a player sees in a view of the game. */
export function observe(
  state: SecondState,
  player: number,
  harm: Harm,
  style: Style | null = null,
): Observation {
  const alive = state.ships.filter((ship) => inPlay(ship) && !ship.destroyed);
  const own = alive.filter((ship) => ship.player === player);
  const moves = state.phase === 'planning' || state.phase === 'system' || state.phase === 'activation';
  const foes = alive
    .filter((ship) => areEnemies(state, ship.player, player))
    .map((ship): Foe => {
      const settled = !moves || ship.activated;
      const places = settled ? [bodyOf(ship)] : expectedPlaces(state, ship, own);
      return { ship, health: healthOf(ship), places, settled };
    });
  const rocks = state.obstacles
    .filter((obstacle) => obstacle.placed)
    .map((obstacle): Rock => ({ type: obstacleType(obstacle.outline), body: obstacleBodyOf(obstacle) }));
  return { state, player, own, foes, rocks, harm, style, ways: new Map(), weapons: new Map() };
}

/** The weapons of a ship with their arcs. */
export function aimedBy({ weapons }: Observation, ship: Ship): readonly Aimed[] {
  const known = weapons.get(ship);
  if (known) return known;
  const aimed = weaponsOf(ship).map((weapon) => ({ weapon, arcs: weaponArcs(ship, weapon) }));
  weapons.set(ship, aimed);
  return aimed;
}

/** Hull and shields left. */
export const leftOf = (ship: Ship): number => Math.max(0, hullRemaining(ship)) + ship.shields;

const STEADY: Maneuver = { speed: 2, bearing: 'straight', direction: 'straight' };
const DRIFT: Maneuver = { speed: 1, bearing: 'straight', direction: 'straight' };

/**
 * Where an enemy that has not moved may go: straight on at speed 2, and to where it best faces somebody. Its dial
 * is a secret and is not looked at.
 */
function expectedPlaces(state: SecondState, ship: Ship, targets: readonly Ship[]): readonly BaseBody[] {
  const dial = dialFor(ship);
  if (isIonized(ship)) return [bodyOf(ship, previewOf(ship, DRIFT).pose)];
  const steady = previewOf(ship, STEADY).pose;
  let best = steady;
  let bestAim = aimAt(steady, targets);
  for (const { maneuver, difficulty } of dial) {
    if (difficulty === 'red' && isStressed(ship)) continue;
    const { pose } = previewOf(ship, maneuver);
    if (!isInside(state, pose, 20)) continue;
    const aim = aimAt(pose, targets);
    if (aim <= bestAim && isInside(state, best, 20)) continue;
    best = pose;
    bestAim = aim;
  }
  if (best === steady || !isInside(state, steady, 20)) return [bodyOf(ship, best)];
  return [bodyOf(ship, steady), bodyOf(ship, best)];
}

/** Whether a place is inside the play area by a margin (mm). */
export function isInside(state: SecondState, at: Pose, margin: number): boolean {
  return at.x >= margin && at.y >= margin && at.x <= state.width - margin && at.y <= state.depth - margin;
}

/** How well a place faces the nearest of some ships: 1 close ahead, less to the side, behind and far off. */
function aimAt(at: Pose, targets: readonly Ship[]): number {
  const { sin, cos } = shipBody('small', at);
  let best = -2;
  for (const target of targets) {
    const dx = target.x - at.x;
    const dy = target.y - at.y;
    const away = Math.sqrt(dx * dx + dy * dy);
    const ahead = (dx * sin + dy * cos) / (away + 1);
    const aim = ahead - (away < 60 ? 0.5 : away / 600);
    if (aim > best) best = aim;
  }
  return best;
}
