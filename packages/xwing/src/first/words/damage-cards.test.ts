import { expect, it } from 'vitest';
import { DAMAGE_DECKS } from '../cards/index.ts';
import { ENGLISH } from './index.ts';

it.each(['core', 'tfa'] as const)('tells what every card of the deck %s does', (deck) => {
  const silent = DAMAGE_DECKS[deck].filter(({ name }) => ENGLISH.damageText(name, deck) === '');
  expect(silent).toEqual([]);
});

it('tells cards apart that have one name in both decks', () => {
  const blinded = (deck: 'core' | 'tfa') => ENGLISH.damageText('blinded-pilot', deck);
  expect(blinded('core')).not.toBe(blinded('tfa'));
  expect(blinded('core')).toContain('rolls no attack dice');
});
