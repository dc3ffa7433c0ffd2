import {
  type Body,
  bandOn,
  deviceBody,
  distance,
  EPIC_BANDS,
  edgeDistances,
  type OutlineBody,
  overlapsBody,
  type Pose,
} from '../../common/index.ts';
import { bodyOf, inPlay, isRemote, rangeOf, unitBody } from '../bodies.ts';
import { playerOrder } from '../sides.ts';
import type { Device, SecondState, Ship } from '../state.ts';

export { rangeOf, unitBody } from '../bodies.ts';

/** What a device covers, its guides included (device.16). */
export const deviceBodyOf = (device: Device): OutlineBody => deviceBody(device.kind, device);

/** Ships and remotes within some bands of a body, the first player's before the second's. */
export function unitsNear(state: SecondState, body: Body, bands: number): readonly Ship[] {
  const near: Ship[] = [];
  for (const player of playerOrder(state)) {
    for (const unit of state.ships) {
      if (unit.player !== player || !(inPlay(unit) || isRemote(unit))) continue;
      if (rangeOf(unitBody(unit), body) <= bands) near.push(unit);
    }
  }
  return near;
}

/** Ships on top of which a body lies, or that lie on top of it. */
export const shipsOver = (state: SecondState, body: Body): readonly Ship[] =>
  state.ships.filter((ship) => inPlay(ship) && overlapsBody(bodyOf(ship), body));

/** Rounding may put an outline that touches an edge this far across it (mm). */
const ON_EDGE = 1e-6;

/** Whether a body lies wholly inside the play area. */
export const inside = (state: SecondState, body: Body): boolean =>
  edgeDistances(body, state.width, state.depth) >= -ON_EDGE;

/** Whether a device would lie wholly inside the play area (device.17). */
export const fitsAt = (state: SecondState, kind: string, at: Pose): boolean =>
  inside(state, deviceBody(kind, at));

/** The device with this id, if it is in play. */
export const deviceWith = (state: SecondState, id: number): Device | undefined =>
  state.devices.find((device) => device.id === id);

/** The device that a remote is. Throws when the unit is no remote in play. */
export function deviceOfUnit(state: SecondState, unit: Ship): Device {
  const device = state.devices.find((other) => other.unit === unit.id);
  if (!device) throw new Error(`unit ${unit.id} is no remote in play`);
  return device;
}

/** Ranges of a body from the friendly probes, from which a ship may measure locks and jams (objects-remotes.10). */
export function probeRanges(state: SecondState, player: number, target: Body): readonly number[] {
  if (state.devices.length === 0) return NO_RANGES;
  return state.devices
    .filter((device) => device.kind === 'drk1probedroid' && device.player === player)
    .map((device) => {
      const range = rangeOf(deviceBodyOf(device), target);
      return range <= 3
        ? range
        : (bandOn(distance(deviceBodyOf(device), target), EPIC_BANDS) ?? EPIC_BANDS + 1);
    });
}

const NO_RANGES: readonly number[] = [];
