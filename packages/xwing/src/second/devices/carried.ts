import { upgradeCard } from '../cards/index.ts';
import type { Ship, Upgrade } from '../state.ts';
import { type DeviceKind, PLACING } from './kinds.ts';

/** An upgrade that carries a device (device.9). */
export interface Carried {
  readonly upgrade: string;
  readonly device: DeviceKind;
}

const NOTHING: readonly Carried[] = [];

/** The devices that a ship's upgrades carry. */
export function carriedDevices(ship: Ship): readonly Carried[] {
  let carried: Carried[] | null = null;
  for (const upgrade of ship.upgrades) {
    const device = deviceOn(upgrade);
    if (!device) continue;
    carried ??= [];
    carried.push({ upgrade: upgrade.id, device });
  }
  return carried ?? NOTHING;
}

/** The device that an upgrade carries, if it does. */
function deviceOn({ id }: Upgrade): DeviceKind | null {
  for (const ability of upgradeCard(id)?.abilities ?? [])
    if (ability.kind === 'device') return ability.device;
  return null;
}

/** How many charges of an upgrade come back when it is reloaded. */
export function reloadedAtOnce(upgrade: Upgrade): number {
  const device = deviceOn(upgrade);
  return device ? PLACING[device].reloads : 1;
}
