/** The attack that came out farthest from what its dice gave to expect. */

import { armadaExpectedDamage, type Side, sumChances } from '@firing-arc/odds';
import type { ShownAct } from '../shown/act.ts';
import type { ShownDie } from '../shown/table.ts';
import { type Shot, shotsOf, type Told } from './recap.ts';

/** An event with what it looks like. */
export interface Seen extends Told {
  readonly act: () => ShownAct | null;
}

export interface TurningPoint extends Shot {
  /** What its dice did on average, before they were rolled and without anything that changes them. */
  readonly expected: number;
}

/** A ship that is lost counts for as much as so many points of damage more. */
const LOST = 1.5;
/** An attack less far from what was to be expected turned nothing. */
const LEAST = 1;

/** How many sides of a die of X-Wing hit, and evade. */
const HITS: readonly Side[] = [
  { worth: 1, weight: 4 },
  { worth: 0, weight: 4 },
];
const EVADES: readonly Side[] = [
  { worth: 1, weight: 3 },
  { worth: 0, weight: 5 },
];

/** The attack that turned the game most; null when all came out about as expected. */
export function turningPoint(events: readonly Seen[]): TurningPoint | null {
  const starts = events.flatMap((event, at) => {
    const harm = event.harm();
    return harm?.kind === 'attack' ? [{ at, hitsOnly: harm.hitsOnly ?? false }] : [];
  });
  const shots = shotsOf(events);
  let most: TurningPoint | null = null;
  let farthest = LEAST;
  shots.forEach((shot, nth) => {
    const { at, hitsOnly } = starts[nth]!;
    const acts = events.slice(at, starts[nth + 1]?.at).flatMap((event) => event.act() ?? []);
    const expected = expectedOf(acts, hitsOnly);
    if (expected === null) return;
    // Who is lost cannot lose more: that an attack did less than it might says nothing of its dice.
    const off = shot.destroyed ? Math.max(0, shot.damage - expected) : Math.abs(shot.damage - expected);
    const swing = off + (shot.destroyed && off > 0 ? LOST : 0);
    if (swing < farthest) return;
    farthest = swing;
    most = { ...shot, expected };
  });
  return most;
}

/** The damage to be expected of the dice that were rolled in an attack; null where none were. */
function expectedOf(acts: readonly ShownAct[], hitsOnly: boolean): number | null {
  const first = (pool: 'attack' | 'defense'): readonly ShownDie[] => {
    const act = acts.find((one) => one.kind === 'rolled' && one.pool === pool && !one.again);
    return act?.kind === 'rolled' ? act.dice : [];
  };
  const attack = first('attack');
  if (attack.length === 0) return null;
  if (attack.some(({ color }) => color !== undefined))
    return attack.reduce((sum, { color = 'red' }) => sum + armadaExpectedDamage(color, !hitsOnly), 0);
  return expectedDamage(attack.length, first('defense').length);
}

/** The damage of so many attack dice of X-Wing against so many defense dice, on average. */
export function expectedDamage(attack: number, defense: number): number {
  const evades = sumChances(defense, EVADES);
  return sumChances(attack, HITS).reduce(
    (sum, p, hit) =>
      sum + p * evades.reduce((left, chance, evaded) => left + chance * Math.max(0, hit - evaded), 0),
    0,
  );
}
