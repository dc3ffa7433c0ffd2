import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../words/language.ts';
import { FIRST_GAME, spoken as firstSpoken } from '../first/game.ts';
import { words as firstWords } from '../first/names.ts';
import { say } from '../xwing/names.ts';
import { SECOND_GAME } from './game.ts';
import { spoken, words } from './names.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

it('speaks the language of the page from the moment it is shown, on cards and in what the table says', async () => {
  await Promise.all([spoken(), firstSpoken()]);
  expect([words.language, firstWords.language]).toEqual(['en', 'en']);
  await speak('de');
  expect([document.documentElement.lang, words.language, firstWords.language]).toEqual(['de', 'de', 'de']);
  expect([SECOND_GAME, FIRST_GAME].map(({ speaks }) => speaks())).toEqual([
    { rules: 'de', table: 'de' },
    { rules: 'de', table: 'de' },
  ]);
  expect([words.phase('engagement'), firstWords.difficulty('green')]).toEqual(['Kampfphase', 'grün']);
  expect(say().stopsShort({ ships: '7 Howlrunner' })).toBe(
    'Endet früher: im Weg 7 Howlrunner, so wie die Schiffe jetzt stehen.',
  );
  await speak('fr');
  expect([document.documentElement.lang, words.language, firstWords.language]).toEqual(['fr', 'fr', 'fr']);
  await speak('en');
  expect([words.language, firstWords.language]).toEqual(['en', 'en']);
});
