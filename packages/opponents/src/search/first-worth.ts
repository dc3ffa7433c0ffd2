import { firstAttackOdds } from '@firing-arc/odds';
import {
  attackOptions,
  bodyOf,
  type FirstState,
  inPlay,
  isHuge,
  isStressed,
  type Ship,
  sideOf,
  skillOf,
  weaponsOf,
} from '@firing-arc/xwing/first/engine';
import { blockedCost, deadEndCost } from '../plain-first/flight.ts';
import type { Harm } from '../plain-first/harm.ts';
import { healthOf, leftOf, type Observation, observe } from '../plain-first/observation.ts';
import { lineOf } from '../plain-first/outlook.ts';
import { type BeforeShots, FIRST_WEIGHTS, type Standing, worthBeforeShots } from './before-shots.ts';
import { type DamageOf, type Fighter, worthWith } from './exchange.ts';

/** A ship of so many points counts as one that faces another. */
const ONE = 25;

interface Flown extends Standing {
  readonly ship: Ship;
}

/** Odds are taken from the exchange of shots. */
const NO_HARM: Harm = () => 0;

/** What a position before the shots of a round is worth to a seat, in squad points. */
export const firstWorth = (state: FirstState, seat: number): number =>
  worthBeforeShots(firstBeforeShots(state, seat), FIRST_WEIGHTS);

/** Who stands where before the shots of a round, as a seat sees it. */
export function firstBeforeShots(state: FirstState, seat: number): BeforeShots {
  const observation = observe(state, seat, NO_HARM);
  const ships = state.ships
    .filter((ship) => inPlay(ship) && !ship.destroyed)
    .map((ship): Flown => {
      const body = bodyOf(ship);
      // A huge ship flies by another tool.
      const huge = isHuge(ship);
      return {
        ...fighterOf(state, ship, seat),
        ship,
        body,
        deadEnds: huge ? 0 : deadEndCost(observation, ship, ship, isStressed(ship)),
        rocks: huge ? 0 : blockedCost(observation, ship, body),
        mission: 0,
      };
    });
  return { ships, damageOf: damagesBetween(observation, ships), one: ONE };
}

/** What a position is worth to a seat by what the ships have left alone, in squad points. */
export function firstStanding(state: FirstState, seat: number): number {
  let sum = 0;
  for (const ship of state.ships) {
    if (ship.destroyed || ship.place === 'removed') continue;
    const fighter = fighterOf(state, ship, seat);
    sum += (fighter.side === 0 ? 1 : -1) * worthWith(fighter, fighter.left);
  }
  return sum;
}

const fighterOf = (state: FirstState, ship: Ship, seat: number): Fighter => ({
  side: ship.side === sideOf(state, seat) ? 0 : 1,
  points: ship.points,
  health: healthOf(ship),
  left: leftOf({ state }, ship),
  order: skillOf(ship),
});

/** The odds of the best shot at each enemy, as far as they are asked for. */
function damagesBetween(observation: Observation, ships: readonly Flown[]): DamageOf {
  const { state } = observation;
  const shots = ships.map(({ ship }) => {
    const weapons = weaponsOf(ship);
    return attackOptions(state, ship).map(({ weapon, target, range }) => ({
      weapon: weapons.find(({ number }) => number === weapon)!,
      target,
      range,
    }));
  });
  return (attacker, defender, [freshAttacker, freshDefender]) => {
    const [by, on] = [ships[attacker]!.ship, ships[defender]!.ship];
    const focused = freshAttacker && by.tokens.focus > 0;
    const locked = freshAttacker && state.locks.some((lock) => lock.by === by.id && lock.on === on.id);
    const focus = freshDefender && on.tokens.focus > 0;
    const evade = freshDefender && on.tokens.evade > 0;
    let best: Odds | null = null;
    for (const { weapon, target, range } of shots[attacker]!) {
      if (target !== on.id) continue;
      const line = lineOf(observation, by, weapon, on, range);
      const odds = oddsOf(
        { dice: line.dice, focus: focused && !line.spendsFocus, lock: locked && !line.spendsLock },
        { dice: line.defense, focus, evade },
      );
      if (best === null || odds.expectedDamage > best.expectedDamage) best = odds;
    }
    return best?.damage ?? null;
  };
}

type Odds = Pick<ReturnType<typeof firstAttackOdds>, 'damage' | 'expectedDamage'>;

/** Odds by what is asked: asked for again in nearly every game. */
const known = new Map<string, Odds>();

function oddsOf(
  attack: { readonly dice: number; readonly focus: boolean; readonly lock: boolean },
  defense: { readonly dice: number; readonly focus: boolean; readonly evade: boolean },
): Odds {
  const key = [...Object.values(attack), ...Object.values(defense)].join();
  const before = known.get(key);
  if (before) return before;
  const odds = firstAttackOdds({
    attack: { dice: attack.dice, focus: Number(attack.focus), lock: Number(attack.lock) },
    defense: { dice: defense.dice, focus: Number(defense.focus), evade: Number(defense.evade) },
  });
  known.set(key, odds);
  return odds;
}
