import { passesAll, rules } from '../abilities/evaluate.ts';
import type { ModifyOption } from '../questions.ts';
import type { Attack, Die, SecondState, Ship } from '../state.ts';

/** How an attack remembers that a ship has modified a focus result of its own dice. */
const focusKey = (ship: Ship): string => `focus-modified@${ship.id}`;

/**
 * How many more focus results of its own dice a ship may modify in an attack: all, where no card limits it. What
 * others do to them does not count (faq-specific-card-questions.25).
 */
export function focusResultsLeft(state: SecondState, attack: Attack, owner: Ship): number {
  const limited = rules(state, 'one-focus-modified').some(({ by, ref, of }) =>
    passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, owner, of.whom),
  );
  if (!limited) return Number.POSITIVE_INFINITY;
  return attack.used.includes(focusKey(owner)) ? 0 : 1;
}

/** Remembers that a ship modified focus results of its own dice. */
export function rememberFocusResults(attack: Attack, owner: Ship, count: number): void {
  if (count > 0) attack.used.push(focusKey(owner));
}

/** Takes out of a ship's own options what would modify more focus results than it may. */
export function withinFocusLimit(
  options: readonly ModifyOption[],
  pool: readonly Die[],
  owner: Ship,
  left: number,
): readonly ModifyOption[] {
  const seen = new Set<string>();
  return options
    .flatMap((option) => within(option, pool, owner, left))
    .filter((option) => {
      const name = JSON.stringify(option);
      if (seen.has(name)) return false;
      seen.add(name);
      return true;
    });
}

function within(
  option: ModifyOption,
  pool: readonly Die[],
  owner: Ship,
  left: number,
): readonly ModifyOption[] {
  if (option.kind === 'ability' && option.ship !== owner.id) return [option];
  if (option.kind !== 'ability' && option.kind !== 'spend-lock')
    return focusResultsOf(option, pool, owner, 1) > left ? [] : [option];
  let focuses = 0;
  const dice = option.dice.filter((at) => pool[at]!.face !== 'focus' || ++focuses <= left);
  return dice.length === 0 && option.dice.length > 0 ? [] : [{ ...option, dice }];
}

/** How many focus results of its own dice a ship modifies by an option, of those it may. */
export function focusResultsOf(
  option: ModifyOption,
  pool: readonly Die[],
  owner: Ship,
  left: number,
): number {
  const isFocus = (at: number): boolean => pool[at]?.face === 'focus';
  switch (option.kind) {
    case 'spend-focus':
      return Math.min(left, pool.filter((_, at) => isFocus(at)).length);
    case 'spend-calculate':
    case 'spend-force':
      return 1;
    case 'spend-evade':
    case 'use-knowledge':
      return isFocus(option.die) ? 1 : 0;
    case 'spend-lock':
      return option.dice.filter(isFocus).length;
    case 'ability':
      return option.ship === owner.id ? option.dice.filter(isFocus).length : 0;
    case 'done':
      return 0;
  }
}
