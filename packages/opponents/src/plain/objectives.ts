import type { BaseBody } from '@firing-arc/xwing/common';
import {
  carriedBy,
  controllerOf,
  type Marker,
  markersInReach,
  nearMarker,
  type ScenarioAction,
  type SecondQuestion,
  type SecondState,
  type Ship,
  shipCard,
  strengthAt,
} from '@firing-arc/xwing/second/engine';
import { bestOf } from './choice.ts';
import type { Observation } from './observation.ts';

/** A point for each round that is left, but ships fall and objectives change hands (squad points). */
const HELD = 1.6;

/** What the action of the scenario is worth; it is only on offer with an objective in reach. */
export function scenarioActionValue(observation: Observation, ship: Ship, action: ScenarioAction): number {
  if (action !== 'scramble') return HELD;
  return markersInReach(observation.state, ship).some((marker) => marker.holder !== ship.player) ? HELD : 0;
}

/** An objective that the enemy holds rather than a free one, that rather than an own one. */
export function chooseMarker(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'choose-marker' }>,
): number {
  return bestOf(question.options, ({ marker }) => {
    const holder = controllerOf(observation.state, observation.state.markers[marker]!);
    return holder === question.player ? 0 : holder < 0 ? 1 : 2;
  });
}

/** What it is worth to end in range of an objective that is wanted, in squad points; less the farther from it. */
const IN_RANGE = 1;
/** Half a marker and half a small base: from middle to middle less this is about the gap (mm). */
const MIDDLES = 36;
/** So far away nothing pulls any more (mm). */
const FAR = 500;

/** How a scenario draws a ship that would end here: to the nearest objective that it could win. */
export function objectivePull(observation: Observation, ship: Ship, body: BaseBody): number {
  const { scenario, markers } = observation.state;
  if (!scenario || carriedBy(observation.state, ship)) return 0;
  let best = 0;
  for (const marker of markers) {
    if (!marker.placed) continue;
    const dx = marker.x - body.x;
    const dy = marker.y - body.y;
    const beyond = Math.sqrt(dx * dx + dy * dy) - MIDDLES - 100 * scenario.range;
    if (beyond >= FAR) continue;
    const near = beyond <= 0 ? 1 : 0.7 * (1 - beyond / FAR);
    best = Math.max(best, IN_RANGE * near * need(observation, marker, ship));
  }
  return best;
}

/** How much a ship is needed at an objective: less where others of its side hold it, or where it cannot win it. */
function need({ state }: Observation, marker: Marker, ship: Ship): number {
  const { scenario } = state;
  switch (scenario?.control) {
    case 'most-ships': {
      const weight = shipCard(ship.card).chassis.size === 'small' ? 1 : scenario.bigShips;
      const own = othersAt(state, marker, ship, weight);
      const theirs = strengthAt(state, marker, 1 - ship.player);
      if (own > theirs) return 0.2;
      return own + weight < theirs ? 0.3 : 1;
    }
    case 'contest':
      return othersAt(state, marker, ship, 1) > 0 ? 0.3 : 1;
    case 'claim':
      return marker.holder === ship.player ? 0 : 1;
    default:
      return 1;
  }
}

/** What a player's other ships count for at an objective. */
const othersAt = (state: SecondState, marker: Marker, ship: Ship, weight: number): number =>
  strengthAt(state, marker, ship.player) - (nearMarker(ship, marker, state.scenario!.range) ? weight : 0);
