import {
  type BaseBody,
  band,
  distance,
  type OutlineBody,
  objectiveBody,
  type Pose,
} from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import type { Marker, SecondState, Ship } from '../state.ts';

/** The marker of an objective on the table: an object that nothing moves, locks, attacks or destroys (scenarios.7). */
export const markerBodyOf = (marker: Marker): OutlineBody => objectiveBody(marker);

/** Objectives that lie on the table. */
export const placedMarkers = (state: SecondState): readonly Marker[] =>
  state.markers.filter((marker) => marker.placed);

/** The objective that a ship carries, if it does. */
export function carriedBy(state: SecondState, ship: Ship): Marker | undefined {
  for (const marker of state.markers) if (marker.carrier === ship.id) return marker;
  return undefined;
}

/** Half the diagonal of the marker's bounding box (mm). */
const MARKER_REACH = 26;

/** Whether a ship is at one of the ranges 0 to `range` of an objective. */
export function nearMarker(ship: Ship, marker: Marker, range: number): boolean {
  const reach = range * 100 + MARKER_REACH + bodyOf(ship).radius;
  const dx = ship.x - marker.x;
  const dy = ship.y - marker.y;
  if (dx * dx + dy * dy > reach * reach) return false;
  return band(distance(bodyOf(ship), markerBodyOf(marker))) <= range;
}

/** The objectives on the table on which a ship can act. */
export const markersInReach = (state: SecondState, ship: Ship): readonly Marker[] =>
  placedMarkers(state).filter((marker) => nearMarker(ship, marker, state.scenario?.range ?? 0));

/** A ship's base where it was before it left the table or moved. */
export const baseAt = (ship: Ship, at: Pose): BaseBody => bodyOf(ship, at);

/** The ruling of the scenario on a point of its rules, by the end of its id; the general one when it has none. */
export function rulingOf(
  state: SecondState,
  point: Readonly<Record<string, string>>,
  general: string,
): string {
  return point[state.scenario?.id ?? ''] ?? general;
}
