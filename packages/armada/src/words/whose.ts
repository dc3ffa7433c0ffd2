import type { Condition, Moment } from '../abilities/language.ts';

/** Whom a moment of somebody else is about: a ship, a squadron, or either, as the conditions or the moment say. */
export function whatIsIt(at: Moment, conditions: readonly Condition[]): 'ship' | 'squadron' | 'either' {
  for (const one of conditions) {
    if (one.kind === 'attacker-is') return one.is;
    if (one.kind === 'attacker-has') return 'squadron';
    const piece = one.kind === 'the' ? one.is.find(({ kind }) => kind === 'piece') : undefined;
    if (one.kind === 'the' && one.who !== 'defender' && piece?.kind === 'piece') return piece.is;
  }
  if (at.includes('squadron')) return 'squadron';
  return BOTH.includes(at) ? 'either' : 'ship';
}

const BOTH: readonly Moment[] = [
  'attack-effects',
  'critical-effect',
  'attack-over',
  'targeted',
  'defense-tokens',
  'before-damage',
  'defense-over',
];
