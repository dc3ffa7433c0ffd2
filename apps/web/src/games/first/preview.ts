/** Where moves of First Edition would lead as the table stands. */

import {
  boostBy,
  executeManeuver,
  type Maneuver,
  type ManeuverResult,
  rolledPose,
  rollTemplate,
  type Side,
  type Template,
} from '@firing-arc/xwing/common';
import {
  bodyOf,
  type DecloakMove,
  decloakParts,
  type FirstState,
  hugeCourse,
  inPlay,
  isHuge,
  isIonized,
  isSameShip,
  obstacleBodyOf,
  type Ship,
  sizeOf,
  templateOfRoll,
  typeOf,
  wholeBodyOf,
} from '@firing-arc/xwing/first/engine';
import { type Around, aroundBy, flight, type Move, reposition } from '../xwing/flight.ts';

/** What an ionized ship flies, whatever its dial shows. */
const ION: Maneuver = { speed: 1, bearing: 'straight', direction: 'straight' };

/** Where an entry of a ship's dial leads if nothing else moves first. */
export function previewDial(state: FirstState, ship: Ship, entry: number): Move | null {
  const shown = typeOf(ship).dial[entry];
  if (!shown) return null;
  const maneuver = isIonized(ship) ? ION : shown.maneuver;
  const around = aroundOf(state, ship);
  const bodies = around.ships.map(({ body }) => body);
  if (isHuge(ship)) return hugeFlight(ship, maneuver, around);
  const slide = maneuver.bearing === 'tallon' ? 0 : 'middle';
  const result = executeManeuver(sizeOf(ship), ship, maneuver, bodies, slide);
  return flight(ship.id, around, result, bodyOf(ship, result.pose));
}

/** A maneuver of a huge ship by its own tool, which stops short of other huge ships only. */
function hugeFlight(ship: Ship, maneuver: Maneuver, around: Around): Move {
  const bodies = around.ships.map(({ body }) => body);
  const { pose, overlapped } = hugeCourse(ship, maneuver, bodies);
  const result: ManeuverResult = {
    pose,
    executed: overlapped.length > 0 ? 'partially' : 'fully',
    backedUp: 0,
    overlapped,
    overlappedAtFull: overlapped,
    touching: [],
    lastBackedOver: -1,
    template: null,
  };
  return flight(ship.id, around, result, wholeBodyOf(ship, pose));
}

/** A boost by a template. */
export function previewBoost(state: FirstState, ship: Ship, template: Template): Move {
  const boosted = boostBy(sizeOf(ship), ship, template);
  return reposition(
    ship.id,
    aroundOf(state, ship),
    boosted.pose,
    bodyOf(ship, boosted.pose),
    boosted.template,
  );
}

/** The middle place of a roll to one side by a template. */
export function previewRoll(state: FirstState, ship: Ship, side: Side, by: Template): Move {
  const size = sizeOf(ship);
  const to = rolledPose({ size, from: ship, side, template: by }, 0, 0);
  const template = rollTemplate({ size, from: ship, side, template: by }, 0);
  return reposition(ship.id, aroundOf(state, ship), to, bodyOf(ship, to), template);
}

/** A ship decloaks by a template of speed 2. */
export function previewDecloak(state: FirstState, ship: Ship, move: DecloakMove): Move {
  const { roll, boost } = decloakParts(move);
  if (boost) return previewBoost(state, ship, boost);
  const way = roll ?? { side: 'left' };
  return previewRoll(state, ship, way.side, templateOfRoll(way, 2));
}

const aroundOf = (state: FirstState, ship: Ship): Around =>
  aroundBy(
    state,
    state.ships.filter((other) => !isSameShip(ship, other) && inPlay(other)),
    (other) => bodyOf(other),
    obstacleBodyOf,
  );
