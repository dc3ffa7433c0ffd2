/** The devices that a ship has moved through or overlaps. */

import { movedThrough, overlapsBody, type TemplatePart } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import { areEnemies } from '../sides.ts';
import type { Device, SecondState, Ship } from '../state.ts';
import { deviceBodyOf } from './bodies.ts';
import { ignoresDevice } from './ignored.ts';
import { traitOf } from './kinds.ts';
import type { Meeting } from './meet.ts';

/**
 * Devices that a ship met on its way over a template, in the order of the way, then those only under its base
 * (move.4, device.16). Of a partly executed maneuver only the template up to the ship counts (device.18).
 */
export function devicesMet(
  state: SecondState,
  ship: Ship,
  template: TemplatePart | null,
  executed = false,
): readonly Meeting[] {
  if (state.devices.length === 0) return NOTHING;
  const bodies = state.devices.map(deviceBodyOf);
  const own = bodyOf(ship);
  const through = template ? movedThrough(template, bodies) : [];
  const under = state.devices.flatMap((_, at) => (overlapsBody(own, bodies[at]!) ? [at] : []));
  const met = [...through, ...under.filter((at) => !through.includes(at))];
  return met.flatMap((at) => {
    const device = state.devices[at]!;
    const overlaps = under.includes(at);
    if (!reacts(state, device, ship, overlaps, executed)) return [];
    return [{ kind: 'meet-device' as const, ship: ship.id, device: device.id, overlaps }];
  });
}

/** Whether a device acts on a ship that came upon it: mines on any, remotes on enemies. */
function reacts(
  state: SecondState,
  device: Device,
  ship: Ship,
  overlaps: boolean,
  executed: boolean,
): boolean {
  if (traitOf(device.kind) === 'mine') return !ignoresDevice(state, ship, device);
  if (!areEnemies(state, device.player, ship.player)) return false;
  switch (device.kind) {
    case 'buzzdroidswarm':
      return true;
    case 'commandos':
      return overlaps;
    case 'drk1probedroid':
      return overlaps && executed;
    default:
      return false;
  }
}

const NOTHING: readonly Meeting[] = [];
