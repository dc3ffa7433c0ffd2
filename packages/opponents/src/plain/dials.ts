import { nextUint32 } from '@firing-arc/table';
import { type BaseBody, isFlownFully } from '@firing-arc/xwing/common';
import {
  bodyOf,
  initiativeOf,
  isHuge,
  type SecondQuestion,
  type Ship,
  sizeOf,
} from '@firing-arc/xwing/second/engine';
import { bestAnswer, bestOf } from './choice.ts';
import { blockedCost, type Flight, flightValue, fly, planOf } from './flight.ts';
import type { Observation } from './observation.ts';
import { resourcesOf } from './outlook.ts';

/** Maneuvers that differ by less than this share of the ship's points are equally good: chance picks, so that nobody can tell. */
const UNDECIDED = 0.02;
/** So many of the best by rough measure are measured exactly. */
const MEASURED = 5;

/**
 * Sets all dials: ship by ship in the order in which they will move, each among the ships that have moved by then
 * where they are expected and the others where they are.
 */
export function setDials(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'dials' }>,
  streams: number[],
  index: number,
): readonly number[] {
  const order = question.parts
    .map((part, at) => ({ part, at, ship: observation.state.ships[part.about]! }))
    .sort((a, b) => movesBefore(observation, a.ship, b.ship));
  const flown = new Map<number, BaseBody>();
  const answers: number[] = question.parts.map(() => 0);
  for (const { part, at, ship } of order) {
    const friends = observation.own
      .filter((other) => other !== ship)
      .map((other) => flown.get(other.id) ?? bodyOf(other));
    const [first, ...others] = foesAhead(observation, ship).map((enemies) => [...enemies, ...friends]);
    const now = resourcesOf(observation, ship);
    const plans = part.options.map(({ entry }) => planOf(ship, entry));
    const flownIn = (world: readonly BaseBody[], option: number): Flight =>
      fly(observation, ship, plans[option]!, { others: world, enemies: observation.foes.length }, { now });
    const flights = part.options.map((_, option) => flownIn(first!, option));
    const chance = () => (nextUint32(streams, index) / 4294967296) * UNDECIDED * ship.points;
    const best = bestFlight(
      observation,
      part.options,
      flights,
      (option) => others.map((world) => flownIn(world, option)),
      chance,
    );
    answers[at] = best;
    flown.set(ship.id, flights[best]!.body);
  }
  return answers;
}

/** So far off an enemy that moves first is in nobody's way (mm). */
const IN_THE_WAY = 420;

/** Where the enemies may stand when a ship moves: those that move before it at one of their expected places. */
function foesAhead(observation: Observation, ship: Ship): readonly (readonly BaseBody[])[] {
  const { foes } = observation;
  const early = foes.map((foe) => movesFirst(observation, foe.ship, ship));
  const first = foes.map((foe, at) => (early[at] ? foe.places[0]! : bodyOf(foe.ship)));
  const isOpen = foes.some(
    ({ places, ship: { x, y } }, at) =>
      early[at] &&
      places.length > 1 &&
      Math.abs(x - ship.x) < IN_THE_WAY &&
      Math.abs(y - ship.y) < IN_THE_WAY,
  );
  if (!isOpen) return [first];
  return [first, foes.map((foe, at) => (early[at] ? foe.places.at(-1)! : bodyOf(foe.ship)))];
}

/** Whether one ship moves before another: by lower initiative, among equals the first player's. */
function movesFirst({ state }: Observation, one: Ship, other: Ship): boolean {
  const difference = initiativeOf(one) - initiativeOf(other);
  return difference < 0 || (difference === 0 && one.player === state.firstPlayer);
}

/**
 * The best flight: all are measured roughly, the best of them exactly (setting dials costs a third of it all exactly), and
 * in everything else that may be in their way.
 */
function bestFlight(
  observation: Observation,
  options: readonly unknown[],
  flights: readonly Flight[],
  elsewhere: (option: number) => readonly Flight[],
  chance: () => number,
): number {
  const ranked = flights.map((flight, at) => ({ at, rough: flightValue(observation, flight, true) }));
  ranked.sort((a, b) => b.rough - a.rough || a.at - b.at);
  const few = ranked.slice(0, MEASURED).map(({ at }) => at);
  return bestAnswer(options, few, (at) => {
    const flight = flights[at]!;
    const all = [flight, ...elsewhere(at)];
    const mean = all.reduce((sum, one) => sum + flightValue(observation, one), 0) / all.length;
    return mean - blockedCost(observation, flight.ship, flight.body) * flight.ship.points + chance();
  })!;
}

/** Lower initiative first; among equals whoever is nearest to the enemy, and has room ahead. */
function movesBefore(observation: Observation, a: Ship, b: Ship): number {
  return (
    initiativeOf(a) - initiativeOf(b) ||
    nearestFoe(observation, a) - nearestFoe(observation, b) ||
    a.id - b.id
  );
}

/** Distance between middles to the nearest enemy (mm); far for none, so that it can be subtracted. */
function nearestFoe(observation: Observation, ship: Ship): number {
  let least = 9000;
  for (const { ship: foe } of observation.foes) {
    const dx = foe.x - ship.x;
    const dy = foe.y - ship.y;
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
  }
  return least;
}

/** Which ship moves first among those of one initiative: one that flies its dial in full, the nearest to the enemy. */
export function chooseActivation(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'choose-activation' }>,
): number {
  return bestOf(question.options, ({ ship: id }) => {
    const ship = observation.state.ships[id]!;
    return (isFreeToFly(observation, ship) ? 10_000 : 0) - nearestFoe(observation, ship);
  });
}

/** Whether nobody stands where the ship's own dial would take it now. */
function isFreeToFly(observation: Observation, ship: Ship): boolean {
  if (ship.dial < 0) return true;
  const foes = observation.foes.map((foe) => bodyOf(foe.ship));
  const friends = observation.own.filter((other) => other !== ship).map((one) => bodyOf(one));
  const { maneuver } = planOf(ship, ship.dial);
  const size = sizeOf(ship);
  if (isHuge(ship)) return true;
  return isFlownFully(size, ship, maneuver, [...foes, ...friends]);
}
