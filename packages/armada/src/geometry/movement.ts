/** Moving a ship: where it ends when other ships are in its way. */
import type { Pose } from '@firing-arc/table';
import { baseBody, distance, overlaps, type ShipBody } from './bodies.ts';
import { type Clicks, courseEnd, type ToolSide, yawAtSpeedZero } from './tool.ts';

/** Where a maneuver ended and whom it overlapped. */
export interface ShipMove {
  readonly pose: Pose;
  /** The speed at which it could finish; below the course's if it overlapped. The dial is unchanged. */
  readonly speed: number;
  /** Indices of all ships that it overlapped at any speed. */
  readonly overlapped: readonly number[];
  /** The one of them closest to its final position, which gets the damage card; null if none. */
  readonly closest: number | null;
}

/**
 * Moves a ship along a course. A final position over another ship fails, and the move is tried again at one speed
 * less, down to staying; there the ship may end on the tool. armada:overlapping.5, .7, .8, .14, .15
 */
export function moveShip(
  ship: ShipBody,
  clicks: Clicks,
  side: ToolSide,
  others: readonly ShipBody[],
): ShipMove {
  const { size } = ship.base;
  const overlapped = new Set<number>();
  for (let speed = clicks.length; speed > 0; speed--) {
    const pose = courseEnd(size, ship.pose, clicks.slice(0, speed), side);
    const under = shipsUnder(baseBody(size, pose), others);
    if (under.length === 0) return finished(ship, pose, speed, overlapped, others);
    for (const index of under) overlapped.add(index);
  }
  return finished(ship, ship.pose, 0, overlapped, others);
}

/** Yaws a ship at speed 0; over another ship it returns unmoved, and both get cards. armada:ship-movement.9, .10 */
export function yawShip(ship: ShipBody, click: number, others: readonly ShipBody[]): ShipMove {
  const { size } = ship.base;
  const pose = yawAtSpeedZero(size, ship.pose, click);
  const under = shipsUnder(baseBody(size, pose), others);
  return finished(ship, under.length === 0 ? pose : ship.pose, 0, new Set(under), others);
}

function shipsUnder(body: ShipBody, others: readonly ShipBody[]): readonly number[] {
  const under: number[] = [];
  for (let i = 0; i < others.length; i++) if (overlaps(body, others[i]!)) under.push(i);
  return under;
}

function finished(
  ship: ShipBody,
  pose: Pose,
  speed: number,
  under: ReadonlySet<number>,
  others: readonly ShipBody[],
): ShipMove {
  const end = baseBody(ship.base.size, pose);
  const overlapped = [...under].sort((a, b) => a - b);
  let closest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const index of overlapped) {
    const mm = distance(end, others[index]!);
    if (mm < least) {
      least = mm;
      closest = index;
    }
  }
  return { pose, speed, overlapped, closest };
}
