import { bodyOf, type Ship } from '@firing-arc/xwing/second/engine';
import { type Encounter, meet } from './encounter.ts';
import type { Observation } from './observation.ts';
import { type Means, mayAttackNow, presentMeans } from './outlook.ts';

/** A ship where it is, with what it has. */
export interface Stand {
  readonly at: Encounter;
  readonly means: Means;
}

export function standNow(observation: Observation, ship: Ship): Stand {
  const means = { ...presentMeans(observation, ship), mayAttack: mayAttackNow(observation, ship) };
  return { at: meet(observation, ship, bodyOf(ship)), means };
}
