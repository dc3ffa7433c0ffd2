import { barrelRollPlacements, boostPlacement, type Pose, shipBody } from '@firing-arc/xwing/common';
import {
  isStressed,
  repositionRefusal,
  type SecondQuestion,
  type Ship,
  shipCard,
} from '@firing-arc/xwing/second';
import { bestOf } from './choice.ts';
import { type Encounter, meet } from './encounter.ts';
import { deadEndCost } from './flight.ts';
import { type Means, outlook } from './outlook.ts';
import type { Sight } from './sight.ts';
import { type Stand, standNow } from './stand.ts';

const RULINGS = { ship: '', obstacle: '', edge: '' };

type More = (there: Encounter, means: Means) => number;

const NOTHING_MORE: More = () => 0;

/** The places where a boost or barrel roll may end. */
export function placesOf(sight: Sight, ship: Ship, action: 'boost' | 'barrel-roll'): readonly Pose[] {
  if (action === 'boost') {
    return (['left', 'straight', 'right'] as const).flatMap((way) => boostPlaces(sight, ship, way));
  }
  return (['left', 'right'] as const).flatMap((side) => rollPlaces(sight, ship, side));
}

function boostPlaces(sight: Sight, ship: Ship, direction: 'left' | 'straight' | 'right'): readonly Pose[] {
  const { pose, templateBody } = boostPlacement(shipCard(ship.card).chassis.size, ship, direction);
  return repositionRefusal(sight.state, ship, pose, templateBody, RULINGS) === null ? [pose] : [];
}

function rollPlaces(sight: Sight, ship: Ship, side: 'left' | 'right'): readonly Pose[] {
  return barrelRollPlacements(shipCard(ship.card).chassis.size, ship, side)
    .filter(({ pose, template }) => repositionRefusal(sight.state, ship, pose, template, RULINGS) === null)
    .map(({ pose }) => pose);
}

/** How much better the best of some places is than the present one, in squad points; `more` is what else it gives. */
export function bestPlaceValue(
  sight: Sight,
  now: Stand,
  places: readonly Pose[],
  more: More = NOTHING_MORE,
): number {
  if (places.length === 0) return -1;
  const values = places.map((place) => placeValue(sight, now, place, more));
  return Math.max(...values) - outlook(sight, now.at, now.means);
}

/** A reposition never ends on a rock, so the ship may attack from there. */
function placeValue(sight: Sight, now: Stand, place: Pose, more: More): number {
  const { ship, body } = now.at;
  const there = meet(sight, ship, shipBody(body.size, place));
  const means = { ...now.means, mayAttack: true };
  const deadEnd = ship.points * deadEndCost(sight, ship, there.body, isStressed(ship));
  return outlook(sight, there, means) + more(there, means) - deadEnd;
}

/** The side of a barrel roll that leads to the better place. */
export function chooseRollSide(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'barrel-roll-side' }>,
): number {
  const now = standNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ side }) =>
    bestPlaceValue(sight, now, rollPlaces(sight, now.at.ship, side)),
  );
}

/** The direction of a boost that leads to the better place. */
export function chooseBoost(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'boost-direction' }>,
): number {
  const now = standNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ direction }) =>
    bestPlaceValue(sight, now, boostPlaces(sight, now.at.ship, direction)),
  );
}

/** The best of the places on offer. */
export function choosePlace(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'barrel-roll-placement' }>,
): number {
  const now = standNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ at }) => placeValue(sight, now, at, NOTHING_MORE));
}
