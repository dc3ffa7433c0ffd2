import { type Hull, meshAbove } from './hull.ts';
import { THINGS } from './things/index.ts';

/** Whether a device, obstacle or token has a model. */
export function hasThing(id: string): boolean {
  return Object.hasOwn(THINGS, id);
}

/** Every id of a device, obstacle or token with a model. */
export function thingIds(): readonly string[] {
  return Object.keys(THINGS);
}

/**
 * What is no ship: devices and remotes of X-Wing by their kind, stations, creatures and tokens. As a ship's mesh, but
 * z counts from the table. Throws where there is no model. Built anew at each call: keep what you draw.
 */
export function thingOf(id: string): Hull {
  const build = hasThing(id) ? THINGS[id] : undefined;
  if (!build) throw new Error(`there is no model of '${id}'`);
  return meshAbove(build(), 0);
}
