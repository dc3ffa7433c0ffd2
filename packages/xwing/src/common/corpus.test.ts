import { expect, it } from 'vitest';
import { corpusHash, smallTablesHash } from './testing/corpus.ts';

it('gives the same bits as ever on a thousand random tables', () => {
  expect(corpusHash(0)).toBe('cbf29ce484222325');
  expect(corpusHash(1000)).toBe('43efc2204c8343e7');
});

it('gives the same bits as ever on the first twenty thousand of a hundred thousand small tables', () => {
  expect(smallTablesHash(20_000)).toBe('a6bc8d8d4487e34a');
});
