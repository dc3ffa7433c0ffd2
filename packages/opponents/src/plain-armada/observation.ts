import {
  type ArmadaState,
  bodyOf,
  mostShields,
  obstacleBodyOf,
  placedObstacles,
  type Ship,
  shipsInPlay,
  zonesOf,
} from '@firing-arc/armada/engine';
import { cos, type Pose, sin } from '@firing-arc/table';
import type { Style } from '../styles.ts';
import { type Deployed, deployedIn } from './deployed.ts';
import { type Standing, standing } from './firepower.ts';

/** What a player sees of the table, made ready for weighing. */
export interface Observation extends Deployed {
  /** How it likes to fly; null for no way more than another. */
  readonly style: Style | null;
  /** Enemy ships as they stand now, and where they stand when all have moved. */
  readonly foes: readonly Standing[];
  readonly foesLater: readonly Standing[];
  /** What ships may overlap: all ships where they stand, and the obstacles. */
  readonly bodies: readonly { readonly ship: Ship; readonly body: ReturnType<typeof bodyOf> }[];
  readonly obstacles: readonly {
    readonly type: ArmadaState['obstacles'][number]['type'];
    readonly body: ReturnType<typeof obstacleBodyOf>;
  }[];
}

/** Finds something out when it is asked for, once: most questions need little of what is on the table. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

/** What a player sees in a view of the game. */
export function observe(state: ArmadaState, player: number, style: Style | null = null): Observation {
  const ships = shipsInPlay(state);
  const deployed = deployedIn(state, player);
  const { enemies } = deployed;
  const foes = once(() => enemies.map((ship) => standing(ship)));
  const foesLater = once(() =>
    enemies.map((ship, at) => (ship.activated ? foes()[at]! : standing(ship, straightOn(ship)))),
  );
  const bodies = once(() => ships.map((ship) => ({ ship, body: bodyOf(ship) })));
  const obstacles = once(() =>
    placedObstacles(state).map((obstacle) => ({ type: obstacle.type, body: obstacleBodyOf(obstacle) })),
  );
  return {
    ...deployed,
    style,
    get foes() {
      return foes();
    },
    get foesLater() {
      return foesLater();
    },
    get bodies() {
      return bodies();
    },
    get obstacles() {
      return obstacles();
    },
  };
}

/** A base length and what the tool adds for each speed: how far a ship gets straight on, mm. */
const PACE = 68.4;

/** Where a ship is when it goes straight on at its speed. */
const straightOn = ({ x, y, facing, speed }: Ship): Pose => ({
  x: x + PACE * speed * sin(facing),
  y: y + PACE * speed * cos(facing),
  facing,
});

/** Shields that a ship has lost. */
export const shieldsLost = (ship: Ship): number =>
  zonesOf(ship).reduce((sum, zone) => sum + mostShields(ship, zone) - ship.shields[zone], 0);
