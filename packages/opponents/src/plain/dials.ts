import { nextUint32 } from '@firing-arc/table';
import { type ShipBody, shipBody } from '@firing-arc/xwing/common';
import { bodyOf, initiativeOf, type SecondQuestion, type Ship, shipCard } from '@firing-arc/xwing/second';
import { weighFlight } from './flight.ts';
import type { Sight } from './sight.ts';

/** Maneuvers that differ by less than this share of the ship's points are equally good: chance picks, so that nobody can tell. */
const UNDECIDED = 0.02;

/**
 * Sets all dials: ship by ship in the order in which they will move, each among the ships that have moved by then
 * where they are expected and the others where they are.
 */
export function setDials(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'dials' }>,
  streams: number[],
  index: number,
): readonly number[] {
  const order = question.parts
    .map((part, at) => ({ part, at, ship: sight.state.ships[part.about]! }))
    .sort((a, b) => movesBefore(sight, a.ship, b.ship));
  const flown = new Map<number, ShipBody>();
  const answers: number[] = question.parts.map(() => 0);
  for (const { part, at, ship } of order) {
    const enemies = sight.foes.map((foe) =>
      initiativeOf(foe.ship) < initiativeOf(ship) ? foe.places[0]! : bodyOf(foe.ship),
    );
    const friends = sight.own
      .filter((other) => other !== ship)
      .map((other) => flown.get(other.id) ?? bodyOf(other));
    const others = [...enemies, ...friends];
    let best = Number.NEGATIVE_INFINITY;
    part.options.forEach(({ entry }, option) => {
      const flight = weighFlight(sight, ship, entry, others, enemies.length);
      const chance = (nextUint32(streams, index) / 4294967296) * UNDECIDED * ship.points;
      if (flight.value + chance <= best) return;
      best = flight.value + chance;
      answers[at] = option;
      flown.set(ship.id, shipBody(shipCard(ship.card).chassis.size, flight.pose));
    });
  }
  return answers;
}

/** Lower initiative first; among equals whoever is nearest to the enemy, and has room ahead. */
function movesBefore(sight: Sight, a: Ship, b: Ship): number {
  return initiativeOf(a) - initiativeOf(b) || nearestFoe(sight, a) - nearestFoe(sight, b) || a.id - b.id;
}

/** Distance between middles to the nearest enemy (mm). */
export function nearestFoe(sight: Sight, ship: Ship): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { ship: foe } of sight.foes) {
    const dx = foe.x - ship.x;
    const dy = foe.y - ship.y;
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
  }
  return least;
}

/** Which ship moves first among those of one initiative: one that flies its dial in full, the nearest to the enemy. */
export function chooseActivation(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'choose-activation' }>,
): number {
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  question.options.forEach(({ ship: id }, option) => {
    const ship = sight.state.ships[id]!;
    const value = (isFreeToFly(sight, ship) ? 10_000 : 0) - Math.min(9000, nearestFoe(sight, ship));
    if (value <= bestValue) return;
    bestValue = value;
    best = option;
  });
  return best;
}

/** Whether nobody stands where the ship's own dial would take it now. */
function isFreeToFly(sight: Sight, ship: Ship): boolean {
  if (ship.dial < 0) return true;
  const enemies = sight.foes.map((foe) => bodyOf(foe.ship));
  const friends = sight.own.filter((other) => other !== ship).map(bodyOf);
  const among = weighFlight(sight, ship, ship.dial, [...enemies, ...friends], enemies.length).pose;
  const alone = weighFlight(sight, ship, ship.dial, [], 0).pose;
  return among.x === alone.x && among.y === alone.y;
}
