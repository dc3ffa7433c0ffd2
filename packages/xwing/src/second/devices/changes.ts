import type { SecondState, Ship } from '../state.ts';
import type { DeviceKind, Way } from './kinds.ts';

/** The ways in which a ship may place a device, with those that its cards let it use instead (device.11). */
export function waysOf(
  _state: SecondState,
  _ship: Ship,
  _device: DeviceKind,
  ways: readonly Way[],
): readonly Way[] {
  return ways;
}
