import type { Shapes, Silhouette } from './shape.ts';

export type { Silhouette } from './shape.ts';

const shapes = new Map<string, Silhouette>();

const DART: Silhouette = { middle: 'M0-.9 .5.7 0 .45-.5.7Z', side: '' };

/** Adds the shapes of ship types, before ships of these types are shown. */
export function addSilhouettes(more: Shapes): void {
  for (const [chassis, shape] of Object.entries(more)) shapes.set(chassis, shape);
}

/** Whether a ship type has a shape of its own. */
export const hasSilhouette = (chassis: string): boolean => shapes.has(chassis);

/** The shape of a ship type; a dart for types without one. */
export const silhouetteOf = (chassis: string): Silhouette => shapes.get(chassis) ?? DART;
