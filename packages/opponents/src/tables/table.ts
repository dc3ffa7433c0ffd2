import { cos, sin } from '@firing-arc/table';
import type { Maneuver } from '@firing-arc/xwing/common';
import { bestOf } from '../plain/choice.ts';

/** A place on the table with a direction: mm, and degrees clockwise from up. */
interface Standing {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** What the tables would fly: how far round, towards the enemy, and how fast. */
export interface Wish {
  readonly way: 'straight' | 'bank' | 'turn' | 'around';
  readonly speed: number;
}

/** A line of the tables for the three distances: close, in range, far. */
type Distances = readonly [Wish, Wish, Wish];

const straight = (speed: number): Wish => ({ way: 'straight', speed });
const bank = (speed: number): Wish => ({ way: 'bank', speed });
const turn = (speed: number): Wish => ({ way: 'turn', speed });
const around = (speed: number): Wish => ({ way: 'around', speed });

/**
 * By the direction in which the nearest enemy lies, in steps of 45° from ahead to behind (both sides are alike), and
 * whether it faces the ship: it comes, or it goes.
 */
const TABLE: readonly { readonly comes: Distances; readonly goes: Distances }[] = [
  { comes: [around(3), straight(2), straight(3)], goes: [straight(1), straight(3), straight(4)] },
  { comes: [turn(1), bank(2), bank(3)], goes: [bank(1), bank(2), bank(3)] },
  { comes: [turn(1), turn(2), turn(3)], goes: [turn(1), turn(2), turn(2)] },
  { comes: [turn(3), turn(2), turn(2)], goes: [turn(1), turn(1), turn(2)] },
  { comes: [straight(4), around(4), around(3)], goes: [around(3), around(3), around(3)] },
];

/** Between the middles of two ships, about range 1 and range 3 with their bases (mm). */
const CLOSE = 150;
const IN_RANGE = 340;

/** How far ahead of a ship something lies, and how far to its right (mm). */
function seenFrom(from: Standing, to: Standing): { readonly ahead: number; readonly right: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [s, c] = [sin(from.facing), cos(from.facing)];
  return { ahead: dx * s + dy * c, right: dx * c - dy * s };
}

/** The tangent of 22.5°: half of an eighth of the circle. */
const HALF_EIGHTH = 0.41421356;

/** In which eighth of the circle: 0 ahead, 4 behind, both sides alike. */
function eighthOf(ahead: number, right: number): number {
  const aside = right < 0 ? -right : right;
  if (aside <= HALF_EIGHTH * Math.abs(ahead)) return ahead > 0 ? 0 : 4;
  if (Math.abs(ahead) <= HALF_EIGHTH * aside) return 2;
  return ahead > 0 ? 1 : 3;
}

/** The option that costs least, the first among equals. */
export const leastOf = <Option>(options: readonly Option[], cost: (option: Option) => number): number =>
  bestOf(options, (option) => -cost(option));

type Dice = readonly { readonly face: string }[];

/** What the dice of a side ask for: its focus results, whether a defender has evades enough, and which are blank. */
export function needsOf(
  { attackDice, defenseDice }: { readonly attackDice: Dice; readonly defenseDice: Dice },
  attacks: boolean,
) {
  const pool = attacks ? attackDice : defenseDice;
  const count = (dice: Dice, ...faces: readonly string[]) =>
    dice.filter(({ face }) => faces.includes(face)).length;
  return {
    focuses: count(pool, 'focus'),
    safe: !attacks && count(pool, 'evade') >= count(attackDice, 'hit', 'crit'),
    blank: (die: number) => pool[die]?.face === 'blank',
  };
}

/** Between two middles (mm). */
export const apart = (a: Standing, b: Standing): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The nearest of some ships; undefined of none. */
export const nearestOf = <Ship extends Standing>(from: Standing, ships: readonly Ship[]): Ship | undefined =>
  ships.reduce<Ship | undefined>(
    (best, ship) => (best && apart(from, best) <= apart(from, ship) ? best : ship),
    undefined,
  );

/** What the tables say about the nearest enemy, and on which side it lies. */
export function lookUp(ship: Standing, enemy: Standing): Wish & { readonly side: 'left' | 'right' } {
  const { ahead, right } = seenFrom(ship, enemy);
  const line = TABLE[eighthOf(ahead, right)]!;
  const away = apart(ship, enemy);
  const wish = (seenFrom(enemy, ship).ahead > 0 ? line.comes : line.goes)[
    away < CLOSE ? 0 : away < IN_RANGE ? 1 : 2
  ]!;
  return { ...wish, side: right < 0 ? 'left' : 'right' };
}

const WAYS: readonly Wish['way'][] = ['straight', 'bank', 'turn', 'around'];

/** How much a maneuver differs from what the tables say; the other side of the two is the worst. */
export function difference(wish: ReturnType<typeof lookUp>, maneuver: Maneuver): number {
  const way = wayOf(maneuver);
  const wrongSide =
    way !== 'straight' && maneuver.direction !== 'straight' && maneuver.direction !== wish.side;
  return (
    3 * Math.abs(WAYS.indexOf(way) - WAYS.indexOf(wish.way)) +
    Math.abs(maneuver.speed - wish.speed) +
    (wrongSide ? 8 : 0)
  );
}

/** How far round a maneuver brings its ship. */
function wayOf({ bearing, speed }: Maneuver): Wish['way'] {
  if (bearing === 'straight' || speed === 0) return 'straight';
  return bearing === 'bank' || bearing === 'turn' ? bearing : 'around';
}
