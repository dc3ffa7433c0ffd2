import { expect, it } from 'vitest';
import { corpusHash, smallTablesHash } from './corpus.ts';

it('measures the same bits on every machine', () => {
  expect(corpusHash(300)).toBe('07a7a394efb56486');
});

it('measures the same bits on a hundred thousand small tables', () => {
  expect(smallTablesHash(100_000)).toBe('1bb65dcc50699d04');
});
