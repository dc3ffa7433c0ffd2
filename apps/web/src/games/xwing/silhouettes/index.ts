import { FIGHTERS } from './fighters.ts';
import { HUGE } from './huge.ts';
import type { Shapes, Silhouette } from './shape.ts';
import { TIES } from './ties.ts';
import { TRANSPORTS } from './transports.ts';

export type { Silhouette } from './shape.ts';

const SHAPES: Shapes = { ...FIGHTERS, ...TIES, ...TRANSPORTS, ...HUGE };

const DART: Silhouette = { middle: 'M0-.9 .5.7 0 .45-.5.7Z', side: '' };

/** Whether a ship type has a shape of its own. */
export const hasSilhouette = (chassis: string): boolean => Object.hasOwn(SHAPES, chassis);

/** The shape of a ship type; a dart for types without one. */
export const silhouetteOf = (chassis: string): Silhouette => SHAPES[chassis] ?? DART;
