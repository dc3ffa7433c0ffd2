/** Cards of a club's own that bring about what they answer: of two such cards, each could answer the other for ever. */

interface WithAbilities {
  readonly abilities: readonly { readonly kind: string; readonly window?: unknown }[];
}

/** Why another card cannot be made of one. */
export const STAYS_AS_IT_IS =
  'which tokens it gains once some are gained stays as it is: two such cards could answer each other for ever';

/** Refuses a card that gains other tokens because some were gained, in a moment, than the one of which it was made. */
export const endlessIn =
  (window: string) =>
  (made: WithAbilities, like: WithAbilities): string | null =>
    gainsByGaining(made, window) === gainsByGaining(like, window) ? null : STAYS_AS_IT_IS;

/** The tokens in what a card gains because a token was gained. */
const gainsByGaining = ({ abilities }: WithAbilities, window: string): string =>
  abilities
    .filter((ability) => ability.window === window && gains(ability))
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
