/** Abilities that bring about what they answer: of two such cards, each could answer the other for ever. */

import type { Ability } from '../abilities/language.ts';

/** Why another card cannot be made of one. */
export const STAYS_AS_IT_IS =
  'which tokens it gains once some are gained stays as it is: two such cards could answer each other for ever';

export interface WithAbilities {
  readonly abilities: readonly Ability[];
}

/** The tokens in what a card gains because a token was gained; it tells two cards apart by them. */
export const gainsByGaining = ({ abilities }: WithAbilities): string =>
  abilities
    .filter((ability) => ability.kind === 'trigger' && ability.window === 'after-gain' && gains(ability))
    .map((ability) => tokensIn(ability).join(' '))
    .join(', ');

function gains(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('kind' in part && /^gain/.test(String(part.kind))) return true;
  return Object.values(part).some(gains);
}

function tokensIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    (name === 'token' || name === 'tokens') && value !== null ? [value].flat().map(String) : tokensIn(value),
  );
}
