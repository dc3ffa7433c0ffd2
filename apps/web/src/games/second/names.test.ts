import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../words/language.ts';
import { spoken, tableWords, words } from './names.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

it('speaks the language of the page from the moment it is shown, and the table its own', async () => {
  await spoken();
  expect(words.language).toBe('en');
  await speak('de');
  expect([document.documentElement.lang, words.language, tableWords.language]).toEqual(['de', 'de', 'en']);
  expect(words.phase('engagement')).toBe('Kampfphase');
  await speak('fr');
  expect([document.documentElement.lang, words.language]).toEqual(['fr', 'fr']);
  await speak('en');
  expect(words.language).toBe('en');
});
