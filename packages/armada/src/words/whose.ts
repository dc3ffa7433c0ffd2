import type { Condition, Modifier, Moment, Trait, Whose } from '../abilities/language.ts';
import type { SquadronKeyword } from '../cards/index.ts';
import type { Distance } from '../geometry/index.ts';
import type { BearerKind } from './words.ts';

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

/** Conditions of what is forbidden: of friendly ships it goes without saying that a ship attacks. */
export const aboutFriends = (
  conditions: readonly Condition[],
  whom: Extract<Modifier, { kind: 'cannot' }>['for'],
): readonly Condition[] =>
  whom === 'friends' ? conditions.filter(({ kind }) => kind !== 'attacker-is') : conditions;

/** Whether a condition says that the one that bears the card defends. */
export const isDefending = (one: Condition): boolean =>
  one.kind === 'the' && one.who === 'defender' && one.is.some(({ kind }) => kind === 'self');

/** Whether conditions say that a squadron is attacked. */
export const atSquadrons = (conditions: readonly Condition[]): boolean =>
  conditions.some((one) => one.kind === 'target' && one.is === 'squadron');

const BOTH: readonly Moment[] = [
  'dice-rolled',
  'attack-effects',
  'critical-effect',
  'attack-over',
  'targeted',
  'defense-tokens',
  'tokens-spent',
  'before-damage',
  'defense-over',
];

/** How a language says what somebody is. */
interface FactPhrases {
  readonly having: (keyword: SquadronKeyword) => string;
  readonly within: (band: Distance) => string;
  readonly traits: (traits: readonly Trait[]) => string;
}

/** Conditions that say which ship or squadron somebody is, in brackets, and the conditions that are left. */
export function partedConditions(
  of: Whose,
  conditions: readonly Condition[],
  say: FactPhrases,
): { readonly facts: string; readonly rest: readonly Condition[] } {
  if (of === 'its') return { facts: '', rest: conditions };
  const facts: string[] = [];
  const rest: Condition[] = [];
  for (const one of conditions) {
    if (one.kind === 'attacker-has') facts.push(say.having(one.keyword));
    else if (one.kind === 'attacker-near') facts.push(say.within(one.within));
    else if (one.kind === 'the' && (one.who === 'other' || one.who === 'attacker')) {
      const traits = one.is.filter(({ kind }) => kind !== 'piece');
      if (traits.length > 0) facts.push(say.traits(traits));
    } else if (one.kind !== 'attacker-is') rest.push(one);
  }
  return { facts: facts.length > 0 ? ` (${facts.join(', ')})` : '', rest };
}

/** What a condition says, and where in a sentence that stands. */
type PlacedText<Place> = readonly [place: Place, text: string];

/** Phrases of conditions in a language whose sentences have places for them. */
export type PlacedPhrases<Place> = {
  readonly [Kind in Condition['kind']]:
    | PlacedText<Place>
    | ((one: Extract<Condition, { readonly kind: Kind }>, bearer: BearerKind) => PlacedText<Place>);
};

/** What a condition says, and where. */
export function placedPhrase<Place>(
  table: PlacedPhrases<Place>,
  one: Condition,
  bearer: BearerKind,
): PlacedText<Place> {
  const phrase = table[one.kind] as
    | PlacedText<Place>
    | ((one: Condition, bearer: BearerKind) => PlacedText<Place>);
  return typeof phrase === 'function' ? phrase(one, bearer) : phrase;
}
