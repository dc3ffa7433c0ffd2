import {
  type BaseBody,
  executeHuge,
  executeManeuver,
  hugePose,
  type Maneuver,
  type ManeuverResult,
  type Pose,
  previewManeuver,
  type Slide,
  type TemplatePart,
} from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import { onTool } from '../huge/maneuver.ts';
import { isHuge, sizeOf } from '../ship/card.ts';
import type { Ship } from '../state.ts';

/** Where a maneuver of a ship would end if nothing were in the way, and its template; huge ships have none. */
export function previewOf(
  ship: Ship,
  maneuver: Maneuver,
  slide: Slide = 'middle',
  from: Pose = ship,
): { readonly pose: Pose; readonly template: TemplatePart | null } {
  if (isHuge(ship)) return { pose: hugePose(from, onTool(maneuver)), template: null };
  return previewManeuver(sizeOf(ship), from, maneuver, slide);
}

/** What would become of a maneuver of a ship among others; a huge one that slows down executes partially. */
export function executionOf(
  ship: Ship,
  maneuver: Maneuver,
  others: readonly BaseBody[],
  slide: Slide = 'middle',
): ManeuverResult {
  if (!isHuge(ship)) return executeManeuver(sizeOf(ship), ship, maneuver, others, slide);
  const { pose, overlapped } = executeHuge(bodyOf(ship).pose, onTool(maneuver), others, []);
  return {
    pose,
    executed: overlapped.length > 0 ? 'partially' : 'fully',
    backedUp: 0,
    overlapped,
    overlappedAtFull: overlapped,
    touching: [],
    lastBackedOver: -1,
    template: null,
  };
}
