import { bodyOf, type Ship } from '@firing-arc/xwing/second/engine';
import { type Encounter, meet } from './encounter.ts';
import type { Observation } from './observation.ts';
import { mayAttackNow, type Resources, resourcesOf } from './outlook.ts';

/** A ship where it is, with what it has. */
export interface Stand {
  readonly at: Encounter;
  readonly resources: Resources;
}

export function standNow(observation: Observation, ship: Ship): Stand {
  const resources = { ...resourcesOf(observation, ship), mayAttack: mayAttackNow(observation, ship) };
  return { at: meet(observation, ship, bodyOf(ship)), resources };
}
