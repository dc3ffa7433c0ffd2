/** Every card of Armada that does something says what, in every language, and reads well: none is without a text. */
import { textFaults } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { DAMAGE_NAMES } from '../damage/cards.ts';
import { OBJECTIVE_CARDS } from '../objectives/cards.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

const IDS = [
  ...DAMAGE_NAMES,
  ...Object.keys(UPGRADE_ABILITIES),
  ...Object.keys(SQUADRON_ABILITIES),
  ...OBJECTIVE_CARDS.map(({ id }) => id),
];

describe.each([ENGLISH, GERMAN, FRENCH])('every card, $language', ({ language, cardText }) => {
  const texts = IDS.map((id) => [id, cardText(id) ?? ''] as const);

  it('has a text', () => {
    expect(texts.filter(([, text]) => !/\p{L}{2}/u.test(text)).map(([id]) => id)).toEqual([]);
  });

  it('reads well', () => {
    const faulty = texts.flatMap(([id, text]) => {
      const faults = textFaults(language, text);
      return faults.length > 0 ? [[id, ...faults, text]] : [];
    });
    expect(faulty).toEqual([]);
  });
});

it('the 36 objectives are all there', () => {
  expect(OBJECTIVE_CARDS).toHaveLength(36);
});
