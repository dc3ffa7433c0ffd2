/** Every element of every block shows in the text of its card, in each language: what does not is a lost condition. */
import { lostElements, type Unsaid } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/language.ts';
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { DAMAGE_ABILITIES } from '../damage/abilities.ts';
import { abilityText as english } from './english/abilities.ts';
import { abilityText as french } from './french/abilities.ts';
import { abilityText as german } from './german/abilities.ts';
import type { BearerKind } from './words.ts';

type Borne = readonly [block: Ability, bearer: BearerKind];
const BLOCKS: readonly Borne[] = [
  ...[...Object.values(UPGRADE_ABILITIES), ...Object.values(DAMAGE_ABILITIES)].flatMap((all) =>
    all.map((block): Borne => [block, 'ship']),
  ),
  ...Object.values(SQUADRON_ABILITIES).flatMap((all) => all.map((block): Borne => [block, 'squadron'])),
];

/** Blocks that are written otherwise, each once. */
const blocks = [...new Map(BLOCKS.map((borne) => [JSON.stringify(borne), borne])).values()];

const UNSAID: readonly Unsaid[] = [
  {
    of: /^pick\.may: /,
    because: 'behind "may" and of any number, whether one must be picked is one and the same',
  },
  {
    of: /^(the\.(who|is\[\])|trigger\.(if\[\]|of)|cannot\.(if\[\]|for)|attacker-is\.is): /,
    because: 'what the moment or the clause says already ("a ship", "this one") is not said again',
  },
  { of: /^(begin|lasting)\.for: word$/, because: 'that this card goes on is so for whom the sentence names' },
  { of: /^(gain-dial|gain-token)\.of: word$/, because: 'a command of the card is "of that command"' },
  { of: /^either\.by: word$/, because: 'who has the card picks; only another who does is said' },
  {
    of: /^(limits-tokens\.exhausted|self\.not): false$/,
    because: 'that a card is exhausted is said once, by the limit or by its condition',
  },
  { of: /^raise-yaw\.joint: word$/, because: 'two clicks are at the first joint' },
  { of: /^ready-token\.most: number$/, because: 'of unspent tokens it is one' },
  { of: /^redirects\.zones: number$/, because: 'any zones are no number' },
];

const saidIn = (ability: typeof english) =>
  blocks.map(([block, bearer]) => ({ block, say: (one: Ability) => ability(one, bearer) }));

describe('every element', () => {
  const { lost, idle } = lostElements(
    { English: saidIn(english), German: saidIn(german), French: saidIn(french) },
    UNSAID,
  );

  it.each(Object.keys(lost))('shows in the text of its card, but for those with a reason: %s', (language) => {
    expect(lost[language]).toEqual([]);
  });

  it('has no reason without an element', () => {
    expect(idle).toEqual([]);
  });
});
