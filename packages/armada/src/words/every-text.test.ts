/** Every card of Armada that does something says what, in every language: none is without a text. */
import { expect, it } from 'vitest';
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { DAMAGE_NAMES } from '../damage/cards.ts';
import { OBJECTIVE_CARDS } from '../objectives/cards.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

it.each([ENGLISH, GERMAN, FRENCH])('every card has a text, $language', ({ cardText }) => {
  const ids = [
    ...DAMAGE_NAMES,
    ...Object.keys(UPGRADE_ABILITIES),
    ...Object.keys(SQUADRON_ABILITIES),
    ...OBJECTIVE_CARDS.map(({ id }) => id),
  ];
  const texts = ids.map((id) => [id, cardText(id) ?? ''] as const);
  expect(texts.filter(([, text]) => !/\p{L}{2}/u.test(text) || /undefined|\[object/.test(text))).toEqual([]);
});

it('the 36 objectives are all there', () => {
  expect(OBJECTIVE_CARDS).toHaveLength(36);
});
