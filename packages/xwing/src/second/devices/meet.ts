import { movedThrough, overlapsBody, type TemplatePart } from '../../common/index.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { areEnemies } from '../sides.ts';
import type { Device, SecondState, Ship } from '../state.ts';
import { deviceBodyOf, deviceWith } from './bodies.ts';
import { detonate } from './detonate.ts';
import { ignoresDevice } from './ignored.ts';
import { traitOf } from './kinds.ts';
import { meetRemote } from './remotes.ts';
import type { DeviceStep } from './steps.ts';

type Meeting = Extract<DeviceStep, { kind: 'meet-device' }>;
const NOTHING: readonly Meeting[] = [];

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

/** The device that a ship met acts on it. */
export function meetDevice(game: SecondGame, meeting: Meeting): void {
  const ship = shipOf(game, meeting.ship);
  const device = deviceWith(game.state, meeting.device);
  if (!device || !inPlay(ship) || ship.destroyed) return;
  const { id, kind } = device;
  game.emit({ kind: 'device-met', ship: ship.id, device: id, name: kind, because: 'xwing2:move.4' });
  if (traitOf(kind) === 'mine') detonate(game, id, ship.id);
  else meetRemote(game, ship, device);
}

/** All that a ship met acts on it at once: for moves that are no maneuvers. */
export function meetDevices(game: SecondGame, ship: Ship, template: TemplatePart | null): void {
  for (const meeting of devicesMet(game.state, ship, template)) meetDevice(game, meeting);
}
