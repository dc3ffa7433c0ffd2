/** Every element of every block shows in the text of its card, in each language: what does not is a lost condition. */
import { lostElements, type Unsaid } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/language.ts';
import { CHASSIS, CONDITIONS, UPGRADES } from '../cards/index.ts';
import { abilityText as english } from './english/abilities/sentences.ts';
import { abilityText as french } from './french/abilities/sentences.ts';
import { abilityText as german } from './german/abilities/sentences.ts';

const BLOCKS: readonly Ability[] = [
  ...CHASSIS.flatMap(({ pilots }) => pilots.flatMap(({ abilities }) => abilities)),
  ...UPGRADES.flatMap(({ abilities, back }) => [...abilities, ...(back?.abilities ?? [])]),
  ...CONDITIONS.flatMap(({ abilities }) => abilities),
];

/** Blocks that are written otherwise, each once. */
const blocks = [...new Map(BLOCKS.map((block) => [JSON.stringify(block), block])).values()];

const UNSAID: readonly Unsaid[] = [
  {
    of: /^(trigger\.may|dice\.may|choose\.must): /,
    because: 'who may do a thing may choose nobody for it, and behind "may" it is one and the same',
  },
  { of: /^(tokens|damage|count)\.least: number$/, because: 'of none there are none: "no token", "no ship"' },
  {
    of: /^(ships|tokens)\.(most|that\[\]): /,
    because:
      'numbers that are only compared have no most; "any number" is as many as there are to choose from',
  },
  {
    of: /^(range\.(range\[\]|of)|side\.is): /,
    because: '"any number" is as many as there are to choose from, said with the choice',
  },
  { of: /^(attack-range\.range|value lock-range\.range)\[\]: number$/, because: 'far enough is "beyond"' },
  {
    of: /^(lock|suffer)\.count: number$/,
    because: 'these prices are one thing; damage is counted by hits and crits',
  },
  { of: /^dice\.weapon: word$/, because: 'who defends needs no weapon' },
  { of: /^reroll\.upTo: /, because: 'any number and all dice are no count' },
  { of: /^change\.to: word$/, because: 'a success of attack dice is a hit, of defense dice an evade' },
  { of: /^change\.evenNone: /, because: 'what follows "all" follows none too' },
  { of: /^(cancel|results)\.faces\[\]: word$/, because: 'of all faces one twice: no card has that' },
  {
    of: /^can fire-disabled\.with\[\]: /,
    because: 'weapons that the card names are said by their names, whatever else is listed',
  },
  { of: /^cannot modify-dice\.dice: word$/, because: 'whose dice they are says which' },
  {
    of: /^(lasts\.on|look-at-dial\.of): word$/,
    because: 'the ship of the moment and the chosen one are "that ship"',
  },
  { of: /^treat-maneuver\.as\.faster\[\]: number$/, because: 'it is one faster or slower' },
  { of: /^trigger\.rememberedInAttack: /, because: 'it is how a game remembers what a later condition asks' },
  { of: /^value bomb-ways\.ways\[\]\.direction: word$/, because: 'a template says its own direction' },
];

const saidIn = (say: (block: Ability) => string) => blocks.map((block) => ({ block, say }));

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
