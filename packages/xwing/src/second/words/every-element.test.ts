/** Every element of every block shows in the text of its card, in each language: what does not is a lost condition. */
import { lostElements, type Unsaid } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import type { Ability } from '../abilities/language.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { REMOTES } from '../devices/remote-cards.ts';
import { CHASSIS, UPGRADES } from '../index.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

const BLOCKS: readonly Ability[] = [
  ...[...CHASSIS, ...REMOTES].flatMap(({ pilots }) => pilots.flatMap(({ abilities }) => abilities)),
  ...Object.values(SHIP_ABILITIES).flat(),
  ...UPGRADES.flatMap(({ abilities }) => abilities),
  ...DAMAGE_DECK.flatMap(({ abilities }) => abilities),
  ...CONDITIONS.flatMap(({ abilities }) => abilities),
];

/** Blocks that are written otherwise, each once. */
const blocks = [...new Map(BLOCKS.map((block) => [JSON.stringify(block), block])).values()];

const UNSAID: readonly Unsaid[] = [
  { of: /\.rulings\[\]: /, because: 'lines of the rulebook about a card are told with what it does' },
  {
    of: /^(trigger\.may|dice\.may|choose\.must): /,
    because: 'who may do a thing may choose nobody for it, and behind "may" it is one and the same',
  },
  { of: /^(tokens|damage|count)\.least: number$/, because: 'of none there are none: "no token", "no ship"' },
  {
    of: /^(ships|tokens)\.most: number$/,
    because: 'numbers that are only compared have no most, which one that is counted says',
  },
  {
    of: /^(lock|lock-of|reveal|expose|suffer)\.count: number$/,
    because: 'these prices are one thing; damage is counted by hits and crits',
  },
  {
    of: /^(range\.range|revealed\.maneuver\.speed|value lock-range\.range)\[\]: number$/,
    because: 'far enough is "beyond", fast enough "or higher"',
  },
  { of: /^fly-instead\.maneuver\.(faster|speed): number$/, because: 'it is one faster, or stationary' },
  {
    of: /^initiative\.(to|on|until|only): /,
    because: 'initiatives to pick from are said by the first and last of them',
  },
  {
    of: /^place-device\.by\[\](\.how)?: /,
    because: 'how a device is placed is said once, not for each template, and a template once for both ways',
  },
  {
    of: /^(remove|gain-one-of)\.chooser: word$/,
    because: 'who has the tokens picks, and only another who picks is said; one kind needs no pick',
  },
  {
    of: /^(gain|remove|suffer|expose|repair|rotate-ship|flip-upgrade|break-locks|gain-one-of)\.on: word$/,
    because: 'behind "each" and "may" of somebody it is done by and to that ship: no card has another',
  },
  {
    of: /^(acquire-lock|choose-lock|lock-alike|perform-action)\.by: word$/,
    because: 'behind "each" and "may" of somebody it is done by that ship: no card has another',
  },
  { of: /^lock-alike\.inRange: /, because: 'a range that is named is one' },
  { of: /^guess-dial\.on: word$/, because: 'the ship of the moment and the chosen one are both "that ship"' },
  { of: /^lasting\.(on|of\[\]\.mark): /, because: 'that the rest of a card is in force is so for the card' },
  { of: /^let\.who: word$/, because: 'a price in the middle of what this ship does is paid by this ship' },
  { of: /^dice\.group: word$/, because: 'that one of several is used is said once, behind all of them' },
  {
    of: /^dice\.(weapon|whose): word$/,
    because:
      'what may be done in a Modify Dice step without being a modification says whose attack by conditions',
  },
  { of: /^reroll\.(upTo: .*|count: word)$/, because: 'any number and all dice are no count' },
  {
    of: /^stat\.(who|of): word$/,
    because: 'charges are those of the card, and dice that cost one each no count',
  },
  { of: /^change\.to: word$/, because: 'a success of attack dice is a hit, of defense dice an evade' },
  { of: /^change\.evenNone: /, because: 'what follows "all" follows none too' },
  { of: /^reroll-results\.faces\[\]: word$/, because: 'all faces but one twice: no card has that' },
  { of: /^name-result\.dice: word$/, because: 'the moment says which dice' },
  { of: /^revealed-against\.compare: word$/, because: 'bearings are the same, and never higher' },
  {
    of: /^cannot perform-actions\.actions\[\]: word$/,
    because: 'of all actions one twice: no card has that',
  },
  { of: /^cannot lose-tokens\.whom\[\]: left out$/, because: 'nobody named is this ship' },
  { of: /^can reposition-otherwise\.moves\[\]: left out$/, because: 'no move named is decloaking' },
  { of: /^carrier\.edges\[\]: word$/, because: 'guides are named where there is but one edge of them' },
  { of: /^replacement\.may: false$/, because: 'damage that is of the other kind is so by itself' },
  { of: /^trigger\.window: word$/, because: 'an initiative, a token or an action names its moment' },
  { of: /^limited\.is: left out$/, because: 'nothing but yes and no is asked' },
  { of: /^strange\.text\.(en|de|fr): word$/, because: 'each language has its own' },
];

const saidIn = ({ ability }: typeof ENGLISH) =>
  blocks.map((block) => ({ block, say: (one: Ability) => ability(one) }));

describe('every element', () => {
  const { lost, idle } = lostElements(
    { English: saidIn(ENGLISH), German: saidIn(GERMAN), French: saidIn(FRENCH) },
    UNSAID,
  );

  it.each(Object.keys(lost))('shows in the text of its card, but for those with a reason: %s', (language) => {
    expect(lost[language]).toEqual([]);
  });

  it('has no reason without an element', () => {
    expect(idle).toEqual([]);
  });
});
