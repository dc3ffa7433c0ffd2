/** Lines of the rulebook about a card or one of its abilities: what it does is told with the first, its use with all. */
export interface Ruled {
  readonly rulings?: readonly string[];
}

/** An ability about which the rulebook has lines of its own, by their ids, beside those of its card. */
export const ruled = <Ability extends object>(
  ability: Ability,
  ...rulings: readonly string[]
): Ability & Ruled => ({
  ...ability,
  rulings,
});

/** What tells that an ability is used: its first line, else `usual`; the further ones beside it. */
export function toldBy(
  lines: readonly string[],
  usual: string,
): { readonly because: string; readonly also?: readonly string[] } {
  const [because = usual, ...also] = lines;
  return also.length > 0 ? { because, also } : { because };
}
