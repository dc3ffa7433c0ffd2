import { attackOdds } from '@firing-arc/odds';
import {
  areEnemies,
  bodyOf,
  healthOf,
  initiativeOf,
  inPlay,
  isStressed,
  type SecondState,
  type Ship,
} from '@firing-arc/xwing/second/engine';
import { type Encounter, meet } from '../plain/encounter.ts';
import { blockedCost, deadEndCost } from '../plain/flight.ts';
import { ALL, type Harm } from '../plain/harm.ts';
import { objectivePull } from '../plain/objectives.ts';
import { leftOf, type Observation, observe } from '../plain/observation.ts';
import { evadesOf, mayAttackNow, presentMeans, turnsOf } from '../plain/outlook.ts';
import { type DamageOf, exchange, expectedWorth, type Fighter, worthWith } from './exchange.ts';

/**
 * What counts before shots are fired, in squad points: what the ships have now and are expected to have left after the
 * shots, how many enemies face them, dead ends at the edge, obstacles ahead, objectives. Own less theirs.
 */
export const SECOND_FEATURES = ['now', 'left', 'faced', 'deadEnds', 'rocks', 'mission'] as const;
type Feature = (typeof SECOND_FEATURES)[number];

/**
 * What each of them counts for, so that `now` and `left` together are points. By a logistic regression of who won on 5,150
 * positions of 537 games between plain players and the tables, 8 to 20 % of whose dials were set by chance (log loss 0.369
 * on games left out, 0.387 with weights by hand); what ships have now counts less than nothing beside what they will have
 * left. Stress and distances told a little of who won and are left out: with stress and facing weighed too the player was
 * no better (57 % of 60 games). Missions were not in those games: theirs is a guess.
 */
const WEIGHTS: Readonly<Record<Feature, number>> = {
  now: -0.28,
  left: 1.28,
  faced: 0.04,
  deadEnds: 0.6,
  rocks: 1,
  mission: 1,
};

interface Flown extends Fighter {
  readonly ship: Ship;
}

/** What a position before the shots of a round is worth to a seat, in squad points. */
export function secondWorth(state: SecondState, seat: number): number {
  const features = secondFeatures(state, seat);
  return SECOND_FEATURES.reduce((sum, feature) => sum + features[feature] * WEIGHTS[feature], 0);
}

/** What a position is worth to a seat by what the ships have left alone, in squad points. */
export function secondStanding(state: SecondState, seat: number): number {
  let sum = 0;
  for (const ship of state.ships) {
    if (!inPlay(ship) || ship.destroyed) continue;
    const fighter = { side: 0, points: ship.points, health: healthOf(ship), left: leftOf(ship), order: 0 };
    sum += (areEnemies(state, ship.player, seat) ? -1 : 1) * worthWith(fighter, fighter.left);
  }
  return sum;
}

/** Odds are taken from the exchange of shots. */
const NO_HARM: Harm = () => 0;

/** All that counts of a position, for a seat. */
export function secondFeatures(state: SecondState, seat: number): Readonly<Record<Feature, number>> {
  const observation = observe(state, seat, NO_HARM);
  const fighters = state.ships
    .filter((ship) => inPlay(ship) && !ship.destroyed)
    .map((ship): Flown => {
      const side = areEnemies(state, ship.player, seat) ? 1 : 0;
      const { points } = ship;
      return { ship, side, points, health: healthOf(ship), left: leftOf(ship), order: initiativeOf(ship) };
    });
  const left = exchange(fighters, damagesBetween(observation, fighters));
  const sum = { now: 0, left: 0, faced: 0, deadEnds: 0, rocks: 0, mission: 0 };
  fighters.forEach((fighter, at) => {
    const { ship, side } = fighter;
    const sign = side === 0 ? 1 : -1;
    const alive = sign * (1 - left[at]![0]!);
    const body = bodyOf(ship);
    sum.now += sign * worthWith(fighter, fighter.left);
    sum.left += sign * expectedWorth(fighter, left[at]!);
    sum.faced -= alive * ship.points * facing(ship, fighters, side, left);
    sum.deadEnds -= alive * ship.points * deadEndCost(observation, ship, body, isStressed(ship));
    sum.rocks -= alive * ship.points * blockedCost(observation, ship, body);
    if (state.markers.length > 0)
      sum.mission += alive * objectivePull({ ...observation, player: ship.player }, ship, body);
  });
  return sum;
}

/** Damage by what is asked of the odds: 5 µs to compute, and asked for again in nearly every game. */
const known = new Map<string, readonly number[]>();

/** The odds of all shots that can be taken, as far as they are asked for. */
function damagesBetween(observation: Observation, fighters: readonly Flown[]): DamageOf {
  const met = new Map<Ship, Encounter>();
  for (const { ship, side } of fighters) if (side === 0) met.set(ship, meet(observation, ship, bodyOf(ship)));
  const mayAttack = fighters.map(({ ship }) => mayAttackNow(observation, ship));
  return (attacker, defender, [freshAttacker, freshDefender]) => {
    if (!mayAttack[attacker]) return null;
    const [by, on] = [fighters[attacker]!.ship, fighters[defender]!.ship];
    const line =
      fighters[attacker]!.side === 0
        ? met.get(by)!.shots.find(({ foe }) => foe.ship === on)
        : met.get(on)!.threats.find(({ foe }) => foe.ship === by);
    if (!line) return null;
    const attackTurns = line.range > 0 && freshAttacker ? turnsOf(by) : 0;
    const lock = line.range > 0 && presentMeans(observation, by).lockOn === on.id ? 1 : 0;
    const defenseTurns = freshDefender ? turnsOf(on) : 0;
    const evade = freshDefender ? evadesOf(on) : 0;
    const key = [line.dice, attackTurns, lock, line.defense, defenseTurns, evade].join();
    let damage = known.get(key);
    if (!damage) {
      damage = attackOdds({
        attack: { dice: line.dice, lock, ...turns(attackTurns) },
        defense: { dice: line.defense, evade, ...turns(defenseTurns) },
      }).damage;
      known.set(key, damage);
    }
    return damage;
  };
}

const turns = (count: number): { focus: number; calculate: number } =>
  count >= ALL ? { focus: 1, calculate: 0 } : { focus: 0, calculate: count };

/** Enemies ahead of whom a ship is within this angle (its cosine) face it. */
const AHEAD = 0.6;
/** Fully up to here, and no more so much farther off (mm). */
const NEAR = 350;
const FADES = 250;
/** A ship of so many points counts as one that faces another; no more than so many count. */
const ONE = 5;
const MOST_FACING = 3;

/** How many enemies face a ship, those near and dear more than others. */
function facing(ship: Ship, fighters: readonly Flown[], side: number, left: readonly Float64Array[]): number {
  let sum = 0;
  fighters.forEach((other, at) => {
    if (other.side === side) return;
    const { x, y, sin, cos } = bodyOf(other.ship);
    const dx = ship.x - x;
    const dy = ship.y - y;
    const away = Math.sqrt(dx * dx + dy * dy) + 1;
    if ((dx * sin + dy * cos) / away <= AHEAD) return;
    const near = Math.min(1, Math.max(0, 1 - (away - NEAR) / FADES));
    sum += ((1 - left[at]![0]!) * near * other.points) / ONE;
  });
  return Math.min(MOST_FACING, sum);
}
