import { allowedTo } from '../abilities/evaluate.ts';
import { isRemote } from '../bodies.ts';
import { relationOf } from '../sides.ts';
import type { Device, SecondState, Ship } from '../state.ts';

/** Whether a unit ignores the effects of a device: those of friendly ones, where a card says so. */
export const ignoresDevice = (state: SecondState, unit: Ship, device: Device): boolean =>
  !isRemote(unit) &&
  relationOf(state, device.player, unit.player) === 'friendly' &&
  allowedTo(state, unit, 'ignore-devices').length > 0;
