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
import { evadesOf, mayAttackNow, resourcesOf, turnsOf } from '../plain/outlook.ts';
import { type BeforeShots, SECOND_WEIGHTS, type Standing, worthBeforeShots } from './before-shots.ts';
import { type DamageOf, worthWith } from './exchange.ts';

/** A ship of so many points counts as one that faces another. */
const ONE = 5;

interface Flown extends Standing {
  readonly ship: Ship;
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

/** What a position before the shots of a round is worth to a seat, in squad points. */
export const secondWorth = (state: SecondState, seat: number): number =>
  worthBeforeShots(secondBeforeShots(state, seat), SECOND_WEIGHTS);

/** Who stands where before the shots of a round, as a seat sees it. */
export function secondBeforeShots(state: SecondState, seat: number): BeforeShots {
  const observation = observe(state, seat, NO_HARM);
  const ships = state.ships
    .filter((ship) => inPlay(ship) && !ship.destroyed)
    .map((ship): Flown => {
      const body = bodyOf(ship);
      const { points, player } = ship;
      return {
        ship,
        side: areEnemies(state, player, seat) ? 1 : 0,
        points,
        health: healthOf(ship),
        left: leftOf(ship),
        order: initiativeOf(ship),
        body,
        deadEnds: deadEndCost(observation, ship, body, isStressed(ship)),
        rocks: blockedCost(observation, ship, body),
        mission: state.markers.length > 0 ? objectivePull({ ...observation, player }, ship, body) : 0,
      };
    });
  return { ships, damageOf: damagesBetween(observation, ships), one: ONE };
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
    const lock = line.range > 0 && resourcesOf(observation, by).lockOn === on.id ? 1 : 0;
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
