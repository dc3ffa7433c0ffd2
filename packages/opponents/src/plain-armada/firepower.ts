import {
  cardOf,
  gathered,
  HULLS,
  type Hull,
  type RANGES,
  rangeOf,
  type Ship,
  ZONES,
  zonesOf,
} from '@firing-arc/armada/engine';
import { armadaExpectedDamage } from '@firing-arc/odds';
import { cos, type Pose, sin } from '@firing-arc/table';

/** A ship with its targeting points where it stands, or where it may stand. */
export interface Standing {
  readonly ship: Ship;
  readonly x: number;
  readonly y: number;
  readonly sin: number;
  readonly cos: number;
  /** Targeting points on the table, x and y of each hull zone. */
  readonly targets: readonly number[];
  /** What a point of damage on it is worth, in fleet points. */
  readonly worth: number;
}

type Range = (typeof RANGES)[number];

/** A hull zone with its battery, in the frame of the base. */
interface Gun {
  /** Half planes, all of which a point of the arc is in; null without a battery. */
  readonly arc: readonly number[] | null;
  readonly x: number;
  readonly y: number;
  /** Expected damage of the whole battery. */
  readonly damage: Readonly<Record<Range, number>>;
}

function hullOf({ card }: Pick<Ship, 'card'>): Hull {
  const hull = HULLS[card];
  if (!hull) throw new Error(`the ship '${card}' has no hull zones`);
  return hull;
}

/** Guns by ship: hull zones are weighed thousands of times a game. */
const GUNS = new Map<string, readonly Gun[]>();

function gunsOf(ship: Pick<Ship, 'card'>): readonly Gun[] {
  const known = GUNS.get(ship.card);
  if (known) return known;
  const { batteries } = cardOf(ship);
  const hull = hullOf(ship);
  const guns = zonesOf(ship).map((zone): Gun => {
    const { arc, target } = hull.zones[zone]!;
    const battery = batteries[zone];
    const at = (range: Range): number =>
      battery && range !== 'extreme'
        ? gathered(battery, range).reduce((sum, color) => sum + armadaExpectedDamage(color, true), 0)
        : 0;
    const damage = { close: at('close'), medium: at('medium'), long: at('long'), extreme: 0 };
    return { arc: battery ? arc : null, x: target[0], y: target[1], damage };
  });
  GUNS.set(ship.card, guns);
  return guns;
}

/** A ship at a pose, its own if none is given. */
export function standing(ship: Ship, at: Pose = ship, worth: number = worthOf(ship)): Standing {
  const s = sin(at.facing);
  const c = cos(at.facing);
  const targets: number[] = [];
  for (const zone of zonesOf(ship)) {
    const [right, ahead] = hullOf(ship).zones[zone]!.target;
    targets.push(at.x + right * c + ahead * s, at.y - right * s + ahead * c);
  }
  return { ship, x: at.x, y: at.y, sin: s, cos: c, targets, worth };
}

/** Hull and shields that a ship has left; a shield counts for less, since a ship has more than one zone. */
export function healthOf(ship: Ship): number {
  const shields = zonesOf(ship).reduce((sum, zone) => sum + ship.shields[zone], 0);
  return Math.max(1, cardOf(ship).hull - ship.damage.length) + 0.4 * shields;
}

/** What a point of damage on a ship is worth, in fleet points. */
export const worthOf = (ship: Ship): number => ship.points / (healthOf(ship) + 2);

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

/** Whether anything can be shot at over so much. */
export const isInReach = (dx: number, dy: number): boolean => !(Math.sqrt(dx * dx + dy * dy) > OUT_OF_REACH);

/** Expected damage from a hull zone on targeting points in its frame, by the nearest of them in arc: 0 without one in range. */
function damageFrom({ arc, x, y, damage }: Gun, points: readonly number[]): number {
  if (arc === null) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i]! - x;
    const dy = points[i + 1]! - y;
    const square = dx * dx + dy * dy;
    if (square < nearest && isInArc(arc, points[i]!, points[i + 1]!)) nearest = square;
  }
  return nearest === Number.POSITIVE_INFINITY ? 0 : damage[rangeOf(Math.sqrt(nearest) - INSIDE)];
}

/** Targeting points of a ship as another sees them, in the frame of its base. */
function seenFrom({ x, y, sin: s, cos: c }: Standing, { targets }: Standing): readonly number[] {
  const points: number[] = [];
  for (let i = 0; i < targets.length; i += 2) {
    const dx = targets[i]! - x;
    const dy = targets[i + 1]! - y;
    points.push(dx * c - dy * s, dx * s + dy * c);
  }
  return points;
}

/**
 * What a ship does to some others in one activation, in fleet points: its two best hull zones, three of a huge ship,
 * each at its best target, so that a place with two arcs on an enemy is worth more (armada:attack.23, armada:huge-ship.2).
 */
export function firepower(attacker: Standing, defenders: readonly Standing[]): number {
  const guns = gunsOf(attacker.ship);
  let best: number[] | null = null;
  for (const defender of defenders) {
    if (!isInReach(defender.x - attacker.x, defender.y - attacker.y)) continue;
    const points = seenFrom(attacker, defender);
    best ??= guns.map(() => 0);
    for (let at = 0; at < guns.length; at++) {
      const value = damageFrom(guns[at]!, points) * defender.worth;
      if (value > best[at]!) best[at] = value;
    }
  }
  if (best === null) return 0;
  let [first, second, third] = [0, 0, 0];
  for (const value of best) {
    if (value > first) [first, second, third] = [value, first, second];
    else if (value > second) [second, third] = [value, second];
    else if (value > third) third = value;
  }
  return first + second + (guns.length > ZONES.length ? third : 0);
}
