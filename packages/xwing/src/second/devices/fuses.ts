import type { SecondGame } from '../game.ts';
import { breakLocksOnThing } from '../locks.ts';
import type { Device, Obstacle } from '../state.ts';

/** An electro-chaff cloud never has more than one fuse marker (obstacles.14). */
const MOST_FUSES: Readonly<Record<string, number>> = { electrochaffcloud: 1 };

/** With at least one fuse marker it is fused (fuse-marker.1). */
export const isFused = (thing: Device | Obstacle): boolean => thing.fuses > 0;

/** Places a fuse marker on a device. */
export function fuseDevice(game: SecondGame, device: Device, because: string): void {
  device.fuses += 1;
  tellDevice(game, device, because);
}

/** Places a fuse marker on an obstacle, as far as it takes one. */
export function fuseObstacle(game: SecondGame, obstacle: Obstacle, because: string): void {
  if (obstacle.fuses >= (MOST_FUSES[obstacle.outline] ?? Number.POSITIVE_INFINITY)) return;
  obstacle.fuses += 1;
  tellObstacle(game, obstacle, because);
}

/** A fused device that would detonate loses a fuse marker instead (fuse-marker.2); true when it did. */
export function burnFuse(game: SecondGame, device: Device, because: string): boolean {
  if (!isFused(device)) return false;
  device.fuses -= 1;
  tellDevice(game, device, because);
  return true;
}

/** An obstacle loses a fuse marker. */
export function burnObstacle(game: SecondGame, obstacle: Obstacle, because: string): void {
  obstacle.fuses -= 1;
  tellObstacle(game, obstacle, because);
}

/** An obstacle is removed; a fused one loses a fuse marker instead (fuse-marker.3). */
export function removeObstacle(game: SecondGame, obstacle: Obstacle, because: string): void {
  if (isFused(obstacle)) return burnObstacle(game, obstacle, 'xwing2:fuse-marker.3');
  obstacle.placed = false;
  obstacle.leftOut = true;
  game.emit({ kind: 'obstacle-removed', obstacle: obstacle.id, because });
  breakLocksOnThing(game, 'obstacle', obstacle.id, because);
}

/** A device leaves the table, with the locks on it. */
export function removeDevice(game: SecondGame, device: Device, because: string): void {
  const { id, player, kind } = device;
  game.state.devices = game.state.devices.filter((other) => other.id !== id);
  game.emit({ kind: 'device-removed', player, device: id, name: kind, because });
  breakLocksOnThing(game, 'device', id, because);
}

function tellDevice(game: SecondGame, { id, kind, fuses }: Device, because: string): void {
  game.emit({ kind: 'device-fuse', device: id, name: kind, fuses, because });
}

function tellObstacle(game: SecondGame, { id, fuses }: Obstacle, because: string): void {
  game.emit({ kind: 'obstacle-fuse', obstacle: id, fuses, because });
}
