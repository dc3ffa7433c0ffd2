/** Every card of 2.5 that does something says what, in every language: none is without a text. */
import { expect, it } from 'vitest';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { REMOTES } from '../devices/remote-cards.ts';
import { CHASSIS, UPGRADES } from '../index.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

const PILOTS = [...CHASSIS, ...REMOTES].flatMap(({ pilots }) => pilots);

it.each([ENGLISH, GERMAN, FRENCH])('every card has a text, $language', (words) => {
  const abilities = [
    ...PILOTS.map(({ id, abilities: said }) => [id, said] as const),
    ...Object.entries(SHIP_ABILITIES),
  ];
  const texts: readonly (readonly [string, string])[] = [
    ...abilities.flatMap(([id, said]) => said.map((ability) => [id, words.ability(ability)] as const)),
    ...UPGRADES.filter(({ notYet }) => !notYet).map((card) => [card.id, words.upgrade(card)] as const),
    ...CONDITIONS.map(({ id }) => [id, words.conditionText(id)] as const),
    ...DAMAGE_DECK.map((card) => [card.name, words.damageCard(card)] as const),
    ...REMOTES.map(({ id }) => [id, words.deviceEffect(id)] as const),
  ];
  const broken = texts.filter(([, text]) => !/\p{L}{2}/u.test(text) || /undefined|\[object/.test(text));
  expect(broken.map(([id]) => id)).toEqual([]);
});
