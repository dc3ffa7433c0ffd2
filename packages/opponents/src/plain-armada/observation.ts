import {
  type ArmadaState,
  bodyOf,
  mostShields,
  obstacleBodyOf,
  placedObstacles,
  type Ship,
  type Squadron,
  shipsInPlay,
  squadronsInPlay,
  zonesOf,
} from '@firing-arc/armada/engine';
import { cos, type Pose, sin } from '@firing-arc/table';
import { type Standing, standing } from './firepower.ts';

/** What a player sees of the table, made ready for weighing. */
export interface Observation {
  readonly state: ArmadaState;
  readonly player: number;
  readonly own: readonly Ship[];
  readonly ownSquadrons: readonly Squadron[];
  readonly foeSquadrons: readonly Squadron[];
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
export function observe(state: ArmadaState, player: number): Observation {
  const ships = shipsInPlay(state);
  const squadrons = squadronsInPlay(state);
  const enemies = ships.filter((ship) => ship.player !== player);
  const foes = once(() => enemies.map((ship) => standing(ship)));
  const foesLater = once(() =>
    enemies.map((ship, at) => (ship.activated ? foes()[at]! : standing(ship, straightOn(ship)))),
  );
  const bodies = once(() => ships.map((ship) => ({ ship, body: bodyOf(ship) })));
  const obstacles = once(() =>
    placedObstacles(state).map((obstacle) => ({ type: obstacle.type, body: obstacleBodyOf(obstacle) })),
  );
  return {
    state,
    player,
    own: ships.filter((ship) => ship.player === player),
    ownSquadrons: squadrons.filter((one) => one.player === player),
    foeSquadrons: squadrons.filter((one) => one.player !== player),
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

/** How far two things are apart, from middle to middle (mm). */
export function apart(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
) {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** How far the nearest of some things is; far away when there is none. */
export const nearest = (
  at: { readonly x: number; readonly y: number },
  things: readonly { readonly x: number; readonly y: number }[],
): number => things.reduce((least, thing) => Math.min(least, apart(at, thing)), 5000);

/** Shields that a ship has lost. */
export const shieldsLost = (ship: Ship): number =>
  zonesOf(ship).reduce((sum, zone) => sum + mostShields(ship, zone) - ship.shields[zone], 0);
