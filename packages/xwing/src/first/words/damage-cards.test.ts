import { expect, it } from 'vitest';
import { DAMAGE_DECKS, DECKS } from '../cards/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';
import { ENGLISH } from './index.ts';

it.each([ENGLISH, GERMAN, FRENCH])('tells what every card of every deck does, $language', (words) => {
  const silent = DECKS.flatMap((deck) =>
    DAMAGE_DECKS[deck].filter(({ name }) => words.damageText(name, deck).trim() === ''),
  );
  expect(silent).toEqual([]);
});

it('tells cards apart that have one name in both decks', () => {
  const blinded = (deck: 'core' | 'tfa') => ENGLISH.damageText('blinded-pilot', deck);
  expect(blinded('core')).not.toBe(blinded('tfa'));
  expect(blinded('core')).toContain('rolls no attack dice');
});
