import { boostBy, decloakTemplate, type Pose, rollPlacements } from '@firing-arc/xwing/common';
import {
  BOOSTS,
  type BoostOption,
  bodyOf,
  boostTemplate,
  type DecloakMove,
  isStressed,
  otherShips,
  ROLLS,
  type RollOption,
  repositionRefusal,
  type SecondQuestion,
  type Ship,
  sizeOf,
} from '@firing-arc/xwing/second/engine';
import { bestOf } from './choice.ts';
import { type Encounter, meet } from './encounter.ts';
import { deadEndCost, flightValue, fly, planOf } from './flight.ts';
import type { Observation } from './observation.ts';
import { outlook, type Resources } from './outlook.ts';
import { type Stand, standNow } from './stand.ts';

const RULINGS = { ship: '', obstacle: '', edge: '' };

type More = (there: Encounter, resources: Resources) => number;

const NOTHING_MORE: More = () => 0;

/** The places where a boost or barrel roll may end. */
export function placesOf(
  observation: Observation,
  ship: Ship,
  action: 'boost' | 'barrel-roll',
): readonly Pose[] {
  if (action === 'boost') return BOOSTS.flatMap((way) => boostPlaces(observation, ship, way));
  return ROLLS.flatMap((way) => rollPlaces(observation, ship, way));
}

/** The places where a declared way of decloaking may end. */
export function decloakPlaces(observation: Observation, ship: Ship, move: DecloakMove): readonly Pose[] {
  const template = decloakTemplate(sizeOf(ship));
  if (move === 'boost') return boostPlaces(observation, ship, { direction: 'straight', template });
  return rollPlaces(observation, ship, { side: move === 'roll-left' ? 'left' : 'right', template });
}

function boostPlaces(
  observation: Observation,
  ship: Ship,
  { direction, template }: BoostOption,
): readonly Pose[] {
  const size = sizeOf(ship);
  const { pose, templateBody } = boostBy(size, ship, template ?? boostTemplate(direction));
  return repositionRefusal(
    observation.state,
    ship,
    { to: pose, template: templateBody },
    RULINGS,
    'boost',
  ) === null
    ? [pose]
    : [];
}

function rollPlaces(observation: Observation, ship: Ship, { side, template }: RollOption): readonly Pose[] {
  return rollPlacements(sizeOf(ship), ship, side, template ?? boostTemplate('straight'))
    .filter(
      ({ pose, template }) =>
        repositionRefusal(observation.state, ship, { to: pose, template }, RULINGS, 'barrel-roll') === null,
    )
    .map(({ pose }) => pose);
}

/** How much better the best of some places is than the present one, in squad points; `more` is what else it gives. */
export function bestPlaceValue(
  observation: Observation,
  now: Stand,
  places: readonly Pose[],
  more: More = NOTHING_MORE,
): number {
  if (places.length === 0) return -1;
  const values = places.map((place) => placeValue(observation, now, place, more));
  const { ship } = now.at;
  const stays = isToFly(observation, ship)
    ? flownFrom(observation, ship, ship)
    : outlook(observation, now.at, now.resources);
  return Math.max(...values) - stays;
}

/** A reposition never ends on a rock, so the ship may attack from there. */
function placeValue(observation: Observation, now: Stand, place: Pose, more: More): number {
  const { ship } = now.at;
  if (isToFly(observation, ship)) return flownFrom(observation, ship, place);
  const there = meet(observation, ship, bodyOf(ship, place));
  const resources = { ...now.resources, mayAttack: true };
  const deadEnd = ship.points * deadEndCost(observation, ship, there.body, isStressed(ship));
  return outlook(observation, there, resources) + more(there, resources) - deadEnd;
}

/** Whether a ship is still to fly what its dial shows: before that some decloak, and some cards move them. */
const isToFly = ({ state: { phase } }: Observation, { dial, revealed }: Ship): boolean =>
  dial >= 0 && !revealed && (phase === 'system' || phase === 'activation');

/** How good it is to fly the maneuver of its dial from a place. */
function flownFrom(observation: Observation, ship: Ship, { x, y, facing }: Pose): number {
  const there = { ...ship, x, y, facing };
  const others = otherShips(observation.state, ship).bodies;
  return flightValue(observation, fly(observation, there, planOf(there, ship.dial), { others, enemies: 0 }));
}

/** The side of a barrel roll that leads to the better place. */
export function chooseRollSide(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'barrel-roll-side' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, (way) =>
    bestPlaceValue(observation, now, rollPlaces(observation, now.at.ship, way)),
  );
}

/** The direction of a boost that leads to the better place. */
export function chooseBoost(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'boost-direction' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, (way) =>
    bestPlaceValue(observation, now, boostPlaces(observation, now.at.ship, way)),
  );
}

/** The best of the places on offer. */
export function choosePlace(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'barrel-roll-placement' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, ({ at }) => placeValue(observation, now, at, NOTHING_MORE));
}
