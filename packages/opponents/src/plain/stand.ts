import { bodyOf, type Ship } from '@firing-arc/xwing/second/bare';
import { type Encounter, meet } from './encounter.ts';
import { type Means, mayAttackNow, presentMeans } from './outlook.ts';
import type { Sight } from './sight.ts';

/** A ship where it is, with what it has. */
export interface Stand {
  readonly at: Encounter;
  readonly means: Means;
}

export function standNow(sight: Sight, ship: Ship): Stand {
  const means = { ...presentMeans(sight, ship), mayAttack: mayAttackNow(sight, ship) };
  return { at: meet(sight, ship, bodyOf(ship)), means };
}
