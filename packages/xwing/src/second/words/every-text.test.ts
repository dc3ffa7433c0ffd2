/** Every card of 2.5 that does something says what, in every language, and reads well: none is without a text. */
import { textFaults } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { REMOTES } from '../devices/remote-cards.ts';
import { CHASSIS, UPGRADES } from '../index.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

const PILOTS = [...CHASSIS, ...REMOTES].flatMap(({ pilots }) => pilots);

const textsOf = (words: typeof ENGLISH): readonly (readonly [string, string])[] => {
  const abilities = [
    ...PILOTS.map(({ id, abilities: said }) => [id, said] as const),
    ...Object.entries(SHIP_ABILITIES),
  ];
  return [
    ...abilities.flatMap(([id, said]) => {
      const whole = said.length > 1 ? [[id, words.abilities(said).join(' ')] as const] : [];
      return [...said.map((ability) => [id, words.ability(ability)] as const), ...whole];
    }),
    ...UPGRADES.filter(({ notYet }) => !notYet).map((card) => [card.id, words.upgrade(card)] as const),
    ...CONDITIONS.map(({ id }) => [id, words.conditionText(id)] as const),
    ...DAMAGE_DECK.map((card) => [card.name, words.damageCard(card)] as const),
    ...REMOTES.map(({ id }) => [id, words.deviceEffect(id)] as const),
  ];
};

describe.each([ENGLISH, GERMAN, FRENCH])('every card, $language', (words) => {
  const texts = textsOf(words);

  it('has a text', () => {
    expect(texts.filter(([, text]) => !/\p{L}{2}/u.test(text)).map(([id]) => id)).toEqual([]);
  });

  it('reads well', () => {
    const faulty = texts.flatMap(([id, text]) => {
      const faults = textFaults(words.language, text);
      return faults.length > 0 ? [[id, ...faults, text]] : [];
    });
    expect(faulty).toEqual([]);
  });
});
