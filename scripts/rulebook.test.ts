import { expect, it } from 'vitest';
import { readLines, rulebooks } from './rulebook/files.ts';
import { faultsOf, type LineText, markOf, type TranslatedLine } from './rulebook/translations.ts';

const english: LineText = {
  id: 'game:range.1',
  section: 'Range',
  text: 'See range.2.',
  check: 'Given two ships.',
};
const german: TranslatedLine = {
  id: 'game:range.1',
  section: 'Reichweite',
  text: 'Siehe range.2.',
  check: 'Gegeben zwei Schiffe.',
  of: markOf(english),
};

it('every line of the rulebooks stands in every language and says what the English says now', () => {
  const books = rulebooks();
  expect(books.map((book) => book.translations.length)).toEqual([2, 2, 2]);
  for (const book of books) {
    const lines = readLines<LineText>(book.english);
    for (const file of book.translations) {
      expect({ file, faults: faultsOf(lines, readLines<TranslatedLine>(file)) }).toEqual({
        file,
        faults: [],
      });
    }
  }
});

it('a translation is out of date once any part of its English changes', () => {
  expect(faultsOf([english], [german])).toEqual([]);
  for (const part of ['section', 'text', 'check', 'note'] as const) {
    const changed = { ...english, [part]: 'Something else.' };
    expect(faultsOf([changed], [german])).toEqual([{ id: 'game:range.1', what: 'out of date' }]);
  }
});

it('names lines that are missing, unknown, there twice, or unlike their English', () => {
  const id = 'game:range.1';
  expect(faultsOf([english], [])).toEqual([{ id, what: 'missing' }]);
  expect(faultsOf([], [german])).toEqual([{ id, what: 'unknown' }]);
  expect(faultsOf([english], [german, { ...german }])).toEqual([{ id, what: 'twice' }]);
  expect(faultsOf([english], [{ ...german, text: 'Siehe range.3.' }])).toEqual([{ id, what: 'unlike' }]);
  expect(faultsOf([english], [{ ...german, note: 'Mehr.' }])).toEqual([{ id, what: 'unlike' }]);
  expect(faultsOf([english], [{ ...german, check: ' ' }])).toEqual([{ id, what: 'unlike' }]);
});
