import { DAMAGE_DECK, DAMAGE_NAMES, FULL_DECK } from '../abilities/damage-deck.ts';
import { markHooks } from '../abilities/hooks.ts';
import type { Ability } from '../abilities/language.ts';
import type { TestGame } from './index.ts';

/**
 * Damage cards that no deck has, by name with what each does, for windows that no card of the house uses. `lay` puts them
 * into the deck before the tests of a file and `take` takes them out after these; `hooked` has a game act on them.
 */
export function moreDamageCards(abilities: Readonly<Record<string, Ability>>) {
  const more = Object.entries(abilities).map(([name, ability]) => ({
    ...DAMAGE_DECK[0]!,
    id: name,
    name,
    abilities: [ability],
  }));
  const lists: readonly (readonly [list: readonly unknown[], more: readonly unknown[]])[] = [
    [DAMAGE_DECK, more],
    [DAMAGE_NAMES, more.map(({ name }) => name)],
    [FULL_DECK, more.map(({ count }) => count)],
  ];
  return {
    lay: () => {
      for (const [list, added] of lists) (list as unknown[]).push(...added);
    },
    take: () => {
      for (const [list, added] of lists) (list as unknown[]).splice(-added.length);
    },
    hooked: (game: TestGame): TestGame => {
      for (const card of more) markHooks(game.state, card.abilities);
      return game;
    },
  };
}
