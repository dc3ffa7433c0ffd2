/** Ships as plain meshes, made by code: see README. */

export { aces, isAce } from './aces.ts';
export type { Glow, Hull } from './hull.ts';
export { hasModel, hullOf, modelIds, squadronTypes } from './models.ts';
export type { Size } from './silhouettes.ts';
export { hasThing, thingIds, thingOf } from './things.ts';
