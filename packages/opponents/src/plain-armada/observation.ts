import {
  type ArmadaState,
  bodyOf,
  cardOf,
  gathered,
  mostShields,
  obstacleBodyOf,
  placedObstacles,
  RANGES,
  rangeOf,
  type Ship,
  type Squadron,
  shipsInPlay,
  squadronsInPlay,
  ZONES,
  type ZoneSight,
  zoneSight,
  zonesOf,
} from '@firing-arc/armada/engine';
import { armadaExpectedDamage } from '@firing-arc/odds';
import { cos, type Pose, sin } from '@firing-arc/table';

/** A ship with its hull zones where it stands, or where it may stand. */
export interface Standing {
  readonly ship: Ship;
  readonly zones: readonly ZoneSight[];
}

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

/** A ship at a pose, its own if none is given. */
export function standing(ship: Ship, at: Pose = ship): Standing {
  const body = bodyOf(ship, at);
  return { ship, zones: zonesOf(ship).map((zone) => zoneSight(body, zone)) };
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

/** The half planes of an arc, all of which a point of it is in. */
function isInArc(arc: readonly number[], x: number, y: number): boolean {
  for (let i = 0; i < arc.length; i += 3) {
    if (arc[i]! * x + arc[i + 1]! * y < arc[i + 2]!) return false;
  }
  return true;
}

/** Targeting points lie so far inside the tokens, at both ends of a line of sight together (mm). */
const INSIDE = 18;

/** Two ships whose middles are farther apart cannot attack each other: the ruler and two of the longest tokens (mm). */
const OUT_OF_REACH = 600;

/** Expected damage from a hull zone on a ship, judged by its targeting points: 0 when none is in arc and range. */
function damageFrom(attacker: Standing, from: ZoneSight, defender: Standing): number {
  const battery = cardOf(attacker.ship).batteries[from.zone];
  if (battery === undefined) return 0;
  if (apart(attacker.zones[0]!.ship, defender.zones[0]!.ship) > OUT_OF_REACH) return 0;
  const { arc } = from;
  const fromX = from.target[0];
  const fromY = from.target[1];
  let nearest = Number.POSITIVE_INFINITY;
  for (const { target } of defender.zones) {
    const x = target[0];
    const y = target[1];
    if (!isInArc(arc, x, y)) continue;
    const square = (x - fromX) * (x - fromX) + (y - fromY) * (y - fromY);
    if (square < nearest) nearest = square;
  }
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  const range = rangeOf(Math.sqrt(nearest) - INSIDE);
  return range === RANGES[3] ? 0 : expectedOf(battery, range);
}

type Battery = Parameters<typeof gathered>[0];
type Range = Parameters<typeof gathered>[1];

/** Damage of whole batteries by range: each is weighed thousands of times a game. */
const EXPECTED = new WeakMap<Battery, Partial<Record<Range, number>>>();

function expectedOf(battery: Battery, range: Range): number {
  let byRange = EXPECTED.get(battery);
  if (!byRange) {
    byRange = {};
    EXPECTED.set(battery, byRange);
  }
  byRange[range] ??= gathered(battery, range).reduce(
    (sum, color) => sum + armadaExpectedDamage(color, true),
    0,
  );
  return byRange[range];
}

/** Hull and shields that a ship has left; a shield counts for less, since a ship has more than one zone. */
export function healthOf(ship: Ship): number {
  const shields = zonesOf(ship).reduce((sum, zone) => sum + ship.shields[zone], 0);
  return Math.max(1, cardOf(ship).hull - ship.damage.length) + 0.4 * shields;
}

/** What a point of damage on a ship is worth, in fleet points. */
export const worthOf = (ship: Ship): number => ship.points / (healthOf(ship) + 2);

/**
 * What a ship does to some others in one activation, in fleet points: its two best hull zones, three of a huge ship,
 * each at its best target, so that a place with two arcs on an enemy is worth more (armada:attack.23, armada:huge-ship.2).
 */
export function firepower(attacker: Standing, defenders: readonly Standing[]): number {
  let [first, second, third] = [0, 0, 0];
  for (const zone of attacker.zones) {
    let best = 0;
    for (const defender of defenders) {
      const damage = damageFrom(attacker, zone, defender);
      if (damage > 0) best = Math.max(best, damage * worthOf(defender.ship));
    }
    if (best > first) [first, second, third] = [best, first, second];
    else if (best > second) [second, third] = [best, second];
    else if (best > third) third = best;
  }
  return first + second + (attacker.zones.length > ZONES.length ? third : 0);
}

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
