import { expect, it } from 'vitest';
import { corpusHash, smallTablesHash } from './corpus.ts';

it('measures the same bits on every machine', () => {
  expect(corpusHash(300)).toBe('d8f9fc2beee184d7');
});

it('measures the same bits on a hundred thousand small tables', () => {
  expect(smallTablesHash(100_000)).toBe('3b5f8b0b1aab4349');
});
