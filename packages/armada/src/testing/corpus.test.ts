import { expect, it } from 'vitest';
import { corpusHash, smallTablesHash } from './corpus.ts';

it('measures the same bits on every machine', () => {
  expect(corpusHash(300)).toBe('e58c581626c6d0b2');
});

it('measures the same bits on a hundred thousand small tables', () => {
  expect(smallTablesHash(100_000)).toBe('89777e9bc4b74a3c');
});
