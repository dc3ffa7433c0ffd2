import { expect, it } from 'vitest';
import { corpusHash, smallTablesHash } from './corpus.ts';

it('measures the same bits on every machine', () => {
  expect(corpusHash(300)).toBe('ef29bd3fc95431e8');
});

it('measures the same bits on a hundred thousand small tables', () => {
  expect(smallTablesHash(100_000)).toBe('d468cc3ef85a5c69');
});
