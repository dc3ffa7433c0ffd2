/** Windows and blocks that fewer than three cards use stand here: no third card that is written says so. */
import { describe, expect, it } from 'vitest';
import { DAMAGE_ABILITIES } from '../damage/abilities.ts';
import type { Ability } from './language.ts';
import { OF_DAMAGE_CARDS, OF_ONE_CARD, OF_TWO_CARDS } from './rare-blocks.ts';
import { SQUADRON_ABILITIES } from './squadrons.ts';
import { UPGRADE_ABILITIES } from './upgrades.ts';

/** Every block by its kind, with the cards that use it; moments as `at …`. */
function blockUses(): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  const note = (block: string, card: string): void => {
    uses.set(block, (uses.get(block) ?? new Set()).add(card));
  };
  const walk = (data: unknown, card: string): void => {
    if (Array.isArray(data)) for (const one of data) walk(one, card);
    else if (data !== null && typeof data === 'object') {
      for (const [key, value] of Object.entries(data)) {
        if (key === 'kind' && typeof value === 'string') note(value, card);
        if (key === 'at' && typeof value === 'string') note(`at ${value}`, card);
        walk(value, card);
      }
    }
  };
  const cards: readonly Readonly<Record<string, readonly Ability[]>>[] = [
    UPGRADE_ABILITIES,
    SQUADRON_ABILITIES,
    DAMAGE_ABILITIES,
  ];
  for (const some of cards) for (const [card, abilities] of Object.entries(some)) walk(abilities, card);
  return uses;
}

describe('windows and blocks', () => {
  const uses = blockUses();

  const isOfDeck = (cards: ReadonlySet<string>): boolean =>
    [...cards].every((card) => card in DAMAGE_ABILITIES);
  const those = (these: (cards: ReadonlySet<string>) => boolean): readonly string[] =>
    [...uses].flatMap(([block, cards]) => (cards.size < 3 && these(cards) ? [block] : [])).sort();

  it('are each used by three cards, or stand in a list of the rare ones', () => {
    expect(those(isOfDeck)).toEqual([...OF_DAMAGE_CARDS].sort());
    expect(those((cards) => !isOfDeck(cards) && cards.size === 1)).toEqual([...OF_ONE_CARD].sort());
    expect(those((cards) => !isOfDeck(cards) && cards.size === 2)).toEqual([...OF_TWO_CARDS].sort());
  });

  it('are counted by card', () => {
    expect(uses.get('gain-raid')?.has('count-dooku-commander')).toBe(true);
    expect(uses.get('gain-raid')?.has('admiral-motti-commander')).toBe(false);
  });
});
