import { expect, it } from 'vitest';
import { ENGLISH_WITHOUT_CARDS } from './english/without-cards.ts';

it('says at first neither what devices do nor why something cannot be done: both come with the words of cards', () => {
  const { deviceEffect, refusal } = ENGLISH_WITHOUT_CARDS;
  expect(deviceEffect('protonbomb')).toBe('');
  const nowhere = {} as Parameters<typeof refusal>[1];
  expect(refusal({ option: 'focus', ruling: 'xwing2:actions.3' }, nowhere)).toBe('not possible now');
});
